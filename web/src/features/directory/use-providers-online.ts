import { useCallback, useEffect, useRef, useState } from 'react'
import type { Profile } from '#domain/documents'
import type { RemoteFailure } from '../../data/remote'
import { fetchProviders } from '../../data/remote-directory'
import { useOnline } from '../../data/use-public'

type Page = { providers: Profile[]; before: string }
type Asked = { q: string | null; page: Page; status: 'loading' | 'here' } | { q: string | null; page: Page; status: 'failed'; code: RemoteFailure }

/** Nobody reads what a single letter finds. */
const TYPING_MS = 300
const nothing: Page = { providers: [], before: '' }

export type ProvidersOnline = ReturnType<typeof useProvidersOnline>

/** The server's cards for a search, page by page; null asks nothing. What was found stays until the next search has its answer. */
export function useProvidersOnline(q: string | null) {
  const [asked, setAsked] = useState<Asked>({ q: null, page: nothing, status: 'loading' })
  const asking = useRef<AbortController | null>(null)
  const isOnline = useOnline()

  const ask = useCallback((search: string, known: Page) => {
    const aborter = new AbortController()
    asking.current?.abort()
    asking.current = aborter
    setAsked(({ page }) => ({ q: search, page, status: 'loading' }))
    void fetchProviders({ q: search, before: known.before }, aborter.signal).then((answer) => {
      if (aborter.signal.aborted) return
      setAsked(
        answer.ok
          ? { q: search, page: { providers: [...known.providers, ...answer.value.providers], before: answer.value.before }, status: 'here' }
          : { q: search, page: known, status: 'failed', code: answer.code },
      )
    })
  }, [])

  const isFirst = useRef(true)
  useEffect(() => {
    if (q === null) return setAsked({ q: null, page: nothing, status: 'here' })
    const timer = setTimeout(() => ask(q, nothing), isFirst.current ? 0 : TYPING_MS)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      asking.current?.abort()
    }
  }, [q, ask])

  const { page, status } = asked
  const more = useCallback(() => q !== null && ask(q, page), [ask, q, page])

  const failedForWant = asked.status === 'failed' && asked.code === 'offline'
  useEffect(() => {
    if (isOnline && failedForWant) more()
  }, [isOnline, failedForWant, more])

  return {
    providers: page.providers,
    /** `loading` also while what is shown still belongs to the search before. */
    status: asked.q === q ? status : ('loading' as const),
    code: asked.status === 'failed' ? asked.code : null,
    hasMore: page.before !== '',
    /** The next page, and after a failure the one that did not come. */
    more,
  }
}
