import { useEffect, useState } from 'react'
import { isState } from '#domain/values/place'

type CitiesOf = (state: string) => string[]

/** Doubled each time up to a minute. */
const FIRST_WAIT_MS = 3_000
const LONGEST_WAIT_MS = 60_000

let loading: Promise<CitiesOf> | undefined

/** IBGE's 5,571 cities, loaded on first use; the chunk is precached for use without a connection. A failed load is repeated at the next call. */
export function loadCities(): Promise<CitiesOf> {
  loading ??= import('@brazilian-utils/brazilian-utils/get-municipalities').then(
    ({ getMunicipalities }) =>
      (state) =>
        isState(state) ? getMunicipalities(state).map(({ name }) => name) : [],
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Empty until they are loaded and without a state. */
export function useCities(state: string): string[] {
  const [citiesOf, setCitiesOf] = useState<CitiesOf | null>(null)
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined
    let current = true
    let wait = FIRST_WAIT_MS
    const load = () =>
      loadCities().then(
        (loaded) => current && setCitiesOf(() => loaded),
        (error: unknown) => {
          console.info('The list of cities did not come.', error)
          if (current) again = setTimeout(() => void load(), wait)
          wait = Math.min(2 * wait, LONGEST_WAIT_MS)
        },
      )
    void load()
    return () => {
      current = false
      clearTimeout(again)
    }
  }, [])
  return citiesOf ? citiesOf(state) : []
}
