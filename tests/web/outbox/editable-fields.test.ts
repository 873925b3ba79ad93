import { expect, test } from 'vitest'
import { fieldErrorsOf } from '#domain/fields'
import { editableFieldsOf, schemaOf } from '../../../web/src/features/outbox/editable-fields'
import { materialLines, parseMaterialLines } from '../../../web/src/verbs/material-lines'
import { refusedRow } from './rows'

test('only what an item carries can be edited', () => {
  const row = refusedRow('improve_proposal', { proposal_id: 'p1', project_id: 'wall', amount: 900 }, 'project_closed')
  expect(editableFieldsOf(row).map(({ name }) => name)).toEqual(['amount'])
})

test('a project keeps its materials, which are edited one a line', () => {
  const products = [
    { name: 'Cimento', quantity: '12 sacos' },
    { name: 'Bloco: 14 cm', quantity: '900' },
  ]
  const row = refusedRow('publish_project', { products }, 'too_many')
  expect(editableFieldsOf(row).map(({ kind }) => kind)).toEqual(['materials'])
  expect(parseMaterialLines(materialLines(products))).toEqual(products)
  expect(parseMaterialLines(' \n')).toBe(null)
  expect(fieldErrorsOf(schemaOf(row), { products: parseMaterialLines('Cimento') })).toMatchObject({ products: 'required' })
})

test('what carries no words can only be sent again', () => {
  expect(editableFieldsOf(refusedRow('complete_project', { project_id: 'wall' }, 'internal'))).toEqual([])
})

test('an edited item keeps the rules of its form', () => {
  const row = refusedRow('send_message', { content: 'Oi' }, 'internal')
  expect(fieldErrorsOf(schemaOf(row), { ...row.args, content: '   ' })).toEqual({ content: 'required' })
  expect(fieldErrorsOf(schemaOf(row), row.args)).toEqual({})
})

test('a city is chosen together with its state, whichever of the two was sent', () => {
  for (const args of [{ city: 'Zzz' }, { state: 'SP' }]) {
    expect(editableFieldsOf(refusedRow('edit_account', args, 'city_unknown')).map(({ kind }) => kind)).toEqual(['place'])
  }
})
