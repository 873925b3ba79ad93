import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'
import { useEffect, useMemo } from 'react'
import { isProvider } from '#domain/people/roles'
import type { KilometresTo } from '#domain/projects/open-projects'
import { centreAt, compareCodes } from '#domain/values/city-centres'
import { kilometres, type Point } from '#domain/values/distance'
import { states } from '#domain/values/place'
import { useActor } from '../store/account-store-context'

type CentreOf = (city: string, state: string) => Point | undefined

/** null until they are loaded. */
const centres = atom<CentreOf | null>(null)
let loading: Promise<void> | undefined

/** Two chunks, precached for use without a connection. A failed load is repeated at the next page that shows distances. */
function loadCentres(): Promise<void> {
  loading ??= Promise.all([import('@brazilian-utils/brazilian-utils/get-municipalities'), import('../../../domain/values/city-centres.json')]).then(
    ([{ getMunicipalities }, { default: stored }]) => {
      const bytes = bytesOf(atob(stored.bytes))
      // By state: the list of all is sorted by its names, which takes a cheap phone 0.1 s.
      const cities = states.flatMap((state) => getMunicipalities(state)).sort(compareCodes)
      const positions = new Map(cities.map(({ stateCode, name }, at) => [stateCode + name, at]))
      getDefaultStore().set(centres, () => (city: string, state: string) => {
        const at = positions.get(state + city)
        return at === undefined ? undefined : centreAt(bytes, at)
      })
    },
    (error: unknown) => {
      loading = undefined
      console.info('The centres of cities did not come.', error)
    },
  )
  return loading
}

/** By hand: `Uint8Array.from` takes a cheap phone 25 ms. */
function bytesOf(binary: string): Uint8Array {
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}

/** Distances from a provider's city can be told. */
export function useKnowsDistances(): boolean {
  const actor = useActor()
  const centreOf = useAtomValue(centres)
  return isProvider(actor) && centreOf?.(actor.city, actor.state) !== undefined
}

/** From the city of a provider; no one else sees a distance. Product 106. `isFar`: to other cities too. */
export function useKilometresTo(isFar = true): KilometresTo {
  const actor = useActor()
  const { city, state } = actor
  const isPlaced = isProvider(actor) && city !== ''
  const isWanted = isPlaced && isFar
  const centreOf = useAtomValue(centres)
  useEffect(() => {
    if (isWanted) void loadCentres()
  }, [isWanted])
  return useMemo(() => {
    const own = isWanted ? centreOf?.(city, state) : undefined
    return (place) => {
      if (isPlaced && place.city === city && place.state === state) return 0
      const other = own && centreOf?.(place.city, place.state)
      return own && other ? kilometres(own, other) : null
    }
  }, [isPlaced, isWanted, centreOf, city, state])
}
