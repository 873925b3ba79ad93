import { expect, test } from 'vitest'
import { publishProjectArgs } from '#domain/commands/publish-project'
import { fieldErrorsOf, parserOf } from '#domain/fields'
import { projectSearch, searchedFor } from '#domain/projects/searched'
import { fold } from '#domain/values/fold'
import { beginningOf, excerpt, isBlank, written, writtenLine } from '#domain/values/written-text'
import { projectArgs } from '../support/data/command-args'

test.each([
  '',
  ' \n\t',
  '\u3164',
  '\u2800\u2800',
  '\u200b',
  '\u00ad',
  '\u200d',
  '\ufeff\u2060',
  '\u115f\u1160',
  '\u0301',
  '\ufe0f',
  '\0\u0007',
  '\u202e\u2066',
  '\u{e0067}',
])('%j shows nothing, so it is empty, as a name, a title or a message', (text) => {
  expect([isBlank(text), written(text), writtenLine(text)]).toEqual([true, '', ''])
  expect(fieldErrorsOf(publishProjectArgs, projectArgs({ title: text, description: text }))).toEqual({ title: 'required', description: 'required' })
})

test.each([
  ['Obra\u00ad boa\u200b', 'Obra boa'],
  ['\u3164Ana\u3164Lima\u3164', 'Ana Lima'],
  ['gnp.\u202eexe\u2066', 'gnp.exe'],
  ['https://obras.com.br\u200b/fotos', 'https://obras.com.br/fotos'],
  ['um\u000bdois\r\ntrês\u2028quatro', 'um\ndois\ntrês\nquatro'],
  ['Z\u0300\u0301\u0302\u0303\u0304algo', 'Z\u0300\u0301\u0302algo'],
  ['João \u{1f477}\u{1f3fd}\u200d\u2642\ufe0f', 'João \u{1f477}\u{1f3fd}\u200d\u2642\ufe0f'],
  ['שלום عربي', 'שלום عربي'],
])('%j is kept as %j', (text, kept) => {
  expect(written(text)).toBe(kept)
  expect(written(kept)).toBe(kept)
})

test('a name, a title and an address are one line, a description keeps its lines', () => {
  const given = projectArgs({ title: 'Muro\n  da  divisa', description: 'um\n\ndois', address: 'Rua A\u2028Centro' })
  expect(parserOf(publishProjectArgs)(given)).toMatchObject({ title: 'Muro da divisa', description: 'um\n\ndois', address: 'Rua A Centro' })
})

test.each([
  ['Muro de 18 m', 20, 'Muro de 18 m'],
  ['Muro de\n18 m', 9, 'Muro de…'],
  ['abc\u{1f9f1}', 5, 'abc\u{1f9f1}'],
  ['abc\u{1f9f1}d', 5, 'abc…'],
  ['ab\u{1f477}\u{1f3fd}\u200d\u2642\ufe0f fim', 8, 'ab…'],
  ['cafe\u0301 preto', 5, 'caf…'],
])('%j is shown in at most %d units as %j', (text, most, shown) => {
  expect(excerpt(text, most)).toBe(shown)
  expect(shown.length).toBeLessThanOrEqual(most)
})

test('a beginning cuts no character in half', () => {
  for (let most = 0; most <= 12; most += 1) expect(beginningOf('\u{1f9f1}'.repeat(6), most)).toBe('\u{1f9f1}'.repeat(Math.floor(most / 2)))
})

test.each([
  ['Campinas, SP'],
  ['Campinas/SP'],
  ['campinas - sp'],
  ['50 m2'],
  ['50m²'],
  ['50m2'],
  ['ar condicionado'],
  ['ar-condicionado'],
  ['AR–CONDICIONADO'],
  ["caixa d'água"],
  ['caixa d’água'],
  ['caixa dagua'],
  ['“split”'],
  ['3x4'],
  ['3×4'],
  ['2º andar'],
  ['５０'],
])('[PRODUCT 50] a project is found by %j, however its units, dashes, quotes and place are written', (typed) => {
  const read = projectSearch({
    title: 'Ar-condicionado (split) no 2º andar',
    description: 'Sala de 50 m², 3 × 4, trocar a caixa d’água.'.replace('3 × 4', '3×4'),
    address: 'Cambuí',
    city: 'Campinas',
    state: 'SP',
    trades: [],
  })
  expect(searchedFor(typed).every((answers) => answers.some((text) => read.includes(text)))).toBe(true)
})

test('[PRODUCT 50] marks alone ask for nothing', () => {
  expect(searchedFor(' - , ')).toEqual([])
  expect(fold('“—”')).toBe(' ')
})
