import { expect, test } from 'vitest'
import { projectSearch, searchedFor } from '#domain/projects/searched'

const finds = (typed: string, title: string, trades: string[] = []): boolean => {
  const text = projectSearch({ title, description: '', address: '', city: '', state: '', trades })
  return [false, true].some((slips) => searchedFor(typed, slips).every((texts) => texts.some((part) => text.includes(part))))
}

test.each<[typed: string, text: string, trades?: string[]]>([
  ['pedreiro', 'Muro de divisa com 18 m'],
  ['pedrero', 'Preciso de pedreiro'],
  ['pedreiro', 'presizo de pedrero'],
  ['perdeiro', 'Rebocar parede'],
  ['pedrei', 'Pedreiro'],
  ['azulegista', 'Colocar azulejo', []],
  ['azulejsta', '', ['azulejista']],
  ['ladrilheiro', '', ['azulejista']],
  ['encanadr', 'torneira pingando'],
  ['bombeiro hidraulico', '', ['encanador']],
  ['marido de aluguel', '', ['marido']],
  ['ar condicionado', '', ['ar-condicionado']],
  ['eletrisista', 'Trocar disjuntor'],
  ['elétrica', 'Eletricista em Campinas'],
  ['impermiabilização', 'Infiltração na laje'],
  ['goteira', '', ['telhadista']],
  ['porcelnato', 'Assentar porcelanato'],
  ['campinas', 'Rua A, Campinas SP'],
  ['rua josé', 'Rua Jose, 12'],
  ['jonatan', 'Jhonatan Souza'],
  ['cozinha', 'reforma de cosinha'],
  ['50m2', 'Piso de 50 m²'],
  ['quebra', 'quebrar piso'],
  ['banheiro', 'reforma de banhero'],
  ['c', 'cerâmica'],
])('%j finds %j %j', (typed, text, trades) => {
  expect(finds(typed, text, trades)).toBe(true)
})

test.each<[typed: string, text: string, trades?: string[]]>([
  ['pedreiro', 'Pintura de sala'],
  ['pintor', 'Muro de divisa'],
  ['campinas', 'Sorocaba'],
  ['eletricista', 'Muro', ['pedreiro']],
  ['vidro', 'Pintura', ['pintor']],
  ['gato', 'prato'],
  ['casa', 'caixa'],
])('%j does not find %j %j', (typed, text, trades) => {
  expect(finds(typed, text, trades)).toBe(false)
})
