import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Quote } from '#domain/projects/quote'
import { emptyQuote } from '#domain/projects/quote-terms'
import { paperPdf } from '../../../web/src/components/paper/paper-pdf'
import { pdfText } from '../../../web/src/components/paper/pdf-text'
import { quoteSheet } from '../../../web/src/components/projects/quote/quote-sheet'
import { comparePaper } from '../../../web/src/features/proposals/compare-paper'
import { offerGroups } from '../../../web/src/features/proposals/offer-groups'
import { aProject, aProposal, idOf, NOW } from '../../domain/builders'

const given: Quote = {
  ...emptyQuote,
  rows: [
    { kind: 'labour', text: 'Assentar piso', quantity: '24 m²', total: 1_800 },
    { kind: 'material', text: 'Argamassa AC-III', quantity: '9 sacos', total: 400 },
    { kind: 'material', text: 'Rejunte', quantity: '', total: 0 },
  ],
  excluded: ['Pintura'],
  stages: [
    { name: 'Entrada', amount: 700 },
    { name: 'Ao terminar', amount: 1_500 },
  ],
  start: { date: '2026-12-01' },
  warranty_days: 90,
  receipt: 'nota_fiscal',
  registration: 'provider',
  conditions: 'Água por conta do cliente.',
}
const offer = (quote: Quote, fields = {}) => ({ ...aProposal({ amount: 2_200, valid_until: '2026-12-07', ...fields }), quote })
const paperOf = (quote = given, fields = {}, project = aProject()) => quoteSheet(offer(quote, fields), project, Date.parse(NOW))

describe('a quote on paper', () => {
  test('[PRODUCT 113] has both names, the project, rows with their sums, exclusions, stages, validity, the day and a place to sign for both', () => {
    const paper = paperOf()
    const words = JSON.stringify(paper)
    expect(paper.title).toBe('Orçamento')
    expect(paper.facts).toEqual(['Reforma de banheiro', 'Campinas, SP'])
    for (const said of [
      'João Batista · Autônomo, Campinas, SP',
      'Ana Souza',
      '20 de nov. de 2026',
      'até 7 de dez. de 2026',
      '9 dias',
      'Apenas Serviço',
    ])
      expect(words).toContain(said)
    const table = (title: string) => paper.parts.find((part) => part.title === title)?.table?.rows.map(({ cells }) => cells.map(({ text }) => text))
    expect(table('Itens')).toEqual([
      ['Mão de obra', 'R$\u00a01.800,00'],
      ['Assentar piso', '24 m²', 'R$\u00a01.800,00'],
      ['Material', 'R$\u00a0400,00'],
      ['Argamassa AC-III', '9 sacos', 'R$\u00a0400,00'],
      ['Rejunte', '', 'incluso'],
      ['Total', 'R$\u00a02.200,00'],
    ])
    expect(table('Pagamento')).toEqual([
      ['Entrada', '32%', 'R$\u00a0700,00'],
      ['Ao terminar', '68%', 'R$\u00a01.500,00'],
    ])
    expect(paper.parts.find(({ title }) => title === 'Não inclui')?.list).toEqual(['Pintura'])
    expect(words).toContain('em 1 de dez. de 2026')
    expect(paper.signatures).toEqual({ place: 'Local e data', names: ['Fornecedor: João Batista', 'Cliente: Ana Souza'] })
  })

  test('[PRODUCT 113] names its provider’s number only where they have ticked it, and nobody’s address', () => {
    expect(JSON.stringify(paperOf())).not.toMatch(/CPF|CNPJ|Cambuí/)
    expect(JSON.stringify(paperOf({ ...given, provider_document: '52998224725' }))).toContain('CPF 529.982.247-25')
    expect(JSON.stringify(paperOf({ ...given, provider_document: '11222333000181' }))).toContain('CNPJ 11.222.333/0001-81')
  })
})

describe('as a PDF file', () => {
  test('[PRODUCT 112] Portuguese stays, emoji are left out, other scripts are question marks: never other letters', () => {
    expect(pdfText('Orçamento à vista — “até” 50% • R$\u00a01,00 … m² ½ €')).toBe('Orçamento à vista — “até” 50% • R$\u00a01,00 … m² ½ €')
    expect(pdfText('Joa\u0303o\u0007 👷🏽‍♂️ ok ✅')).toBe('João ok')
    expect(pdfText('≥ 2 ≠ 3 → şef ﬁm ⅓ Юра')).toBe('>= 2 <> 3 -> sef fim 1/3 ???')
  })

  test('[PRODUCT 112] holds the words of the paper, on one page', () => {
    const bytes = paperPdf(paperOf({ ...given, conditions: '=1+1 (a) \\ 🙂 fim' }))
    expect(pagesOf(bytes)).toBe(1)
    const words = textOf(bytes)
    for (const said of [
      'Orçamento',
      'João Batista · Autônomo, Campinas, SP',
      'Assentar piso',
      '24 m²',
      'R$ 2.200,00',
      'Não inclui',
      '=1+1 (a) \\ fim',
      'Cliente: Ana Souza',
    ])
      expect(words).toContain(said)
  })

  test('[PRODUCT 112] forty rows stand on two pages, and no word is too long', () => {
    const rows = Array.from({ length: 40 }, (_, n) => ({
      kind: 'material' as const,
      text: `Item ${n} com um texto que enche a linha`,
      quantity: '3 sacos',
      total: 10,
    }))
    const bytes = paperPdf(paperOf({ ...given, rows }))
    expect(pagesOf(bytes)).toBe(2)
    expect(textOf(bytes)).toContain('Item 39')
    const word = 'W'.repeat(120)
    const odd = paperPdf(paperOf({ ...given, excluded: [word] }, { provider_name: word }, aProject({ title: word, client_name: word })))
    // Broken over lines, with none of it lost.
    expect(
      textOf(odd)
        .replaceAll('\n', '')
        .match(/W{120}/g)?.length,
    ).toBeGreaterThan(3)
  })

  test('[PRODUCT 112] a comparison of eight is one page on its side', () => {
    const proposals = Array.from({ length: 8 }, (_, n) =>
      offer({ ...given, excluded: Array.from({ length: 6 }, () => 'Louças e metais') }, { provider_id: idOf(`p${n}`) }),
    )
    const bytes = paperPdf(comparePaper(aProject(), offerGroups(aProject(), proposals), new Map(), Date.parse(NOW)))
    expect(pagesOf(bytes)).toBe(1)
    expect(latin(bytes)).toMatch(/\/MediaBox \[0 0 841\.\d+ 595\.\d+\]/)
  })
})

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const pagesOf = (bytes: Uint8Array): number => latin(bytes).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

/** The lines that its pages show, in their order. */
function textOf(bytes: Uint8Array): string {
  const streams = [...latin(bytes).matchAll(/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')),
  )
  const shown = streams.flatMap((stream) => [...new TextDecoder('windows-1252').decode(stream).matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)])
  return shown.map(([, line = '']) => line.replace(/\\(.)/g, '$1').replaceAll('\u00a0', ' ')).join('\n')
}
