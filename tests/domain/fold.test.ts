import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, personSearch, projectSearch } from '#domain/fold'

test('search ignores case and accents', () => {
  expect(fold('Construção, ÁGUA e Pôr do Sol')).toBe('construcao, agua e por do sol')
  expect(fold('AÇÃO')).toBe(fold('acao'))
})

test('folding what is folded changes nothing', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-zA-ZáàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ ]*$/), (text) => fold(fold(text)) === fold(text)))
})

test('folded Portuguese is plain ASCII', () => {
  expect(fold('áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ')).toMatch(/^[a-z]+$/)
})

test('composed and decomposed letters are the same', () => {
  expect(fold('São'.normalize('NFC'))).toBe(fold('São'.normalize('NFD')))
})

test('[PRODUCT 50] a project is found by title, description and place, a person by name, role, place and what they write about themselves', () => {
  const project = projectSearch({ title: 'Muro', description: 'Divisa de 18 m', address: 'Cambuí', city: 'Araçatuba', state: 'SP' })
  for (const part of ['muro', 'divisa', 'cambui', 'aracatuba', 'sp']) expect(project).toContain(part)
  const person = personSearch({ full_name: 'João', role: 'autonomo', city: 'Sumaré', state: 'SP', about: 'Azulejista há 20 anos' })
  for (const part of ['joao', fold('Autônomo'), 'sumare', 'sp', 'azulejista']) expect(person).toContain(part)
})
