import { expect, test } from 'vitest'
import { highEntry } from '#domain/projects/quote-entry'
import { hasContactData } from '#domain/values/contact-data'

test.each([
  'me chama no (19) 98765-4321',
  'zap 19987654321',
  'ligue 98765 4321',
  'tel. 19 3456-7890',
  '+55 19 98765-4321',
  'pix: joao@obras.com.br',
  'chave pix 529.982.247-25',
  'Pix 11.222.333/0001-81',
  '7d9f2c1e-3b4a-4c5d-8e6f-0a1b2c3d4e5f',
  'veja em www.joaopinturas.com.br',
  'joaopinturas.com',
  'insta @joao.pinturas',
])('%s is contact data or a Pix key', (text) => expect(hasContactData(text)).toBe(true))

test.each([
  'Pagamento por Pix ou dinheiro',
  'porcelanato 60x60, 12 m² a R$ 1.234,56',
  'entre R$ 1200-1500',
  'NBR 15575 e NBR 5410',
  'das 8:00 às 17:00, de 01/12/2026 a 20/12/2026',
  '10 x 35,00 = 350,00',
  'Entrada de 50%. O restante ao terminar.',
  'tinta 18 L cor 2098-3040',
  'CEP 13025-320',
])('%s is none', (text) => expect(hasContactData(text)).toBe(false))

test.each([
  ['Entrada', 500, 50],
  ['Sinal na assinatura', 310, 31],
  ['Antes de começar', 1_000, 100],
  ['Entrada', 300, null],
  ['Depois da demolição', 900, null],
  ['Ao terminar', 1_000, null],
])('a first stage %s of %i in 1.000 is pointed out as %s percent', (name, amount, told) => {
  expect(highEntry({ stages: [{ name, amount }] }, 1_000)).toBe(told ?? undefined)
})
