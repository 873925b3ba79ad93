import { expect, test } from 'vitest'
import { compareRows, lowestOf } from '../../../web/src/features/proposals/compare-rows'
import { aProposal, idOf } from '../../domain/builders'

const proposals = [
  aProposal({
    provider_id: idOf('joao'),
    amount: 4_350,
    duration_days: 9,
    revisions: [{ amount: 4_900, duration_days: 9, proposal_type: 'service', cover_letter: '', at: '' }],
  }),
  aProposal({ provider_id: idOf('obras'), amount: 6_180, duration_days: 6, proposal_type: 'both' }),
  aProposal({ provider_id: idOf('rosa'), amount: 4_780, duration_days: 12 }),
]

const row = (key: string, budget = 4_800) => compareRows({ budget }, proposals).find((each) => each.key === key)
const lowest = (key: string) => row(key)?.cells.map(({ isLowest }) => isLowest)
const words = (key: string) => row(key)?.cells.map(({ text }) => text)

test('what is lowest in a row is tinted, a row at a time', () => {
  expect(lowest('total')).toEqual([true, false, false])
  expect(lowest('difference')).toEqual([true, false, false])
  expect(lowest('days')).toEqual([false, true, false])
  expect(lowest('perDay')).toEqual([false, false, true])
  expect(lowest('includes')).toEqual([false, false, false])
})

test('equal values share the tint; where all are equal, or there is only one, none has it', () => {
  expect(lowestOf([3, 1, 1])).toEqual([false, true, true])
  expect(lowestOf([2, 2, 2])).toEqual([false, false, false])
  expect(lowestOf([5])).toEqual([false])
})

test('figures are written out as people compare them', () => {
  expect(words('total')).toEqual(['R$ 4.350,00', 'R$ 6.180,00', 'R$ 4.780,00'])
  expect(words('difference')).toEqual(['R$ 450,00 abaixo', 'R$ 1.380,00 acima', 'R$ 20,00 abaixo'])
  expect(words('days')).toEqual(['9 dias', '6 dias', '12 dias'])
  expect(words('perDay')).toEqual(['R$ 483,33', 'R$ 1.030,00', 'R$ 398,33'])
  expect(words('includes')).toEqual(['Apenas Serviço', 'Serviço e Produtos', 'Apenas Serviço'])
})

test('an improved price says what it was', () => {
  expect(row('total')?.cells.map(({ note }) => note)).toEqual(['era R$ 4.900,00', undefined, undefined])
})

test('without a budget there is no difference to it', () => {
  expect(row('difference', 0)).toBeUndefined()
})
