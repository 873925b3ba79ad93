import type { Profile } from '#domain/documents'
import { fold, personSearch } from '#domain/fold'

/** Providers of a state ('' is every state) that hold every word of the search in name, role or city, whatever its case and accents. Product 50 and 72. */
export function filterProviders<P extends Profile>(providers: readonly P[], search: string, state: string): P[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return providers.filter((provider) => {
    const text = personSearch(provider)
    return (state === '' || provider.state === state) && words.every((word) => text.includes(word))
  })
}
