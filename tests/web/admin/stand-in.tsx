import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { mount } from '../ui/mount'

/** A status with its body; 0 for a line that breaks. */
export type StandInAnswer = readonly [status: number, body?: object]

/** Answers each request ('GET /api/admin/users') as its line says at that moment; what has none stays unanswered until it is given up. Returns what was asked. */
export function standIn(answers: Record<string, StandInAnswer>): string[] {
  const asked: string[] = []
  let isOver = false
  onTestFinished(() => {
    isOver = true
  })
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://localhost')
    const request = `${init?.method ?? 'GET'} ${pathname}`
    asked.push(request + search)
    const answer = answers[request]
    if (!answer) return await untilAborted(init?.signal, () => isOver)
    const [status, body] = answer
    if (status === 0) throw new TypeError('Failed to fetch')
    return body ? Response.json(body, { status }) : new Response(null, { status })
  })
  return asked
}

/** A request that nobody answers ends when its page gives it up; after the test it says nothing, since the next test would be shown it. */
const untilAborted = (signal: AbortSignal | null | undefined, isOver: () => boolean): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => {
      if (!isOver()) reject(signal.reason)
    }),
  )

/** One page at its address. */
export const openPage = (path: string, address: string, page: ReactNode) =>
  mount(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={path} element={page} />
      </Routes>
    </MemoryRouter>,
  )

/** A row as a reader has it: the words of each cell. */
export const rows = () =>
  [...document.querySelectorAll('[role=row], tr')].map((row) =>
    [...row.querySelectorAll('[role=rowheader], [role=gridcell], td, th')].map(({ textContent }) => textContent ?? ''),
  )
