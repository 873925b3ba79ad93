import { expect, test } from 'vitest'
import { offerGroups, sortedProposals } from '../../../web/src/features/proposals/offer-groups'
import { proposalsAsText } from '../../../web/src/features/proposals/proposals-as-text'
import { aProject, aProposal, idOf } from '../../domain/builders'

const ana = aProposal({ provider_id: idOf('ana'), provider_name: 'Ana', amount: 300, duration_days: 2, created_at: '2026-11-01' })
const beto = aProposal({ provider_id: idOf('beto'), provider_name: 'Beto', amount: 100, duration_days: 9, created_at: '2026-11-02' })
const caio = aProposal({
  provider_id: idOf('caio'),
  provider_name: 'Caio',
  amount: 200,
  duration_days: 2,
  created_at: '2026-11-03',
  proposal_type: 'both',
})
const all = [ana, beto, caio]
const listed = { products: [{ name: 'Piso', quantity: '5 m²' }] }

test('proposals are sorted by arrival, price or days, and by arrival where they are alike', () => {
  const names = (order: Parameters<typeof sortedProposals>[1], first?: string) => sortedProposals(all, order, first).map((each) => each.provider_name)
  expect(names('arrival')).toEqual(['Caio', 'Beto', 'Ana'])
  expect(names('price')).toEqual(['Beto', 'Caio', 'Ana'])
  expect(names('days')).toEqual(['Caio', 'Ana', 'Beto'])
  expect(names('price', ana.id)).toEqual(['Ana', 'Beto', 'Caio'])
})

test('[PRODUCT 53] proposals are grouped by what they include, first those that include what the project asks', () => {
  const told = (project: Parameters<typeof offerGroups>[0], first?: string) =>
    offerGroups(project, all, first).map(({ type, isWhole, proposals }) => [type, isWhole, proposals.length])
  expect(told(listed)).toEqual([
    ['both', true, 1],
    ['service', false, 2],
  ])
  expect(told({ products: [] })).toEqual([
    ['service', true, 2],
    ['both', false, 1],
  ])
  expect(told(listed, ana.id)[0]).toEqual(['service', false, 2])
})

test('a comparison is passed on as text', () => {
  const project = aProject({ title: 'Piso novo', ...listed })
  expect(proposalsAsText(project, offerGroups(project, all))).toBe(
    [
      'Propostas para “Piso novo”, em Campinas, SP',
      'Serviço e Produtos\n• Caio: R$\u00a0200,00, 2 dias',
      'Apenas Serviço\n• Ana: R$\u00a0300,00, 2 dias\n• Beto: R$\u00a0100,00, 9 dias',
    ].join('\n\n'),
  )
})
