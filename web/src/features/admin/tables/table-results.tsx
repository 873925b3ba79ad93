import type { ReactNode } from 'react'
import { errorText, texts } from '#texts'
import { countText } from '../../../components/count-text'
import type { ServerPages } from '../../../data/remote/use-server-pages'
import { Text } from '../../../ui/content/text'
import { NoConnection } from '../../../ui/drawings/no-connection'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Button } from '../../../ui/forms/button'
import { Cluster } from '../../../ui/layout/stack'
import * as css from './table-results.css'

const words = texts.adminTables

type Props<Item> = {
  pages: ServerPages<Item>
  words: { count: (total: number) => string; countMore: (most: number) => string }
  /** Instead of rows that are not there; without it that nothing was found. */
  empty?: ReactNode
  /** At the end of the line that counts. */
  action?: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** What the server has given of a table so far, and how it goes with the rest. */
export function TableResults<Item>({ pages, words: counted, empty, action, children }: Props<Item>) {
  const { items, isCurrent, status, code, hasMore, total, more } = pages
  const isNone = items.length === 0
  // Rows of the question before, while the present one is asked.
  const isStale = !isNone && !isCurrent
  if (isNone && status === 'here' && !hasMore) return empty ?? <EmptyState title={words.nothingFound} text={words.nothingFoundText} />
  return (
    <>
      {isNone ? null : (
        <Cluster justify="between">
          <Text size="s" tone="soft">
            <span role="status">{total === null ? '' : countText(counted, total)}</span>
          </Text>
          {action}
        </Cluster>
      )}
      {isNone ? null : (
        <div className={isStale ? css.stale : undefined} aria-busy={isStale}>
          {children(items)}
        </div>
      )}
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
      {(!isNone || status === 'here') && !isStale && status !== 'failed' && hasMore ? (
        <Button onPress={more} isPending={status === 'loading'} pendingLabel={words.loading}>
          {words.more}
        </Button>
      ) : null}
    </>
  )
}
