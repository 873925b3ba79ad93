import { describe, expect, test } from 'vitest'
import type { Proposal } from '#domain/documents'
import { termsOf } from '#domain/projects/proposal-terms'
import { type MyProject, withProposals } from '../../../web/src/data/queries/projects'
import { compareRows, lowestOf } from '../../../web/src/features/proposals/compare-rows'
import * as drafts from '../../../web/src/features/proposals/form/proposal-draft'
import { offerGroups, sortedProposals } from '../../../web/src/features/proposals/offer-groups'
import { proposalsAsText } from '../../../web/src/features/proposals/proposals-as-text'
import { aProject, aProposal, idOf } from '../../domain/builders'

describe('the comparison', () => {
  const revisions = [{ ...termsOf(aProposal({ amount: 4_900 })), at: '' }]
  const work = [
    aProposal({ provider_id: idOf('joao'), amount: 4_350, duration_days: 9, revisions }),
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
  })

  test('[PRODUCT 53] the difference from the budget is shown only for what includes all that the project asks', () => {
    expect(words('difference')).toEqual(['R$\u00a01.380,00 acima', '—', '—', '—'])
    const service = compareRows({ budget: 4_800 }, offerGroups({ products: [] }, work)).find(({ key }) => key === 'difference')
    expect(service?.cells.map(({ text }) => text)).toEqual(['R$\u00a0450,00 abaixo', 'R$\u00a020,00 abaixo'])
    expect(row('difference', 0)).toBeUndefined()
    const rows = compareRows({ budget: 4_800 }, offerGroups(listed, work)).map(({ key }) => key)
    expect(rows, 'a price for a day is no figure: it praises the slow').toEqual(['total', 'days'])
  })

  test('equals share the tint, and where all are alike, or alone, none has it', () => {
    expect(lowestOf([3, 1, 1])).toEqual([false, true, true])
    expect(lowestOf([2, 2, 2])).toEqual([false, false, false])
    expect(lowestOf([5])).toEqual([false])
    expect(lowestOf([2, Number.POSITIVE_INFINITY])).toEqual([false, false])
    expect(lowestOf([3, 2, Number.POSITIVE_INFINITY])).toEqual([false, true, false])
  })
})

describe('groups', () => {
  const of = (provider_name: string, terms: Partial<Proposal>) => aProposal({ provider_id: idOf(provider_name), provider_name, ...terms })
  const ana = of('Ana', { amount: 300, duration_days: 2, created_at: '2026-11-01' })
  const beto = of('Beto', { amount: 100, duration_days: 9, created_at: '2026-11-02' })
  const caio = of('Caio', { amount: 200, duration_days: 2, created_at: '2026-11-03', proposal_type: 'both' })
  const all = [ana, beto, caio]
  const listed = { products: [{ name: 'Piso', quantity: '5 m²' }] }

  test('proposals are sorted by arrival, price or days, and by arrival where they are alike', () => {
    const names = (order: Parameters<typeof sortedProposals>[1], first?: string) =>
      sortedProposals(all, order, first).map((each) => each.provider_name)
    expect(names('arrival')).toEqual(['Caio', 'Beto', 'Ana'])
    expect(names('price')).toEqual(['Beto', 'Caio', 'Ana'])
    expect(names('days')).toEqual(['Caio', 'Ana', 'Beto'])
    expect(names('price', ana.id)).toEqual(['Ana', 'Beto', 'Caio'])
  })

  test('[PRODUCT 53] proposals are grouped by what they include, first those that include what the project asks', () => {
    const told = (project: Parameters<typeof offerGroups>[0], first?: string) =>
      offerGroups(project, all, first).map(({ type, isWhole, proposals }) => `${type} ${isWhole ? 'whole' : 'part'} ${proposals.length}`)
    expect(told(listed)).toEqual(['both whole 1', 'service part 2'])
    expect(told({ products: [] })).toEqual(['service whole 2', 'both part 1'])
    expect(told(listed, ana.id)[0]).toBe('service part 2')
  })

  test('[PRODUCT 85] a comparison is passed on as text, which says of each whether it was written before an edit', () => {
    const edition = idOf('edicao')
    const project = aProject({ title: 'Piso novo', edition, ...listed })
    expect(proposalsAsText(project, offerGroups(project, [ana, { ...beto, edition }, { ...caio, edition }]))).toBe(
      [
        'Propostas para “Piso novo”, em Campinas, SP',
        'Serviço e Produtos\n• Caio: R$\u00a0200,00, 2 dias',
        'Apenas Serviço\n• Ana: R$\u00a0300,00, 2 dias, feita antes da mudança\n• Beto: R$\u00a0100,00, 9 dias',
      ].join('\n\n'),
    )
  })
})

describe('a draft', () => {
  const { draftOf, emptyProposal, isTypedProposal, nothingTyped, proposalOf, touching, typeOf } = drafts
  const withProducts = aProject({ products: [{ name: 'Cimento', quantity: '20 sacos' }] })
  const withoutProducts = aProject()

  test("the type is 'both' where the project lists products, else 'service'", () => {
    expect(typeOf(emptyProposal, withProducts)).toBe('both')
    expect(typeOf(emptyProposal, withoutProducts)).toBe('service')
  })

  test('a chosen type stands as long as the project offers it', () => {
    expect(typeOf({ proposal_type: 'products' }, withProducts)).toBe('products')
    expect(typeOf({ proposal_type: 'products' }, withoutProducts)).toBe('service')
  })

  test('improving begins at the terms that stand', () => {
    const draft = draftOf(aProposal({ amount: 4_350, duration_days: 9, proposal_type: 'service', cover_letter: 'Começo segunda.' }))
    expect(draft).toEqual({ ...emptyProposal, proposal_type: 'service', amount: 4_350, duration_days: 9, cover_letter: 'Começo segunda.' })
    expect(isTypedProposal(draft)).toBe(true)
  })

  test('[P5] a half-written improvement keeps what was touched, and what another device improved meanwhile stands', () => {
    const stood = draftOf(aProposal({ amount: 4_350, duration_days: 9, cover_letter: 'Começo segunda.' }))
    const touched = touching(nothingTyped, stood, { ...stood, amount: 4_000 })
    const improved = { ...stood, duration_days: 7 }
    expect(proposalOf(improved, touched)).toEqual({ ...improved, amount: 4_000 })
    // Typed back to what stood is touched still: it was looked at.
    const back = touching(touched, proposalOf(improved, touched), { ...improved, amount: 4_350 })
    expect(proposalOf({ ...improved, amount: 5_000 }, back)).toEqual(improved)
  })
})

describe('what was received', () => {
  /** Only what the order depends on. */
  const received = (id: string, ...times: string[]): MyProject =>
    ({ project: { id }, proposals: times.map((created_at) => ({ id: `${id}-${created_at}`, created_at })) }) as unknown as MyProject

  test('[PRODUCT 65] received proposals are grouped by project, where something arrived last first, the newest of each first', () => {
    const groups = withProposals([received('a', '2026-11-01', '2026-11-05'), received('b'), received('c', '2026-11-07'), received('d', '2026-11-03')])
    expect(groups.map(({ project }) => project.id)).toEqual(['c', 'a', 'd'])
    expect(groups[1]?.proposals.map(({ created_at }) => created_at)).toEqual(['2026-11-05', '2026-11-01'])
  })
})
