import { afterEach, expect, test, vi } from 'vitest'
import { fetchOlderProjects, fetchProject } from '../../../web/src/data/remote-projects'
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
  [503, { code: 'unavailable' }, 'unreachable'],
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

test('older projects are asked for by search, state and the oldest that is shown', async () => {
  serverAnswers(200, { projects: [aProject()], more: true })
  const page = await fetchOlderProjects('token', { q: 'telhado & calha', state: 'SP', before: '2026-11-20T09:00:00.000Z' }, signal)
  expect(page).toEqual({ ok: true, value: { projects: [aProject()], more: true } })
  expect(asked).toEqual(['/api/open-projects?q=telhado+%26+calha&state=SP&before=2026-11-20T09%3A00%3A00.000Z'])
})
