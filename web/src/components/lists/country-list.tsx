import type { ReactNode } from 'react'
import { errorText, texts } from '#texts'
import type { SyncState } from '../../data/queries/sync-state'
import type { ServerPages } from '../../data/remote/use-server-pages'
import { Text } from '../../ui/content/text/text'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Button } from '../../ui/forms/buttons/button'
import { Cluster } from '../../ui/layout/stack'
import { countText } from './count-text'

export type Found<Item> = {
  /** undefined while the local database is read. */
  shown: readonly Item[] | undefined
  holdsAny: boolean
  /** A first pull is running: the number says nothing. */
  isFilling?: boolean
  connection: SyncState['connection']
  online: ServerPages<Item>
}

type CountryWords = {
  count: (total: number) => string
  countMore: (most: number) => string
  countHere: (count: number) => string
  loading: string
  failed: string
  more: string
  connect: string
}

type Props<Item> = {
  found: Found<Item>
  words: CountryWords
  drawing: string
  empty: ReactNode
  order?: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** The server's pages joined with this device's rows; offline this device's, and a note on what a connection would add. */
export function CountryList<Item>({ found, words, drawing, empty, order, children }: Props<Item>) {
  const { shown, holdsAny, isFilling, connection, online } = found
  if (shown === undefined) return null
  const isNone = shown.length === 0
  if (connection === 'online') {
    if (isNone && online.status === 'here' && !online.hasMore) return empty
    return (
      <>
        {isNone ? null : <Count text={online.total === null ? null : countText(words, Math.max(online.total, shown.length))} order={order} />}
        {isNone ? null : children(shown)}
        <More online={online} words={words} isNone={isNone} />
      </>
    )
  }
  if (isNone && connection === 'starting') return <Skeleton label={words.loading} cards={3} />
  if (!holdsAny) return <EmptyState drawing={drawing} title={words.connect} />
  return (
    <>
      {isNone ? empty : <Count text={isFilling ? null : words.countHere(shown.length)} order={order} />}
      {isNone ? null : children(shown)}
      <Text size="s" tone="soft">
        {texts.sync.otherStates}
      </Text>
    </>
  )
}

const Count = ({ text, order }: { text: string | null; order: ReactNode }) => (
  <Cluster justify="between" gap="xs">
    <Text as="span" size="s" tone="soft">
      {text}
    </Text>
    {order}
  </Cluster>
)

function More<Item>({ online, words, isNone }: { online: ServerPages<Item>; words: CountryWords; isNone: boolean }) {
  const { status, code, hasMore, more } = online
  if (status === 'loading') return <Skeleton label={words.loading} cards={isNone ? 5 : 1} />
  if (status === 'failed' && code) return <ErrorState title={words.failed} text={errorText(code)} retryText={texts.actions.tryAgain} onRetry={more} />
  return hasMore ? <Button onPress={more}>{words.more}</Button> : null
}
