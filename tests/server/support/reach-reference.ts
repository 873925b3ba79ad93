import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { withCentres } from '#domain/values/city-centres'
import { kilometres } from '#domain/values/distance'
import stored from '../../../web/domain/values/city-centres.json' with { type: 'json' }

const cities = withCentres(getMunicipalities(), Buffer.from(stored.bytes, 'base64'))
export const cityOf = (state: unknown, name: unknown) => cities.find((one) => one.stateCode === state && one.name === name)

const known = new Map<string, string[]>()

/** Other states with a city within 60 km of this one. */
export function statesReached(state: unknown, city: unknown): string[] {
  const place = `${state} ${city}`
  const found = known.get(place) ?? reachedFrom(cityOf(state, city))
  known.set(place, found)
  return found
}

const reachedFrom = (from: (typeof cities)[number] | undefined): string[] =>
  from === undefined
    ? []
    : [...new Set(cities.filter(({ centre }) => Math.round(kilometres(from.centre, centre)) <= 60).map(({ stateCode }) => stateCode))]
        .filter((state) => state !== from.stateCode)
        .sort()
