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

test('a project is found by title, description or address, a person by name, role or city', () => {
  const project = projectSearch({ title: 'Muro', description: 'Divisa de 18 m', address: 'Cambuí' })
  for (const part of ['muro', 'divisa', 'cambui']) expect(project).toContain(part)
  const person = personSearch({ full_name: 'João', role: 'autonomo', city: 'Sumaré' })
  for (const part of ['joao', fold('Autônomo'), 'sumare']) expect(person).toContain(part)
})
