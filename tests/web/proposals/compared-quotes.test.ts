import { describe, expect, test } from 'vitest'
import type { Proposal } from '#domain/documents'
import type { Quote } from '#domain/projects/quote'
import { emptyQuote } from '#domain/projects/quote-terms'
import { comparePaper } from '../../../web/src/features/proposals/compare-paper'
import { missingText, quoteRows } from '../../../web/src/features/proposals/compare-quotes'
import { worksRow } from '../../../web/src/features/proposals/compare-works'
import { offerGroups } from '../../../web/src/features/proposals/offer-groups'
import { aProject, aProposal, idOf, NOW } from '../../domain/builders'

const row = (kind: Quote['rows'][number]['kind'], total: number) => ({ kind, text: 'Serviço', quantity: '', total })
const offer = (name: string, quote: Partial<Quote> | null, fields: Partial<Proposal> = {}) =>
  aProposal({
    provider_id: idOf(name),
    provider_name: name,
    amount: 2_000,
    ...(quote && { quote: { ...emptyQuote, ...quote }, valid_until: '2026-12-07' }),
    ...fields,
  })

const whole = offer('joao', {
  rows: [row('labour', 1_200.1), row('labour', 299.9), row('material', 500)],
  stages: [
    { name: 'Entrada', amount: 1_000 },
    { name: 'No fim', amount: 1_000 },
  ],
  excluded: ['Pintura', 'Entulho'],
  start: { days: 5 },
  warranty_days: 90,
})
const bare = offer('rosa', { warranty_days: 30 }, { valid_until: '2026-11-19' })
const plain = offer('caio', null)
const compared = [whole, bare, plain]
const rows = quoteRows(compared, '2026-11-20')
const cells = (label: string) => rows.find((each) => each.label === label)?.cells.map(({ text }) => text)

describe('quotes side by side', () => {
  test('[PRODUCT 112] each says what it has, what is missing is said, and what none has is left out', () => {
    const unsaid = 'Não informado'
    expect(rows.map(({ label }) => label)).toEqual(['Mão de obra', 'Material', 'Início', 'Entrada', 'Etapas', 'Garantia', 'Validade', 'Não inclui'])
    expect(cells('Mão de obra')).toEqual(['R$\u00a01.500,00', unsaid, unsaid])
    expect(cells('Início')).toEqual(['em até 5 dias após o aceite', unsaid, unsaid])
    expect(cells('Etapas')?.[0]).toBe('Entrada: R$\u00a01.000,00 (50%)\nNo fim: R$\u00a01.000,00 (50%)')
    expect(cells('Garantia')).toEqual(['90 dias', '30 dias', unsaid])
    expect(cells('Validade')).toEqual(['até 7 de dez.', 'Vencida em 19 de nov.', unsaid])
    const answered = quoteRows([{ ...bare, status: 'accepted' }], '2026-11-20').find(({ label }) => label === 'Validade')
    expect(answered?.cells[0]).toMatchObject({ text: 'até 19 de nov.', tone: 'plain' })
    expect(cells('Não inclui')?.[0]).toBe('• Pintura\n• Entulho')
    expect(
      rows.flatMap((each) => each.cells.filter(({ isLowest }) => isLowest)),
      'a part of an offer wins nothing',
    ).toEqual([])
  })

  test('[PRODUCT 112] what is missing is counted under the name', () => {
    expect(compared.map(({ id }) => missingText(rows, id))).toEqual(['', 'faltam 6 de 8', 'faltam 8 de 8'])
    expect(missingText([...rows.slice(0, 1)], plain.id)).toBe('falta 1 de 1')
  })

  test('[PRODUCT 112] an entry above 30% is pointed out', () => {
    expect(rows.find(({ label }) => label === 'Entrada')?.cells[0]).toMatchObject({
      text: 'R$\u00a01.000,00 (50%)',
      note: 'Entrada de 50% antes de começar',
    })
  })

  test('[PRODUCT 112] of a price by rows a kind that has none is no omission', () => {
    const labourOnly = offer('pedro', { rows: [row('labour', 2_000)] })
    const material = quoteRows([whole, labourOnly], '2026-11-20').find(({ label }) => label === 'Material')
    expect(material?.cells.map(({ text, isMissing }) => [text, isMissing])).toEqual([
      ['R$\u00a0500,00', undefined],
      ['—', undefined],
    ])
  })

  test('[PRODUCT 112] without a quote a comparison is as before', () => {
    expect(quoteRows([plain, offer('zeca', null)], '2026-11-20')).toEqual([])
  })
})

test('[PRODUCT 128] completed works stand beside each other where one has any; of a card that is not on this device nothing is said', () => {
  expect(worksRow(compared, new Map([[whole.provider_id, 0]]))).toEqual([])
  const works = new Map([
    [whole.provider_id, 3],
    [bare.provider_id, 0],
  ])
  expect(worksRow(compared, works).map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])).toEqual([
    ['Obras concluídas', '3', '0', '—'],
  ])
  const { parts } = comparePaper(aProject(), offerGroups(aProject(), compared), works, Date.parse(NOW))
  expect(parts[0]?.table?.rows.map(({ cells }) => cells[0]?.text)).toContain('Obras concluídas')
})

describe('on paper', () => {
  const paperOf = (count: number) => {
    const proposals = Array.from({ length: count }, (_, n) => offer(`p${n}`, { warranty_days: 90 }))
    return comparePaper(aProject(), offerGroups(aProject(), proposals), new Map(), Date.parse(NOW))
  }
  const columns = (count: number) => paperOf(count).parts.map(({ table }) => (table?.columns.length ?? 0) - 1)

  test('[PRODUCT 112] up to four stand upright, more on their side, eight in a row', () => {
    expect([4, 5, 8, 10].map((count) => [paperOf(count).isLandscape, columns(count)])).toEqual([
      [false, [4]],
      [true, [5]],
      [true, [8]],
      [true, [8, 2]],
    ])
  })

  test('[PRODUCT 112] project, names with what is missing, and each row with its marks', () => {
    const { title, facts, parts } = comparePaper(aProject(), offerGroups(aProject(), compared), new Map(), Date.parse(NOW))
    expect([title, ...facts]).toEqual(['Reforma de banheiro', 'Cambuí, rua das Flores · Campinas, SP', 'Orçamento: R$\u00a04.800,00'])
    const texts = [...(parts[0]?.table?.head ?? []), ...(parts[0]?.table?.rows ?? [])].map((line) => line.cells.map(({ text }) => text))
    expect(texts[1]).toEqual(['', 'joao', 'rosa\nfaltam 6 de 8', 'caio\nfaltam 8 de 8'])
    expect(texts.map(([label]) => label)).toEqual(
      expect.arrayContaining(['Total', 'Comparado ao orçamento do cliente', 'Prazo', 'Quem propõe', 'Não inclui']),
    )
    expect(texts.find(([label]) => label === 'Entrada')?.[1]).toContain('Entrada de 50% antes de começar')
  })
})
