import { expect, test } from 'vitest'
import { filterProjects } from '../../../web/src/features/projects/open-projects-filter'
import { aProject, idOf } from '../../domain/builders'

const eletrica = aProject({ id: idOf('eletrica'), title: 'Instalação elétrica', description: 'Sobrado novo.', address: 'Centro' })
const muro = aProject({ id: idOf('muro'), title: 'Muro de arrimo', description: '18 m de divisa.', address: 'Barão Geraldo', state: 'MG' })
const everything = { search: '', state: '', timing: '', without: new Set<string>() }

test('a search finds words of title, description and address, whatever their case and accents', () => {
  const titlesFor = (search: string) => filterProjects([eletrica, muro], { ...everything, search }).map(({ title }) => title)
  expect(titlesFor('INSTALACAO')).toEqual(['Instalação elétrica'])
  expect(titlesFor('divisa')).toEqual(['Muro de arrimo'])
  expect(titlesFor('barão')).toEqual(['Muro de arrimo'])
  expect(titlesFor('barao muro')).toEqual(['Muro de arrimo'])
  expect(titlesFor('muro sobrado')).toEqual([])
  expect(titlesFor('  ')).toEqual(['Instalação elétrica', 'Muro de arrimo'])
})

test("'Meu estado' keeps one state, and 'Não enviei' leaves out what one has proposed on", () => {
  expect(filterProjects([eletrica, muro], { ...everything, state: 'MG' })).toEqual([muro])
  expect(filterProjects([eletrica, muro], { ...everything, without: new Set([muro.id]) })).toEqual([eletrica])
})

test("'Quando precisa?' keeps what was published with that answer", () => {
  const urgent = aProject({ id: idOf('urgente'), timing: 'asap' })
  expect(filterProjects([eletrica, urgent], { ...everything, timing: 'asap' })).toEqual([urgent])
  expect(filterProjects([eletrica, urgent], { ...everything, timing: 'weeks' })).toEqual([])
  expect(filterProjects([eletrica, urgent], everything)).toEqual([eletrica, urgent])
})
