import type { Profile } from '#domain/documents'
import { personSearch } from '#domain/fold'
import { searchIn } from '../../components/searched'

const finds = searchIn<Profile>(personSearch)

/** Providers of a state ('' is every state) that hold every word of the search, whatever its case and accents. Product 50 and 72. */
export function filterProviders<P extends Profile>(providers: readonly P[], search: string, state: string): P[] {
  const isFound = finds(search)
  return providers.filter((provider) => (state === '' || provider.state === state) && isFound(provider))
}
