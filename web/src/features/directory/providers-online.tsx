import { errorText, texts } from '#texts'
import { Button } from '../../ui/button'
import { NoConnection } from '../../ui/drawings/no-connection'
import { ErrorState } from '../../ui/error-state'
import { Skeleton } from '../../ui/skeleton'
import { NoProvider, ProviderList } from './provider-list'
import { useProvidersOnline } from './use-providers-online'

const words = texts.directory

export type ProvidersProps = { search: string; onClear: () => void }

/** The directory of the signed out, asked of the server. */
export function ProvidersOnline({ search, onClear }: ProvidersProps) {
  const { providers, status, code, hasMore, more } = useProvidersOnline(search.trim())
  const isNone = providers.length === 0
  if (isNone && status === 'here') return <NoProvider search={search} onClear={onClear} />
  return (
    <>
      {isNone ? null : <ProviderList providers={providers} />}
      {status === 'failed' && code ? (
        <ErrorState
          drawing={isNone ? <NoConnection /> : null}
          title={words.failed}
          text={errorText(code)}
          retryText={texts.actions.tryAgain}
          onRetry={more}
        />
      ) : null}
      {status === 'loading' && isNone ? <Skeleton label={words.loading} cards={5} isTall /> : null}
      {!isNone && status !== 'failed' && hasMore ? (
        <Button onPress={more} isPending={status === 'loading'} pendingLabel={words.loading}>
          {words.more}
        </Button>
      ) : null}
    </>
  )
}
