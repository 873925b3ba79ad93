import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quoteLines, quoteLinesWithin } from '#domain/projects/quote-lines'
import { formatAmount, isAmount } from '#domain/values/money'

/** A line, and its row as 'kind | quantity | text | total'. */
const lines: readonly (readonly [written: string, row: string])[] = [
  ['9 sacos argamassa', 'material | 9 sacos | argamassa | ?'],
  ['2x tomada R$ 15,00', 'material | 2 | tomada | 15'],
  ['- pintura sala 350', 'labour |  | pintura sala | 350'],
  ['pintura sala R$ 350', 'labour |  | pintura sala | 350'],
  ['Mão de obra: 1.800,00', 'labour |  | Mão de obra | 1800'],
  ['mao de obra 3,9 mil', 'labour |  | mao de obra | 3900'],
  ['mao de obra', 'labour |  | mao de obra | ?'],
  ['* 12 m² de porcelanato 60x60 - R$ 1.080,00', 'material | 12 m² | porcelanato 60x60 | 1080'],
  ['porcelanato 60x60', 'material |  | porcelanato 60x60 | ?'],
  ['20 m2 pintura 35 reais o m2', 'labour | 20 m2 | pintura | 700'],
  ['3 tomadas a R$ 15,00 cada', 'material | 3 | tomadas | 45'],
  ['reboco 40 m² x 25,00 = 1.000,00', 'labour | 40 m² | reboco | 1000'],
  ['cimento 10 sacos', 'material | 10 sacos | cimento | ?'],
  ['Cimento: 12 sacos', 'material | 12 sacos | Cimento | ?'],
  ['tomada (4)', 'material | 4 | tomada | ?'],
  ['areia 1/2 metro', 'material | 1/2 metro | areia | ?'],
  ['1/2 metro de areia 90,00', 'material | 1/2 metro | areia | 90'],
  ['pintura quarto 2', 'labour |  | pintura quarto 2 | ?'],
  ['disjuntor 20A', 'material |  | disjuntor 20A | ?'],
  ['2 disjuntor 20A 60,00', 'material | 2 | disjuntor 20A | 60'],
  ['1) Demolição do piso antigo .... 600,00', 'labour |  | Demolição do piso antigo | 600'],
  ['2. Assentar azulejo – 900', 'labour |  | Assentar azulejo | 900'],
  ['1 - limpeza final incluso', 'labour |  | limpeza final | 0'],
  ['Frete grátis', 'other |  | Frete | 0'],
  ['caçamba 380', 'other |  | caçamba | 380'],
  ['aluguel de andaime 2 semanas R$ 240', 'other | 2 semanas | aluguel de andaime | 240'],
  ['R$ 450 troca de torneira e sifão', 'labour |  | troca de torneira e sifão | 450'],
  ['torneira cozinha 189,90', 'material |  | torneira cozinha | 189.9'],
  ['✅ instalação do box (incluso)', 'labour |  | instalação do box | 0'],
  ['[10:32, 28/11/2026] João: 3 diárias pedreiro 900', 'labour | 3 diárias | pedreiro | 900'],
  ['28/11/2026 10:32 - João Batista: rejunte 2 kg 30,00', 'material | 2 kg | rejunte | 30'],
  ['material por conta do cliente', 'material |  | material por conta do cliente | ?'],
  ['uma diária de ajudante 150', 'labour | uma diária | ajudante | 150'],
  ['impermeabilizar laje 1500 reais', 'labour |  | impermeabilizar laje | 1500'],
  ['pontos de luz x 6', 'labour | 6 | pontos de luz | ?'],
  ['serviço de hidráulica a combinar', 'labour |  | serviço de hidráulica | ?'],
  ['*Pintura externa* R$ 2.500,00', 'labour |  | Pintura externa | 2500'],
  ['Argamassa\t9\tsc\t35,00\t315,00', 'material | 9 sc | Argamassa | 315'],
  ['9\tsc\tArgamassa\t35,00\t315,00', 'material | 9 sc | Argamassa | 315'],
  ['Pintura sala\tR$ 350,00', 'labour |  | Pintura sala | 350'],
  ['Cimento\t10 sacos\t', 'material | 10 sacos | Cimento | ?'],
  ['Cimento\t10\t\t', 'material | 10 | Cimento | ?'],
  ['Tomada 2P+T; 4; 60,00', 'material | 4 | Tomada 2P+T | 60'],
  ['| Rodapé | 12 m | 240 |', 'material | 12 m | Rodapé | 240'],
  ['Desconto -350', 'other |  | Desconto -350 | ?'],
  ['R$ 350 desconto', 'other |  | R$ 350 desconto | ?'],
  ['Desconto\t350,00', 'other |  | Desconto 350,00 | ?'],
  ['pintura já com desconto 2.000', 'labour |  | pintura já com desconto | 2000'],
  ['Descarte\tincluso', 'other |  | Descarte | 0'],
]

const shown = (text: string) => quoteLines(text).map(({ kind, quantity, text: said, total }) => `${kind} | ${quantity} | ${said} | ${total ?? '?'}`)

describe('lines of a chat or of a sheet', () => {
  test.each(lines)('%s is a row', (written, row) => expect(shown(written)).toEqual([row]))

  test('[PRODUCT 114] a pasted list has a row for each line, under its headings, without sums, and without heads of a sheet', () => {
    const chat = `Bom dia!\nSegue o orçamento:\n\n*Materiais:*\n- 9 sacos argamassa 315,00\n- rejunte 2 kg\n----\nMão de obra\nassentar piso 1.200,00\n\nTotal: R$ 1.515,00`
    expect(shown(chat)).toEqual(['material | 9 sacos | argamassa | 315', 'material | 2 kg | rejunte | ?', 'labour |  | assentar piso | 1200'])
    const sheet = `Item\tDescrição\tQtd\tValor\n1\tPintura sala\t\t350,00\n2\tTinta acrílica\t2 latas\t400,00\nTOTAL\t\t\t750,00`
    expect(shown(sheet)).toEqual(['labour |  | Pintura sala | 350', 'material | 2 latas | Tinta acrílica | 400'])
    expect(shown('Cozinha:\npintura 300\nBanheiro:\npintura 200')).toEqual([
      'labour |  | Cozinha: pintura | 300',
      'labour |  | Banheiro: pintura | 200',
    ])
  })

  test('[PRODUCT 114] any text gives rows with a name of one line, and amounts of whole cents', () => {
    const anyLine = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom(...lines.map(([written]) => written)))
    const property = fc.property(fc.array(anyLine), (all) => {
      for (const { text, quantity, total } of quoteLines(all.join('\n'))) {
        expect(text).toBe(text.trim())
        expect(text).not.toBe('')
        expect(text + quantity).not.toMatch(/[\n\t]/)
        expect(quantity.length).toBeLessThanOrEqual(40)
        expect(total === null || total === 0 || isAmount(total)).toBe(true)
      }
    })
    fc.assert(property)
  })

  test('[PRODUCT 114] what does not fit is read from the rest as from the whole, under its heading', () => {
    const anyLine = fc.constantFrom(...lines.map(([written]) => written), 'Materiais:', 'Cozinha:', 'Outros:', 'Bom dia!', 'Total 900', '')
    const property = fc.property(fc.array(anyLine), fc.nat(12), (all, most) => {
      const text = all.join('\n')
      const { rows, rest } = quoteLinesWithin(text, most)
      expect(rows.length).toBeLessThanOrEqual(most)
      expect([...rows, ...quoteLines(rest)]).toEqual(quoteLines(text))
    })
    fc.assert(property)
    const sheet = ['1\targamassa\t9 sacos\t315,00', '2\trejunte\t2 kg\t30,00'].join('\r\n')
    expect(quoteLinesWithin(sheet, 1).rest).toBe('rejunte\t2 kg\t30,00')
    expect(quoteLinesWithin(`areia 90\n${'x'.repeat(30_000)}`, 40).rest).toHaveLength(10_009)
  })

  test('a name, a quantity and an amount are read as they were written, in either order', () => {
    const name = fc.constantFrom('argamassa', 'tinta branca', 'assentar piso', 'cano de esgoto', 'porcelanato 60x60')
    const quantity = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('sacos', 'm²', 'latas', 'kg')).map((parts) => parts.join(' '))
    const amount = fc.integer({ min: 1, max: 9_999_999_999 }).map((cents) => cents / 100)
    const property = fc.property(name, quantity, amount, (text, many, total) => {
      for (const line of [
        `${many} ${text} R$ ${formatAmount(total)}`,
        `${text} ${many} ${formatAmount(total)}`,
        `${text}\t${many}\t${formatAmount(total)}`,
      ]) {
        expect(quoteLines(line)).toEqual([expect.objectContaining({ text, quantity: many, total })])
      }
    })
    fc.assert(property)
  })
})
