import { describe, expect, test } from 'vitest'
import { type Deal, type DealStage, dealOf, momentKey } from '#domain/projects/deal'
import { stagesAfter } from '#domain/projects/deal-changes'
import { texts } from '#texts'
import type { Paper } from '../../../web/src/components/paper/paper'
import { moneyInWords } from '../../../web/src/features/projects/work/money-in-words'
import { receiptPaper } from '../../../web/src/features/projects/work/receipt-paper'
import { termPaper } from '../../../web/src/features/projects/work/term-paper'
import { ana, aProject, aProposal, aQuote, idOf, joao } from '../../domain/builders'

const ACCEPTED = '2026-11-03T15:00:00.000Z'
const PAID = '2026-11-10T15:00:00.000Z'
const RECEIVED = '2026-11-11T15:00:00.000Z'
const printedAt = Date.parse('2026-11-20T15:00:00.000Z')

const stages = [
  { name: 'Entrada', amount: 1_350 },
  { name: 'Na entrega', amount: 3_000 },
]
const project = aProject({ status: 'completed', accepted_proposal_id: aProposal().id, accepted_at: ACCEPTED, completed_at: RECEIVED })
const proposal = aProposal({ status: 'accepted', quote: aQuote({ rows: [], stages, warranty_days: 90 }) })
const begun = dealOf(proposal, project)

/** Everything that stands on it, in order. */
const written = ({ title, facts, parts, signatures, foot }: Paper): string =>
  [
    ...[title, ...facts],
    ...parts.flatMap(({ title: part, lines = [], list = [], text = '', table }) => [
      part,
      ...lines.map(({ term, value }) => `${term}: ${value}`),
      ...list,
      text,
      ...[...(table?.head ?? []), ...(table?.rows ?? [])].map(({ cells }) => cells.map((cell) => cell.text).join(' | ')),
    ]),
    ...[signatures?.place ?? '', ...(signatures?.names ?? []), foot],
  ]
    .filter(Boolean)
    .join('\n')
    .replaceAll('\u00a0', ' ')

test.each([
  [0.01, 'um centavo'],
  [1, 'um real'],
  [1.5, 'um real e cinquenta centavos'],
  [100, 'cem reais'],
  [1_100, 'mil e cem reais'],
  [2_050, 'dois mil e cinquenta reais'],
  [5_350.3, 'cinco mil trezentos e cinquenta reais e trinta centavos'],
  [1_000_000, 'um milhão de reais'],
  [99_999_999.99, 'noventa e nove milhões, novecentos e noventa e nove mil novecentos e noventa e nove reais e noventa e nove centavos'],
])('[PRODUCT 124] %d is %s', (reais, words) => {
  expect(moneyInWords(reais)).toBe(words)
})

describe('a receipt', () => {
  const received = (fields: Partial<DealStage> = {}, deal: Deal = begun) => {
    const stage = { ...(deal.stages[0] as DealStage), paid_at: PAID, received_at: RECEIVED, ...fields }
    return { project, proposal, deal, stage }
  }

  test('[PRODUCT 124] names both people, the stage, the amount in figures and words, place and day, and is no invoice', () => {
    const text = written(receiptPaper(received(), printedAt))
    expect(text).toContain(
      `Recebi de ${ana.full_name} a quantia de R$ 1.350,00 (mil trezentos e cinquenta reais), referente à etapa “Entrada” da obra “${project.title}”, em Campinas, SP.`,
    )
    for (const words of ['Este recibo não substitui nota fiscal.', 'Campinas, 11 de novembro de 2026', `Fornecedor: ${joao.full_name}`]) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/CPF|CNPJ/)
  })

  test('[PRODUCT 124] names the number that its provider put into the quote, and the whole price where there are no stages', () => {
    const numbered = { ...received(), proposal: { ...proposal, quote: aQuote({ provider_document: '52998224725' }) } }
    expect(written(receiptPaper(numbered, printedAt))).toContain('CPF 529.982.247-25')
    const plain = dealOf(aProposal({ status: 'accepted' }), project)
    expect(written(receiptPaper(received({}, plain), printedAt))).toContain(`referente ao valor total da obra “${project.title}”`)
  })
})

describe('the term of a received work', () => {
  const change = { id: idOf('porta'), by: 'provider' as const, text: 'Porta de correr', amount: 500, days: 2, at: PAID }
  const deal: Deal = {
    ...begun,
    stages: stagesAfter(begun, { ...change, answer: 'accepted', answered_at: PAID }).map((stage, index) =>
      index === 0 ? { ...stage, paid_at: PAID, received_at: RECEIVED } : stage,
    ),
    changes: [
      { ...change, answer: 'accepted', answered_at: PAID },
      { ...change, id: idOf('tinta'), text: 'Outra tinta', answer: 'declined', answered_at: PAID },
    ],
    handed_at: RECEIVED,
    open_points: ['Rejunte do box'],
  }

  test('[PRODUCT 124] says what was agreed, changed, paid and left open, who marked it and when, and nothing of what nobody marked', () => {
    const text = written(termPaper({ project, proposal, deal }, printedAt))
    for (const words of [
      ...[`Cliente: ${ana.full_name}`, `Fornecedor: ${joao.full_name}`, 'Valor da proposta: R$ 4.350,00', 'Valor combinado: R$ 4.850,00'],
      ...['Prazo combinado: 11 dias', 'Prazo até: 14 de nov. de 2026', 'Garantia: 90 dias', 'Obra recebida em: 11 de nov. de 2026'],
      ...['Entrada | — | 10/11/2026 | 11/11/2026 | R$ 1.350,00', 'Na entrega | — | — | — | R$ 3.000,00', 'Porta de correr | — | — | — | R$ 500,00'],
      ...['Pago, como o cliente marcou | R$ 1.350,00', 'Recebido, como o fornecedor confirmou | R$ 1.350,00'],
      ...[`Porta de correr · + R$ 500,00, + 2 dias · proposta por ${joao.full_name}, aceita em 10 de nov. de 2026`, 'Rejunte do box'],
      texts.workPapers.term.claim,
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('Outra tinta')
  })

  test('[PRODUCT 124] breaks no day of a mark', () => {
    const { parts } = termPaper({ project, proposal, deal }, printedAt)
    expect(parts.flatMap(({ table }) => table?.columns ?? [])).toEqual(['text', 'figure', 'figure', 'figure', 'figure'])
  })

  test('[PRODUCT 124] without marks, changes and open points it claims none', () => {
    const text = written(termPaper({ project, proposal, deal: begun }, printedAt))
    expect(text).toContain('Nenhuma pendência anotada no Canteiro.')
    expect(text).not.toMatch(/Recebido, como|Mudanças|Valor da proposta/)
  })

  test('[PRODUCT 120] [PRODUCT 124] names beside each day the one on which it was registered, where that is later', () => {
    const [first] = begun.stages
    const stages = begun.stages.map((stage) => (stage === first ? { ...stage, paid_at: ACCEPTED, received_at: RECEIVED } : stage))
    const registered = { [momentKey({ id: first?.id ?? '', field: 'paid_at' })]: PAID, [momentKey({ id: '', field: 'handed_at' })]: RECEIVED }
    const deal = { ...begun, stages, handed_at: PAID, registered }
    const text = written(termPaper({ project, proposal, deal }, printedAt))
    expect(text).toContain('Entrada | — | 03/11/2026 | 11/11/2026 | R$ 1.350,00')
    expect(text).toContain('Marcações registradas depois\nEntrada · Paga em 3 de nov. de 2026 (registro em 10 de nov. de 2026)')
    expect(text).toContain('Obra entregue em: 10 de nov. de 2026 (registro em 11 de nov. de 2026)')
    const receipt = written(receiptPaper({ project, proposal, deal, stage: stages[0] as DealStage }, printedAt))
    expect(receipt).toContain('Pagamento marcado no Canteiro em: 3 de nov. de 2026 (registro em 10 de nov. de 2026)')
  })
})
