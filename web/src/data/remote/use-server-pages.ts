import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { MOST_COUNTED } from '#domain/projects/most-counted'
import type { Remote, RemoteFailure } from './remote'
import { useOnline } from './use-public'

/** `before` asks for the next page, '' is the end; `total` counts all pages. */
export type ServerPage<T> = { items: T[]; before: string; total: number }
export type AskPage<T> = (before: string, signal: AbortSignal) => Promise<Remote<ServerPage<T>>>

type Pages<T> = ServerPage<T> & { of: AskPage<T> | null }
type Asked<T> = { ask: AskPage<T> | null; pages: Pages<T> } & ({ status: 'loading' | 'here' } | { status: 'failed'; code: RemoteFailure })

/** Results for a single letter are rarely wanted. */
const TYPING_MS = 300

export type ServerPages<T> = ReturnType<typeof useServerPages<T>>

/** A new `ask` begins anew, so it must be memoised; null asks nothing. */
export function useServerPages<T>(ask: AskPage<T> | null) {
  const [asked, setAsked] = useState<Asked<T>>({ ask: null, pages: nothing(null), status: 'loading' })
  const asking = useRef<AbortController | null>(null)
  const isOnline = useOnline()

  const request = useCallback((asker: AskPage<T>, known: Pages<T>) => {
    const aborter = new AbortController()
    asking.current?.abort()
    asking.current = aborter
    setAsked(({ pages }) => ({ ask: asker, pages, status: 'loading' }))
    void asker(known.before, aborter.signal).then((answer) => {
      if (aborter.signal.aborted) return
      const taken = ({ pages }: Asked<T>): Asked<T> => {
        const before = known.items.length === 0 ? known : pages
        return answer.ok
          ? { ask: asker, pages: { ...answer.value, of: asker, items: [...before.items, ...answer.value.items] }, status: 'here' }
          : { ask: asker, pages: before, status: 'failed', code: answer.code }
      }
      // Rendered in slices, between which a slow phone answers a touch.
      startTransition(() => setAsked(taken))
    })
  }, [])

  const isFirst = useRef(true)
  useEffect(() => {
    if (ask === null) return setAsked({ ask, pages: nothing(null), status: 'here' })
    const timer = setTimeout(() => request(ask, nothing(ask)), isFirst.current ? 0 : TYPING_MS)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      asking.current?.abort()
    }
  }, [ask, request])

  const { pages, status } = asked
  const isCurrent = pages.of === ask
  const more = useCallback(() => ask && request(ask, isCurrent ? pages : nothing(ask)), [request, ask, pages, isCurrent])

  const drop = useCallback((isGone: (item: T) => boolean) => setAsked((now) => ({ ...now, pages: without(now.pages, isGone) })), [])

  const failedForWant = asked.status === 'failed' && asked.code === 'offline'
  useEffect(() => {
    if (isOnline && failedForWant) more()
  }, [isOnline, failedForWant, more])

  return {
    /** Previous results while the next query loads: see `isCurrent`. */
    items: pages.items,
    isCurrent,
    /** `loading` also while previous results are shown. */
    status: asked.ask === ask ? status : ('loading' as const),
    code: asked.status === 'failed' ? asked.code : null,
    hasMore: pages.before !== '',
    /** null until the first page has come. */
    total: isCurrent && status === 'here' ? pages.total : null,
    /** The next page, or again the one that failed. */
    more,
    drop,
  }
}

function without<T>(pages: Pages<T>, isGone: (item: T) => boolean): Pages<T> {
  const items = pages.items.filter((item) => !isGone(item))
  const gone = pages.items.length - items.length
  return { ...pages, items, total: pages.total > MOST_COUNTED ? pages.total : pages.total - gone }
}

const nothing = <T>(of: AskPage<T> | null): Pages<T> => ({ items: [], before: '', total: 0, of })
