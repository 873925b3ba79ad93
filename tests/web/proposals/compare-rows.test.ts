import { expect, test } from 'vitest'
import { compareRows, lowestOf } from '../../../web/src/features/proposals/compare-rows'
import { offerGroups } from '../../../web/src/features/proposals/offer-groups'
import { aProposal, idOf } from '../../domain/builders'

const work = [
  aProposal({
    provider_id: idOf('joao'),
    amount: 4_350,
    duration_days: 9,
    revisions: [{ amount: 4_900, duration_days: 9, proposal_type: 'service', cover_letter: '', at: '' }],
  }),
  aProposal({ provider_id: idOf('rosa'), amount: 4_780, duration_days: 12 }),
]
const both = aProposal({ provider_id: idOf('obras'), amount: 6_180, duration_days: 6, proposal_type: 'both' })
const materials = aProposal({ provider_id: idOf('loja'), amount: 1_290, duration_days: 1, proposal_type: 'products' })

const listed = { products: [{ name: 'Piso', quantity: '5 m²' }] }
const groups = offerGroups(listed, [...work, both, materials])
const row = (key: string, budget = 4_800) => compareRows({ budget }, groups).find((each) => each.key === key)
const lowest = (key: string) => row(key)?.cells.map(({ isLowest }) => isLowest)
const words = (key: string) => row(key)?.cells.map(({ text }) => text)

test('[PRODUCT 53] the lowest is marked only within a group of two or more', () => {
  expect(lowest('total')).toEqual([false, true, false, false])
  expect(lowest('days')).toEqual([false, true, false, false])
  expect(lowest('perDay')).toEqual([false, false, true, false])
})

test('[PRODUCT 53] the difference from the budget is shown only for what includes all that the project asks', () => {
  expect(words('difference')).toEqual(['R$\u00a01.380,00 acima', '—', '—', '—'])
  const service = compareRows({ budget: 4_800 }, offerGroups({ products: [] }, work)).find(({ key }) => key === 'difference')
  expect(service?.cells.map(({ text }) => text)).toEqual(['R$\u00a0450,00 abaixo', 'R$\u00a020,00 abaixo'])
  expect(row('difference', 0)).toBeUndefined()
  expect(compareRows({ budget: 4_800 }, offerGroups(listed, work)).map(({ key }) => key)).toEqual(['total', 'days', 'perDay'])
})

test('equals share the tint, and where all are alike, or alone, none has it', () => {
  expect(lowestOf([3, 1, 1])).toEqual([false, true, true])
  expect(lowestOf([2, 2, 2])).toEqual([false, false, false])
  expect(lowestOf([5])).toEqual([false])
})

test('figures are written out as people compare them', () => {
  expect(words('total')).toEqual(['R$\u00a06.180,00', 'R$\u00a04.350,00', 'R$\u00a04.780,00', 'R$\u00a01.290,00'])
  expect(words('days')).toEqual(['6 dias', '9 dias', '12 dias', '1 dia'])
  expect(words('perDay')).toEqual(['R$\u00a01.030,00', 'R$\u00a0483,33', 'R$\u00a0398,33', 'R$\u00a01.290,00'])
})

test('an improved price says what it was', () => {
  expect(row('total')?.cells.map(({ note }) => note)).toEqual([undefined, 'era R$\u00a04.900,00', undefined, undefined])
})
