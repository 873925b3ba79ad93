import { useDeferredValue, useMemo } from 'react'
import type { Profile } from '#domain/documents'
import { personSearch } from '#domain/projects/searched'
import { texts } from '#texts'
import { CountryList } from '../../components/lists/country-list'
import { foundIn, searchIn, usePrepared } from '../../components/lists/searched'
import { useProfiles } from '../../data/queries/profiles'
import { useSyncState } from '../../data/queries/sync-state'
import { byNewest, mergePages } from '../../data/remote/merge-pages'
import { useServerPages } from '../../data/remote/use-server-pages'
import noProviders from '../../ui/drawings/no-providers.svg?raw'
import { NoProvider, ProviderList } from './provider-list'
import type { ProvidersProps } from './providers-online'
import { useProvidersQuestion } from './use-providers-question'

/** The whole country's online, what this device holds at once and offline. */
export function ProvidersHere({ search, state, trade, onClear }: ProvidersProps) {
  const here = useProfiles()
  usePrepared(finds, here)
  const { connection } = useSyncState()
  const isOnline = connection === 'online'
  const searched = useDeferredValue(search.trim())
  const online = useServerPages(useProvidersQuestion(isOnline ? { q: searched, state, trade } : null))
  const shown = useMemo(
    () => here && mergePages<Profile>(filterProviders(here, searched, { state, trade }, isOnline), online, byNewest),
    [here, searched, state, trade, isOnline, online],
  )
  return (
    <CountryList
      found={{ shown, holdsAny: here !== undefined && here.length > 0, connection, online }}
      words={texts.directory.country}
      drawing={noProviders}
      empty={<NoProvider isNarrowed={search + state + trade !== ''} onClear={onClear} />}
    >
      {(providers) => <ProviderList providers={providers} question={`${state} ${trade} ${searched}`} />}
    </CountryList>
  )
}

const finds = searchIn<Profile>(personSearch)

/** Every word is in the card, as it sounds; `state` and `trade` '' are every one. Product 50 and 72. */
export function filterProviders(
  providers: readonly Profile[],
  search: string,
  { state, trade }: { state: string; trade: string },
  isAsked = false,
): Profile[] {
  const asked = providers.filter((provider) => (state === '' || provider.state === state) && (trade === '' || provider.trades.includes(trade)))
  return foundIn(asked, finds, search, isAsked)
}
