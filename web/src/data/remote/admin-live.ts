import { useCallback, useEffect, useRef, useState } from 'react'
import { isUnanswered } from '../../http/failure'
import { useAdminSession } from '../session/admin-session'
import { adminChanges } from './admin-changes'
import { type AskAdmin, useSessionEnd } from './admin-request'
import { askAgain } from './ask-again'
import type { Remote, RemoteFailure } from './remote'
import { useOnline } from './use-public'

/** The pages of administrators ask again at most this often. */
const LEAST_MS = 1_000

export type AdminLive<T> = {
  /** The newest that has come; undefined before the first. */
  value: T | undefined
  /** Why the newest could not be asked for; null while that is not so. */
  code: RemoteFailure | null
  retry: () => void
  isRetrying: boolean
  /** Asks again, after an act. */
  refresh: () => void
}

type Asked<T> = { of: AskAdmin<T>; value: T | undefined; code: RemoteFailure | null; isRetrying: boolean }

/**
 * What the server says, kept up to date: what is on the screen stays there while it is asked for again. `ask` must be memoised; what takes it several
 * requests is asked for less often by `paceMs`.
 */
export function useAdminLive<T>(ask: AskAdmin<T>, paceMs: () => number = everySecond): AdminLive<T> {
  const token = useAdminSession()?.token ?? ''
  const isOnline = useOnline()
  const again = useRef<() => void>(() => undefined)
  const [asked, setAsked] = useState<Asked<T>>({ of: ask, value: undefined, code: null, isRetrying: false })
  const current = asked.of === ask ? asked : null

  useEffect(() => {
    const take = (answer: Remote<T>) =>
      setAsked((before) => {
        const value = answer.ok ? answer.value : before.of === ask ? before.value : undefined
        return { of: ask, value, code: answer.ok ? null : answer.code, isRetrying: false }
      })
    const asking = askAgain((signal) => ask(token, signal), take, paceMs)
    again.current = asking.wantNow
    const changes = token === '' ? null : adminChanges(token).subscribe(asking.want)
    return () => {
      changes?.unsubscribe()
      asking.stop()
    }
  }, [ask, token, paceMs])

  const refresh = useCallback(() => again.current(), [])
  const retry = useCallback(() => {
    setAsked((before) => ({ ...before, isRetrying: true }))
    again.current()
  }, [])

  const code = current?.code ?? null
  useSessionEnd(code)
  const cameBack = isOnline && code !== null && isUnanswered(code)
  useEffect(() => {
    if (cameBack) retry()
  }, [cameBack, retry])

  return { value: current?.value, code, retry, isRetrying: current?.isRetrying ?? false, refresh }
}

const everySecond = (): number => LEAST_MS

type Page<Row> = { rows: Row[]; before: string }
export type LiveRows<Row> = AdminLive<Page<Row>> & {
  more: () => void
  /** Whether the page after what is here is wanted: with a code it did not come. */
  isMoreWanted: boolean
}
type AskRows<Row> = (token: string, before: string, signal: AbortSignal) => Promise<Remote<Page<Row>>>

/**
 * As useAdminLive, for a list that is given page by page and grows by `more`, without an end of its own. Its pages are asked for one after the other,
 * and a long list less often: a page a second at most. `askRows` must be memoised.
 */
export function useAdminLiveRows<Row extends { id: string }>(askRows: AskRows<Row>): LiveRows<Row> {
  const pages = useRef(1)
  const known = useRef<Page<Row> | null>(null)
  const isMoreOnly = useRef(false)
  const [wantedAfter, setWantedAfter] = useState<Page<Row>>()

  const ask = useCallback<AskAdmin<Page<Row>>>(
    async (token, signal) => {
      let list: Page<Row> = (isMoreOnly.current && known.current) || { rows: [], before: '' }
      let left = isMoreOnly.current && known.current ? 1 : pages.current
      isMoreOnly.current = false
      for (; left > 0; left--) {
        const answer = await askRows(token, list.before, signal)
        if (!answer.ok) return answer
        list = joined(list, answer.value)
        if (list.before === '') break
      }
      known.current = list
      return { ok: true, value: list }
    },
    [askRows],
  )
  const live = useAdminLive(
    ask,
    useCallback(() => pages.current * LEAST_MS, []),
  )
  const { refresh, value } = live
  const more = useCallback(() => {
    // Once for each page, also where it is asked for again.
    if (wantedAfter !== value) pages.current += 1
    setWantedAfter(value)
    isMoreOnly.current = true
    refresh()
  }, [refresh, value, wantedAfter])
  return { ...live, more, isMoreWanted: value !== undefined && wantedAfter === value }
}

/** A row that has moved between two pages while they were asked for is in the list once. */
function joined<Row extends { id: string }>({ rows }: Page<Row>, next: Page<Row>): Page<Row> {
  const ids = new Set(next.rows.map(({ id }) => id))
  return { rows: [...rows.filter(({ id }) => !ids.has(id)), ...next.rows], before: next.before }
}
