import { useDeferredValue, useEffect, useMemo } from 'react'
import { errorText, texts } from '#texts'
import { useProfiles } from '../../data/queries/profiles'
import { useSyncState } from '../../data/sync-state'
import { LocalList } from '../../pieces/local-list'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { Skeleton } from '../../ui/skeleton'
import { Text } from '../../ui/text'
import { NoProvider, ProviderList } from './provider-list'
import { filterProviders } from './providers-filter'
import type { ProvidersProps } from './providers-online'
import { type ProvidersOnline, useProvidersOnline } from './use-providers-online'

const words = texts.directory
/** So many in sight, nobody waits for others. */
const ENOUGH = 30

/** The directory of the signed in: what this device holds at once, and for a search what else the server knows. */
export function ProvidersHere({ search, onClear }: ProvidersProps) {
  const here = useProfiles()
  const { connection } = useSyncState()
  const searched = useDeferredValue(search.trim())
  const isConnected = connection === 'online'
  const online = useProvidersOnline(searched && isConnected ? searched : null)
  const { status, hasMore, more } = online
  const shown = useMemo(() => {
    if (!here) return undefined
    const known = new Set(here.map(({ id }) => id))
    const others = searched ? online.providers.filter(({ id }) => !known.has(id)) : []
    return [...filterProviders(here, searched), ...others]
  }, [here, searched, online.providers])

  // The server begins with those that this device may hold as well: a page of them alone adds nothing to see.
  const wantsMore = status === 'here' && hasMore && shown !== undefined && shown.length < ENOUGH
  useEffect(() => {
    if (wantsMore) more()
  }, [wantsMore, more])

  if (!shown) return null
  return (
    <>
      {shown.length > 0 ? (
        <ProviderList providers={shown} />
      ) : status === 'loading' || status === 'failed' ? null : (
        <LocalList items={shown} empty={<NoProvider search={search} onClear={onClear} />}>
          {() => null}
        </LocalList>
      )}
      {isConnected ? searched ? <More online={online} /> : null : <Offline />}
    </>
  )
}

const Offline = () => (
  <Text size="s" tone="soft">
    {words.offline}
  </Text>
)

/** How it goes with what is not on this device. */
function More({ online: { status, code, hasMore, more } }: { online: ProvidersOnline }) {
  if (status === 'loading') return <Skeleton label={words.searching} cards={1} />
  if (status === 'failed' && code) return <ErrorState title={words.failed} text={errorText(code)} retryText={texts.actions.tryAgain} onRetry={more} />
  return hasMore ? <Button onPress={more}>{words.more}</Button> : null
}
