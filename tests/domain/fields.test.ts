import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { editAccountArgs } from '#domain/commands/edit-account'
import { publishProjectArgs } from '#domain/commands/publish-project'
import { sendProposalArgs } from '#domain/commands/send-proposal'
import { fieldErrorsOf, LONG_TEXT, MAX_PRODUCT_ROWS, parserOf, requiredLine, requiredText } from '#domain/fields'
import { isOperatorName } from '#domain/people/operator-name'
import { isProfileComplete, missingProfileFields } from '#domain/people/profile-completeness'
import { MAX_AMOUNT } from '#domain/values/money'
import { isState, states } from '#domain/values/place'
import { idOf } from './builders'

const project = {
  project_id: idOf('reforma'),
  title: 'Reforma de banheiro',
  description: 'Trocar o piso.',
  address: 'Cambuí, rua das Flores',
  city: 'Campinas',
  state: 'SP',
  budget: 4_800,
  products: [{ name: 'Piso', quantity: '5 m²' }],
}
const proposal = {
  project_id: idOf('reforma'),
  edition: '',
  amount: 4_350,
  duration_days: 9,
  proposal_type: 'service',
  cover_letter: 'Começo segunda.',
}

test.each([
  ['title', '', 'required'],
  ['title', '   ', 'required'],
  ['title', undefined, 'required'],
  ['title', 'x'.repeat(121), 'too_long'],
  ['description', ' ', 'required'],
  ['description', 'x'.repeat(LONG_TEXT + 1), 'too_long'],
  ['address', '', 'required'],
  ['address', 'x'.repeat(201), 'too_long'],
  ['city', '', 'city_unlisted'],
  ['state', '', 'required'],
  ['state', 'XX', 'state_unknown'],
  ['budget', 0, 'amount_invalid'],
  ['budget', 10.001, 'amount_invalid'],
  ['budget', MAX_AMOUNT + 0.01, 'amount_invalid'],
  ['products', [{ name: '', quantity: '1' }], 'required'],
  ['products', [{ name: 'Piso', quantity: ' ' }], 'required'],
  ['products', [{ name: 'x'.repeat(121), quantity: '1' }], 'too_long'],
  ['products', [{ name: 'Piso', quantity: 'x'.repeat(41) }], 'too_long'],
  ['products', Array.from({ length: MAX_PRODUCT_ROWS + 1 }, () => ({ name: 'Piso', quantity: '1' })), 'too_many_rows'],
])('[PRODUCT 27] a project whose %s is %j reads %s', (field, value, error) => {
  expect(fieldErrorsOf(publishProjectArgs, { ...project, [field]: value })).toEqual({ [field]: error })
})

test('[PRODUCT 27] what is far too long is looked through for nothing else, and what is wrong already for nothing more', () => {
  const looked = vi.fn(() => true)
  const named = parserOf(v.object({ name: v.pipe(requiredLine(120), v.check(looked)), late: v.pipe(requiredText(100), v.check(looked)) }))
  for (const name of ['', 'x'.repeat(121), 'x'.repeat(200_000)]) expect(named({ name, late: 'x' })).toBeUndefined()
  expect(looked).not.toHaveBeenCalled()
  // Characters that nobody can see are dropped of texts as people paste them.
  const padded = (most: number) => named({ name: `Ana${'\u200b'.repeat(most)}`, late: `Oi${'\n'.repeat(most)}` })
  expect(padded(1_000)).toEqual({ name: 'Ana', late: 'Oi' })
  expect(padded(100_000)).toBeUndefined()
})

test('[PRODUCT 27] the longest texts and the largest budget are admitted', () => {
  const longest = { title: 'x'.repeat(120), description: 'x'.repeat(LONG_TEXT), address: 'x'.repeat(200), budget: MAX_AMOUNT }
  const products = Array.from({ length: MAX_PRODUCT_ROWS }, () => ({ name: 'x'.repeat(120), quantity: 'x'.repeat(40) }))
  expect(fieldErrorsOf(publishProjectArgs, { ...project, ...longest, products })).toEqual({})
})

test.each([
  ['amount', Number.NaN, 'required'],
  ['amount', undefined, 'required'],
  ['amount', 0, 'amount_invalid'],
  ['amount', 0.001, 'amount_invalid'],
  ['duration_days', undefined, 'required'],
  ['duration_days', 0, 'days_invalid'],
  ['duration_days', 1.5, 'days_invalid'],
  ['duration_days', 3_651, 'days_invalid'],
  ['cover_letter', '\n ', 'required'],
  ['cover_letter', 'x'.repeat(LONG_TEXT + 1), 'too_long'],
  ['proposal_type', 'gift', 'required'],
])('[PRODUCT 27] [PRODUCT 71] a proposal whose %s is %j reads %s', (field, value, error) => {
  expect(fieldErrorsOf(sendProposalArgs, { ...proposal, [field]: value })).toEqual({ [field]: error })
})

test.each([
  ['full_name', ' ', 'required'],
  ['full_name', 'x'.repeat(121), 'too_long'],
  ['full_name', 'Equipe Canteiro · Suporte', 'name_reserved'],
  ['username', 'canteiro.suporte', 'name_reserved'],
  ['username', 'ab', 'username_invalid'],
  ['username', 'João', 'username_invalid'],
  ['username', 'Ana', 'username_invalid'],
  ['username', 'x'.repeat(31), 'username_invalid'],
  ['website', 'obras', 'website_invalid'],
  ['website', 'joao@obras.com.br', 'website_invalid'],
  ['website', 'javascript:alert(1)', 'website_invalid'],
  ['website', 'ftp://obras.com.br', 'website_invalid'],
  ['website', 'https://obras', 'website_invalid'],
  ['website', `https://obras.com.br/${'x'.repeat(200)}`, 'website_invalid'],
  ['phone', '12345', 'phone_invalid'],
  ['document_number', '111.444.777-36', 'document_invalid'],
  ['city', '', 'city_unlisted'],
  ['state', 'ZZ', 'state_unknown'],
  ['address', 'x'.repeat(201), 'too_long'],
  ['about', 'x'.repeat(LONG_TEXT + 1), 'too_long'],
])('[PRODUCT 69] a profile whose %s is %j reads %s', (field, value, error) => {
  expect(fieldErrorsOf(editAccountArgs, { [field]: value })).toEqual({ [field]: error })
})

test.each([
  ['username', ''],
  ['username', 'ana.souza_1-x'],
  ['website', ''],
  ['website', 'http://obras.com.br'],
  ['website', 'HTTPS://obras.com.br/portfolio?a=1'],
  ['phone', ''],
  ['phone', '(11) 98765-4321'],
  ['document_number', ''],
  ['document_number', '111.444.777-35'],
  ['document_number', '12.ABC.345/01DE-35'],
  ['address', ''],
  ['about', ''],
])('a profile whose %s is %j is admitted', (field, value) => {
  expect(fieldErrorsOf(editAccountArgs, { [field]: value })).toEqual({})
})

test.each([
  ...['Equipe Canteiro · Suporte', 'Canteiro', 'O CANTEIRO', 'canteiro.com.br', 'Suporte', 'Atendimento ao Cliente', 'Administração', 'Canteiro App'],
  ...['João – Suporte do Canteiro', 'EquipeCanteiro', 'Canteiro\u200bOficial', 'C4nteir0', 'Suporte 24h', 'Administração do Canteiro', 'Cаntеirо'],
  ...['admin', 'suporte_canteiro', 'Οficiаl Canteiro', '𝐂𝐚𝐧𝐭𝐞𝐢𝐫𝐨'],
])('[PRODUCT 1] %j passes for the operator', (name) => {
  expect(isOperatorName(name)).toBe(true)
})

test.each([
  ...[
    'Canteiro de Obras Silva',
    'Canteiro de Obras',
    'Equipe Canteiro de Obras Ltda',
    'Canteiro Verde Paisagismo',
    'Canteiro Administradora de Obras',
  ],
  ...['Suporte Engenharia', 'Suporte Construções Ltda.', 'Equipe Silva', 'Ana Souza', 'José Canteiro', 'Oficial de Obras João', 'Central Hidráulica'],
  ...['Atendimento Elétrico 24h', 'Segurança Patrimonial Lima', 'Cliente', '7', 'Иван', '建設', '😀'],
])('%j does not', (name) => {
  expect(isOperatorName(name)).toBe(false)
})

test.each([
  ['www.obras.com.br', 'https://www.obras.com.br'],
  [' obras.com.br/fotos?de=2026 ', 'https://obras.com.br/fotos?de=2026'],
  ['obras.com.br:8080', 'https://obras.com.br:8080'],
  ['http://obras.com.br', 'http://obras.com.br'],
])('the website %j is kept as %s', (website, kept) => {
  expect(parserOf(editAccountArgs)({ website })).toEqual({ website: kept })
})

test('a parser trims, drops unknown keys and answers nothing for anything wrong', () => {
  const parse = parserOf(v.object({ title: v.pipe(v.string(), v.trim(), v.minLength(1)) }))
  expect(parse({ title: ' Muro ', status: 'completed' })).toEqual({ title: 'Muro' })
  for (const wrong of [undefined, null, 1, 'Muro', [], {}, { title: 1 }, { title: ' ' }]) expect(parse(wrong)).toBeUndefined()
})

test('[PRODUCT 9] there are 27 states, and nothing else is one', () => {
  expect(new Set(states).size).toBe(27)
  for (const state of states) expect(isState(state)).toBe(true)
  for (const other of ['sp', 'XX', '', null, undefined]) expect(isState(other)).toBe(false)
})

test.each(['full_name', 'city', 'state', 'document_number'])('a profile without %s is incomplete, spaces do not count', (field) => {
  const complete = { full_name: 'Ana', city: 'Campinas', state: 'SP', document_number: '11144477735' }
  expect(isProfileComplete(complete)).toBe(true)
  expect(isProfileComplete({ ...complete, [field]: '' })).toBe(false)
  expect(isProfileComplete({ ...complete, [field]: '  ' })).toBe(false)
  expect(missingProfileFields({ ...complete, [field]: '  ' })).toEqual([field])
})
