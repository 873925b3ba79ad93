import { afterEach, expect, test, vi } from 'vitest'
import { fetchOpenProjects, fetchProject } from '../../../web/src/data/remote/remote-projects'
import { aProject } from '../../domain/builders'

const asked: string[] = []
const signal = new AbortController().signal

function serverAnswers(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

test('a project comes as it is in pull', async () => {
  serverAnswers(200, aProject())
  expect(await fetchProject('token', aProject().id, signal)).toEqual({ ok: true, value: aProject() })
})

test.each([
  [410, { code: 'project_closed' }, 'project_closed'],
  [404, { code: 'not_found' }, 'not_found'],
  [401, { code: 'unauthorized' }, 'unauthorized'],
  [429, { code: 'too_many_requests' }, 'too_many_requests'],
  [503, { code: 'unavailable' }, 'unavailable'],
  [502, '<h1>Bad gateway</h1>', 'unavailable'],
  [403, { code: 'forbidden' }, 'forbidden'],
  [403, '<html>Aceite os termos do hotel</html>', 'unreachable'],
  [409, { code: 'of_a_newer_server' }, 'unknown'],
  [200, '<html>Aceite os termos do hotel</html>', 'unreachable'],
  [200, { id: 'x' }, 'unreachable'],
])('an answer of %d is told as a code', async (status, body, code) => {
  serverAnswers(status, body)
  expect(await fetchProject('token', aProject().id, signal)).toEqual({ ok: false, code })
})

test('no answer is told from no network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await fetchProject('token', aProject().id, signal)).toEqual({ ok: false, code: 'unreachable' })
  vi.stubGlobal('navigator', { onLine: false })
  expect(await fetchProject('token', aProject().id, signal)).toEqual({ ok: false, code: 'offline' })
})

test('open projects are asked for by search, filters and page', async () => {
  serverAnswers(200, { projects: [aProject()], before: 'cursor', total: 31 })
  const choices = { state: 'SP', city: 'São Carlos', timing: 'weeks', budget: '' }
  const page = await fetchOpenProjects('token', { q: 'telhado & calha', ...choices, not_sent: '1', sort: 'budget', before: '2026-11-20_x' }, signal)
  expect(page).toEqual({ ok: true, value: { items: [aProject()], before: 'cursor', total: 31 } })
  expect(asked).toEqual([
    '/api/open-projects?q=telhado+%26+calha&state=SP&city=S%C3%A3o+Carlos&timing=weeks&budget=&not_sent=1&sort=budget&before=2026-11-20_x',
  ])
})
