import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { withCentres } from '#domain/values/city-centres'
import { kilometres, type Point, wholeKilometres } from '#domain/values/distance'
import { cityKey } from '#domain/values/place'
import { REACH } from '#domain/values/reach'
import stored from '../../../web/domain/values/city-centres.json' with { type: 'json' }

/** A row of the server's table. `lat`, `lon`: millionths of a degree; `near`: other states with a city within reach. Product 105. */
type City = { state: string; key: string; name: string; lat: number; lon: number; near: string[] }

/** IBGE's cities, in the order of state and key. */
export function cities(): City[] {
  const all = withCentres(getMunicipalities(), Buffer.from(stored.bytes, 'base64'))
  return all
    .map(({ name, stateCode: state, centre }) => {
      const reached = all.filter((other) => other.stateCode !== state && isWithinReach(centre, other.centre))
      const near = [...new Set(reached.map(({ stateCode }) => stateCode))].sort()
      return { state, key: cityKey(name), name, lat: millionths(centre.lat), lon: millionths(centre.lon), near }
    })
    .sort((a, b) => (a.state + a.key < b.state + b.key ? -1 : 1))
}

/** A degree of latitude is 111 km: most pairs need no root. */
const isWithinReach = (one: Point, other: Point): boolean => Math.abs(one.lat - other.lat) < 1 && wholeKilometres(kilometres(one, other)) <= REACH

const millionths = (degrees: number): number => Math.round(degrees * 1e6)
