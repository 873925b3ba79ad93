import { useCallback, useEffect, useRef, useState } from 'react'
import { isUnanswered } from '../../http/failure'
import { useAdminSession } from '../session/admin-session'
import { adminChanges } from './admin-changes'
import { useSessionEnd } from './admin-request'
import type { AskTable } from './admin-tables'
import { askAgain } from './ask-again'
import type { Remote, RemoteFailure } from './remote'
import { useOnline } from './use-public'
import type { ServerPage } from './use-server-pages'

const LEAST_MS = 1_000

/** `isPart` asks only for what `refreshPart` wants. */
export type AskLive<T> = (token: string, signal: AbortSignal, isPart: boolean) => Promise<Remote<T>>

export type AdminLive<T> = {
  value: T | undefined
  code: RemoteFailure | null
  retry: () => void
  isRetrying: boolean
  refresh: () => void
  /** Asks at once, beside the ordinary refresh. */
  refreshPart: () => void
}

type Asked<T> = { of: AskLive<T>; value: T | undefined; code: RemoteFailure | null; isRetrying: boolean }

/** The former value stays while it is asked for again. `ask` must be memoised; `paceMs` slows down answers that take several requests. */
export function useAdminLive<T>(ask: AskLive<T>, paceMs: () => number = everySecond): AdminLive<T> {
  const token = useAdminSession()?.token ?? ''
  const isOnline = useOnline()
  const asking = useRef<ReturnType<typeof askAgain> | null>(null)
  const [asked, setAsked] = useState<Asked<T>>({ of: ask, value: undefined, code: null, isRetrying: false })
  const current = asked.of === ask ? asked : null

  useEffect(() => {
    const take = (answer: Remote<T>) =>
      setAsked((before) => {
        const value = answer.ok ? answer.value : before.of === ask ? before.value : undefined
        return { of: ask, value, code: answer.ok ? null : answer.code, isRetrying: false }
      })
    const mine = askAgain((signal, isPart) => ask(token, signal, isPart), take, paceMs)
    asking.current = mine
    const changes = token === '' ? null : adminChanges(token).subscribe(mine.want)
    return () => {
      changes?.unsubscribe()
      mine.stop()
    }
  }, [ask, token, paceMs])

  const refresh = useCallback(() => asking.current?.wantNow(), [])
  const refreshPart = useCallback(() => asking.current?.wantPart(), [])
  const retry = useCallback(() => {
    setAsked((before) => ({ ...before, isRetrying: true }))
    asking.current?.wantNow()
  }, [])

  const code = current?.code ?? null
  useSessionEnd(code)
  const cameBack = isOnline && code !== null && isUnanswered(code)
  useEffect(() => {
    if (cameBack) retry()
  }, [cameBack, retry])

  return { value: current?.value, code, retry, isRetrying: current?.isRetrying ?? false, refresh, refreshPart }
}

const everySecond = (): number => LEAST_MS

type List<Row> = ServerPage<Row> & { pages: number }
export type LiveRows<Row> = AdminLive<List<Row>> & {
  more: () => void
  /** With a code, the wanted page did not come. */
  isMoreWanted: boolean
}

/** Pages are asked for one after the other, at most one a second. */
export function useAdminLiveRows<Row extends { id: string }>(table: AskTable<Row>, question = ''): LiveRows<Row> {
  const wanted = useRef(1)
  const known = useRef<List<Row> | null>(null)
  const [wantedPages, setWantedPages] = useState(1)

  const ask = useCallback<AskLive<List<Row>>>(
    async (token, signal, isPart) => {
      const pages = wanted.current
      let list: List<Row> = (isPart && known.current) || { items: [], before: '', total: 0, pages: 0 }
      while (list.pages === 0 || (list.pages < pages && list.before !== '')) {
        const answer = await table(token, question, list.before, signal)
        if (!answer.ok) return answer
        list = joined(list, answer.value)
      }
      known.current = list
      return { ok: true, value: list }
    },
    [table, question],
  )
  const live = useAdminLive(
    ask,
    useCallback(() => wanted.current * LEAST_MS, []),
  )
  const { refreshPart, value } = live
  const pages = value?.pages ?? 1
  const more = useCallback(() => {
    // One page after the shown ones, also where they are asked for again.
    wanted.current = pages + 1
    setWantedPages(pages + 1)
    refreshPart()
  }, [refreshPart, pages])
  return { ...live, more, isMoreWanted: value !== undefined && value.before !== '' && wantedPages > value.pages }
}

/** A row that has moved between two pages appears once. */
function joined<Row extends { id: string }>({ items, pages }: List<Row>, next: ServerPage<Row>): List<Row> {
  const ids = new Set(next.items.map(({ id }) => id))
  return { ...next, items: [...items.filter(({ id }) => !ids.has(id)), ...next.items], pages: pages + 1 }
}
