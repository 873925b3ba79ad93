import { useEffect, useState } from 'react'
import { isState } from '#domain/place'

type CitiesOf = (state: string) => string[]

let loading: Promise<CitiesOf> | undefined

/** IBGE's 5,571 cities by state, loaded on first use; the chunk is precached, so they are there without a connection. */
export function loadCities(): Promise<CitiesOf> {
  loading ??= import('@brazilian-utils/brazilian-utils/get-municipalities').then(
    ({ getMunicipalities }) =>
      (state) =>
        isState(state) ? getMunicipalities(state).map(({ name }) => name) : [],
  )
  return loading
}

/** Cities of one state, in their order; empty until they are loaded and without a state. */
export function useCities(state: string): string[] {
  const [citiesOf, setCitiesOf] = useState<CitiesOf | null>(null)
  useEffect(() => {
    let current = true
    void loadCities().then((loaded) => {
      if (current) setCitiesOf(() => loaded)
    })
    return () => {
      current = false
    }
  }, [])
  return citiesOf ? citiesOf(state) : []
}
