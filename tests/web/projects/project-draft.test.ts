import { expect, test } from 'vitest'
import { publishProjectArgs } from '#domain/commands/publish-project'
import { fieldErrorsOf } from '#domain/fields'
import { emptyProject, givenArgs, isHalfRow, isProjectDraft, productsOf } from '../../../web/src/features/projects/project-draft'
import { idOf } from '../../domain/builders'

test('[PRODUCT 70] a product is sent only with both its name and its quantity', () => {
  const rows = [
    { name: ' Cimento CP II ', quantity: '20 sacos' },
    { name: 'Areia', quantity: '  ' },
    { name: '', quantity: '3 m³' },
    { name: '', quantity: '' },
  ]
  expect(productsOf(rows)).toEqual([{ name: 'Cimento CP II', quantity: '20 sacos' }])
  expect(rows.map(isHalfRow)).toEqual([false, true, true, false])
})

test('[PRODUCT 70] a project without a whole product lists none', () => {
  expect(productsOf([])).toBeNull()
  expect(productsOf([{ name: 'Areia', quantity: '' }])).toBeNull()
})

test('an empty form names every required field, and no optional one', () => {
  const errors = fieldErrorsOf(publishProjectArgs, givenArgs(idOf('obra'), emptyProject, { state: '', city: '' }))
  expect(errors).toEqual({ title: 'required', description: 'required', address: 'required', state: 'required', city: 'city_unlisted' })
})

test('what was kept by another form is no draft of this one', () => {
  expect(isProjectDraft(emptyProject)).toBe(true)
  expect(isProjectDraft({ ...emptyProject, budget: '100' })).toBe(false)
  expect(isProjectDraft({ ...emptyProject, timing: 'someday' })).toBe(false)
  expect(givenArgs(idOf('obra'), { ...emptyProject, timing: 'weeks' }, { state: 'SP', city: 'Campinas' })).toMatchObject({ timing: 'weeks' })
  expect(isProjectDraft({ title: 'Obra' })).toBe(false)
})
