import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { expect, test } from 'vitest'
import { withCentres } from '#domain/values/city-centres'
import { kilometres, wholeKilometres } from '#domain/values/distance'
import stored from '../../web/domain/values/city-centres.json'

const bytes = Buffer.from(stored.bytes, 'base64')
const cities = withCentres(getMunicipalities(), bytes)
const centreOf = (name: string, state: string) => cities.find((city) => city.name === name && city.stateCode === state)?.centre ?? expect.fail(name)

test.each([
  ['Campinas', 'SP', 'Valinhos', 'SP', 10],
  ['Petrolina', 'PE', 'Juazeiro', 'BA', 4],
  ['São Paulo', 'SP', 'Campinas', 'SP', 84],
  ['Brasília', 'DF', 'Luziânia', 'GO', 53],
  ['Porto Alegre', 'RS', 'Canoas', 'RS', 13],
  ['Boa Vista', 'RR', 'Porto Velho', 'RO', 1_336],
])('from %s, %s to %s, %s it is some %4$d km', (from, fromState, to, toState, far) => {
  expect(Math.abs(kilometres(centreOf(from, fromState), centreOf(to, toState)) - far)).toBeLessThan(0.15 * far + 2)
})

test('another city is never at 0 km', () => {
  expect([0, 0.2, 1.4, 11.5].map(wholeKilometres)).toEqual([0, 1, 1, 12])
})

test('coordinates of another list of cities are taken for none', () => {
  expect(() => withCentres(getMunicipalities().slice(1), bytes)).toThrow('5571')
})
