import type { Profile } from '#domain/documents'
import { fold, personSearch } from '#domain/fold'

/** Providers that hold every word of the search in name, role or city, whatever its case and accents. Specification 5. */
export function filterProviders<P extends Profile>(providers: readonly P[], search: string): P[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return providers.filter((provider) => {
    const text = personSearch(provider)
    return words.every((word) => text.includes(word))
  })
}
