import { useCallback, useEffect, useMemo } from 'react'
import * as v from 'valibot'
import { ask, type HttpRequest, nothing } from '../../http/client'
import { endAdminSession, storedAdminSession, useAdminSession } from '../session/admin-session'
import { type AdminResult, adminCodes, isSessionOver } from './admin'
import type { AskTable } from './admin-tables'
import type { Remote } from './remote'
import { useOnline } from './use-public'
import { type RemoteState, useRequest } from './use-request'
import { type AskPage, type ServerPages, useServerPages } from './use-server-pages'

export type AskAdmin<T> = (token: string, signal: AbortSignal) => Promise<Remote<T>>

/** An ended session leads to the administrators' entrance. `ask` must be memoised. */
export function useAdminRequest<T>(ask: AskAdmin<T>): RemoteState<T> {
  const token = useAdminSession()?.token ?? ''
  const asked = useMemo(() => (signal: AbortSignal) => ask(token, signal), [ask, token])
  const state = useRequest(asked, useOnline())
  useSessionEnd(state.state === 'failed' ? state.code : null)
  return state
}

export function useAdminPages<Row>(table: AskTable<Row>, question: string): ServerPages<Row> {
  const token = useAdminSession()?.token ?? ''
  const pages = useServerPages(useCallback<AskPage<Row>>((before, signal) => table(token, question, before, signal), [table, token, question]))
  useSessionEnd(pages.code)
  return pages
}

export function useSessionEnd(code: string | null): void {
  const isOver = code !== null && isSessionOver(code)
  useEffect(() => {
    if (isOver) endAdminSession()
  }, [isOver])
}

type Act = Pick<HttpRequest, 'method' | 'path' | 'body'>

/** An ended session leads to the administrators' entrance. */
export const act = (request: Act): Promise<AdminResult> => answered(request, nothing)

/** Logs the export; its rows are asked for with the returned id. */
export const startExport = (table: string): Promise<AdminResult<{ id: string }>> =>
  answered({ method: 'POST', path: '/api/admin/exports', body: { table } }, v.object({ id: v.string() }))

export async function answered<T>(request: Act, schema: v.GenericSchema<unknown, T>): Promise<AdminResult<T>> {
  const token = storedAdminSession()?.token ?? ''
  const answer = await ask({ ...request, token }, schema, adminCodes)
  if (!answer.ok && isSessionOver(answer.code)) endAdminSession()
  return answer
}
