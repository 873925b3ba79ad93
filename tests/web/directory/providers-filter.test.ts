import { expect, test } from 'vitest'
import { filterProviders } from '../../../web/src/features/directory/providers-here'
import { aProfile } from './profiles'

const joao = aProfile('João Batista', { about: 'Muros em Sumaré' })
const horizonte = aProfile('Construtora Horizonte', { role: 'empresa', city: 'São José dos Campos' })

test('[PRODUCT 72] a search finds words of name, role, city and state, whatever their case and accents', () => {
  const namesFor = (search: string) => filterProviders([joao, horizonte], search, '').map(({ full_name }) => full_name)
  expect(namesFor('JOAO')).toEqual(['João Batista'])
  expect(namesFor('autônomo')).toEqual(['João Batista'])
  expect(namesFor('Empresa')).toEqual(['Construtora Horizonte'])
  expect(namesFor('sao jose')).toEqual(['Construtora Horizonte'])
  expect(namesFor('campos construtora')).toEqual(['Construtora Horizonte'])
  expect(namesFor('campinas empresa')).toEqual([])
  expect(namesFor('')).toEqual(['João Batista', 'Construtora Horizonte'])
})

test('[PRODUCT 50] what providers write about themselves finds them too', () => {
  expect(filterProviders([joao, horizonte], 'muros sumare', '')).toEqual([joao])
  expect(filterProviders([joao], 'telhados', '')).toEqual([])
})

test.each([
  ['Construção', 'Pedreiro e azulejista'],
  ['Construção', 'Construtora'],
  ['Reforma', 'Reformamos casas'],
  ['Elétrica', 'Eletricista com NR-10'],
  ['Hidráulica', 'Encanador'],
  ['encanador', 'Bombeiro hidráulico'],
  ['Pintura', 'Pintor de fachada'],
  ['pintor campinas', 'Pinturas em geral'],
])("[PRODUCT 50] '%s' finds who writes '%s'", (search, about) => {
  expect(filterProviders([aProfile('Ana', { about }), aProfile('Bia', { about: 'Topógrafa' })], search, '')).toMatchObject([{ about }])
})

test('[PRODUCT 50] what is part of a name or a place asks for no service', () => {
  const pedreiro = aProfile('Ana', { about: 'Pedreiro em Belo Horizonte' })
  expect(filterProviders([pedreiro, horizonte], 'construtora horizonte', '')).toEqual([horizonte])
  expect(filterProviders([pedreiro], 'Pedreira', '')).toEqual([])
})

test('a state leaves those of the others out', () => {
  const mineira = aProfile('Obras de Minas', { state: 'MG' })
  const namesIn = (state: string, search = '') => filterProviders([joao, mineira], search, state).map(({ full_name }) => full_name)
  expect(namesIn('MG')).toEqual(['Obras de Minas'])
  expect(namesIn('SP', 'minas')).toEqual([])
  expect(namesIn('')).toEqual(['João Batista', 'Obras de Minas'])
})
