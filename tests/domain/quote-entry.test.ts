import { expect, test } from 'vitest'
import { entryOf, highEntry, shareOf } from '#domain/projects/quote-entry'

const staged = (name: string, ...amounts: number[]) => ({ stages: amounts.map((amount, at) => ({ name: at === 0 ? name : 'Ao terminar', amount })) })

test('[PRODUCT 109] the entry is the first stage, where its name says that it is paid before the work', () => {
  const names = ['Entrada', 'Sinal de 50%', 'No início da obra', 'Na assinatura', 'Adiantamento', 'ANTES DE COMEÇAR']
  expect(names.filter((name) => !entryOf(staged(name, 50, 50)))).toEqual([])
  const later = ['Na metade da obra', 'Ao terminar', 'Sinalização', 'Antes da pintura', 'Etapa 1']
  expect(later.filter((name) => entryOf(staged(name, 50, 50)))).toEqual([])
  expect(entryOf({ stages: [] })).toBeUndefined()
})

test('[PRODUCT 109] an entry is high above 30% of the price, by the cent', () => {
  expect(highEntry(staged('Entrada', 300, 700), 1_000)).toBeUndefined()
  expect(highEntry(staged('Entrada', 300.01, 699.99), 1_000)).toBe(31)
  expect(highEntry(staged('Entrada', 500, 500), 1_000)).toBe(50)
  expect(highEntry(staged('Na metade', 500, 500), 1_000)).toBeUndefined()
  expect([shareOf(1, 3), shareOf(0, 3), shareOf(1, 0)]).toEqual([33, 0, 0])
})
