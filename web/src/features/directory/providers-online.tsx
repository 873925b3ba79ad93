import { errorText, texts } from '#texts'
import { countText } from '../../components/lists/count-text'
import { useServerPages } from '../../data/remote/use-server-pages'
import { Text } from '../../ui/content/text/text'
import noConnection from '../../ui/drawings/no-connection.svg?raw'
import { ErrorState } from '../../ui/feedback/error-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Button } from '../../ui/forms/buttons/button'
import { NoProvider, ProviderList } from './provider-list'
import { useProvidersQuestion } from './use-providers-question'

const words = texts.directory

/** `state` and `trade` '' are every one. */
export type ProvidersProps = { search: string; state: string; trade: string; onClear: () => void }

export function ProvidersOnline({ search, state, trade, onClear }: ProvidersProps) {
  const question = useProvidersQuestion({ q: search.trim(), state, trade })
  const { items: providers, status, code, hasMore, total, more } = useServerPages(question)
  const isNone = providers.length === 0
  if (isNone && status === 'here') return <NoProvider isNarrowed={search + state + trade !== ''} onClear={onClear} />
  return (
    <>
      {isNone || total === null ? null : (
        <Text size="s" tone="soft">
          {countText(words.country, total)}
        </Text>
      )}
      {isNone ? null : <ProviderList providers={providers} question={`${state} ${trade} ${search.trim()}`} />}
      {status === 'failed' && code ? (
        <ErrorState
          drawing={isNone ? noConnection : null}
          title={words.country.failed}
          text={errorText(code)}
          retryText={texts.actions.tryAgain}
          onRetry={more}
        />
      ) : null}
      {status === 'loading' && isNone ? <Skeleton label={words.country.loading} cards={5} isTall /> : null}
      {!isNone && status !== 'failed' && hasMore ? (
        <Button onPress={more} isPending={status === 'loading'} pendingLabel={words.country.loading}>
          {words.country.more}
        </Button>
      ) : null}
    </>
  )
}
