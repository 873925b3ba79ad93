import { expect, test } from 'vitest'
import { compareProjects, everyProject, noChoices, readChoices } from '#domain/open-projects'
import { filterProjects } from '../../../web/src/features/projects/open-projects-filter'
import { aProject, idOf } from '../../domain/builders'

const eletrica = aProject({ id: idOf('eletrica'), title: 'Instalação elétrica', description: 'Sobrado novo.', address: 'Centro' })
const muro = aProject({
  id: idOf('muro'),
  title: 'Muro de arrimo',
  description: '18 m de divisa.',
  address: 'Barão Geraldo',
  city: 'Betim',
  state: 'MG',
})
const everything = { ...everyProject, search: '' }
const none = new Set<string>()
const chosen = (choices: Partial<typeof noChoices>) => ({ ...everything, choices: { ...noChoices, ...choices } })

test('[PRODUCT 50] a search finds words of title, description, address, city and state, whatever their case and accents', () => {
  const titlesFor = (search: string) => filterProjects([eletrica, muro], { ...everything, search }, none).map(({ title }) => title)
  expect(titlesFor('INSTALACAO')).toEqual(['Instalação elétrica'])
  expect(titlesFor('divisa')).toEqual(['Muro de arrimo'])
  expect(titlesFor('barão')).toEqual(['Muro de arrimo'])
  expect(titlesFor('betim')).toEqual(['Muro de arrimo'])
  expect(titlesFor('mg muro')).toEqual(['Muro de arrimo'])
  expect(titlesFor('barao muro')).toEqual(['Muro de arrimo'])
  expect(titlesFor('muro sobrado')).toEqual([])
  expect(titlesFor('eletricista')).toEqual(['Instalação elétrica'])
  expect(titlesFor('  ')).toEqual(['Instalação elétrica', 'Muro de arrimo'])
})

test("a state or a city keeps its own, and 'Sem minha proposta' leaves out what one has proposed on", () => {
  expect(filterProjects([eletrica, muro], chosen({ state: 'MG' }), none)).toEqual([muro])
  expect(filterProjects([eletrica, muro], chosen({ state: 'MG', city: 'Contagem' }), none)).toEqual([])
  expect(filterProjects([eletrica, muro], { ...everything, marks: ['not_sent'] }, new Set([muro.id]))).toEqual([eletrica])
})

test("'Com fotos' keeps what has any, together with the other filters", () => {
  const pictured = aProject({ id: idOf('foto'), images: [{ id: 'i', file: 'i.jpg', thumb: 's.jpg' }] })
  const all = [eletrica, pictured, muro]
  expect(filterProjects(all, { ...everything, marks: ['with_photos'] }, none)).toEqual([pictured])
  expect(filterProjects(all, { ...everything, marks: ['with_photos', 'not_sent'] }, new Set([pictured.id]))).toEqual([])
  expect(filterProjects(all, { ...everything, marks: ['with_photos'], search: 'muro' }, none)).toEqual([])
})

test("[PRODUCT 43] 'Quando precisa?' keeps what was published with that answer", () => {
  const urgent = aProject({ id: idOf('urgente'), timing: 'asap' })
  expect(filterProjects([eletrica, urgent], chosen({ timing: 'asap' }), none)).toEqual([urgent])
  expect(filterProjects([eletrica, urgent], chosen({ timing: 'weeks' }), none)).toEqual([])
  expect(filterProjects([eletrica, urgent], everything, none)).toEqual([eletrica, urgent])
})

test('each budget is in one range, its bounds and none at all included', () => {
  const budgets = [0, 0.01, 2_000, 2_000.01, 10_000, 50_000, 50_000.01, 99_999_999.99]
  const projects = budgets.map((budget, n) => aProject({ id: idOf(`b${n}`), budget }))
  const inRange = (budget: string) => filterProjects(projects, chosen({ budget }), none).map((project) => project.budget)
  expect(inRange('none')).toEqual([0])
  expect(inRange('up_to_2000')).toEqual([0.01, 2_000])
  expect(inRange('up_to_10000')).toEqual([2_000.01, 10_000])
  expect(inRange('up_to_50000')).toEqual([50_000])
  expect(inRange('above_50000')).toEqual([50_000.01, 99_999_999.99])
})

test('an address that asks for what there is not asks for every one, and for a city only with its state', () => {
  const read = (asked: Record<string, string>) => readChoices((name) => asked[name] ?? null)
  expect(read({ state: 'XX', city: 'Betim', timing: 'never', budget: 'up_to_1' })).toEqual(noChoices)
  expect(read({ state: 'MG', city: 'Betim' })).toEqual({ ...noChoices, state: 'MG', city: 'Betim' })
})

test('projects come newest first, by budget, or those of the own city first, and the newest first among equals', () => {
  const projects = [
    aProject({ id: 'a', created_at: '2026-11-01', budget: 500 }),
    aProject({ id: 'b', created_at: '2026-11-03', budget: 500, city: 'Betim', state: 'MG' }),
    aProject({ id: 'c', created_at: '2026-11-02', budget: 900, city: 'Betim', state: 'MG' }),
  ]
  const order = (sort: Parameters<typeof compareProjects>[0]) =>
    projects.toSorted(compareProjects(sort, { city: 'Campinas', state: 'SP' })).map(({ id }) => id)
  expect(order('newest')).toEqual(['b', 'c', 'a'])
  expect(order('budget')).toEqual(['c', 'b', 'a'])
  expect(order('own_city')).toEqual(['a', 'b', 'c'])
})
