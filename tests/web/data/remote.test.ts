import { afterEach, describe, expect, test, vi } from 'vitest'
import { byNewest, mergePages } from '../../../web/src/data/remote/merge-pages'
import { fetchProvider, fetchProviders } from '../../../web/src/data/remote/remote-directory'
import { fetchOpenProjects, fetchProject } from '../../../web/src/data/remote/remote-projects'
import { aProject } from '../../domain/builders'
import { aProfile } from '../directory/profiles'

const asked: { path: string; headers: unknown }[] = []
const { signal } = new AbortController()

function serverAnswers(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    asked.push({ path, headers })
    return Response.json(body, { status })
  })
}

afterEach(() => void asked.splice(0))

describe('the directory', () => {
  const joao = aProfile('João Batista')

  test('providers are asked for by search, state and page, without saying who asks', async () => {
    serverAnswers(200, { providers: [joao], before: 'cursor', total: 31 })
    const page = await fetchProviders({ q: 'são & cia', state: 'SP', trade: 'pintor', before: 'b 1' }, signal)
    expect(page).toEqual({ ok: true, value: { items: [joao], before: 'cursor', total: 31 } })
    expect(asked).toEqual([{ path: '/api/providers?q=s%C3%A3o+%26+cia&state=SP&trade=pintor&before=b+1', headers: {} }])
  })

  test('one provider comes as the card, and one that is gone is not found', async () => {
    serverAnswers(200, joao)
    expect(await fetchProvider(joao.id, signal)).toEqual({ ok: true, value: joao })
    serverAnswers(404, { code: 'not_found' })
    expect(await fetchProvider('../x', signal)).toEqual({ ok: false, code: 'not_found' })
    expect(asked[1]?.path).toBe('/api/providers/..%2Fx')
  })
})

describe('projects', () => {
  test.each([
    [410, { code: 'project_closed' }, 'project_closed'],
    [404, { code: 'not_found' }, 'not_found'],
    [429, { code: 'too_many_requests' }, 'too_many_requests'],
    [403, { code: 'forbidden' }, 'forbidden'],
    [200, { id: 'x' }, 'unreachable'],
  ])('an answer of %d is told as a code', async (status, body, code) => {
    serverAnswers(status, body)
    expect(await fetchProject('token', aProject().id, signal)).toEqual({ ok: false, code })
  })

  test('open projects are asked for by search, filters and page', async () => {
    serverAnswers(200, { projects: [aProject()], before: 'cursor', total: 31 })
    const choices = { state: 'SP', city: 'São Carlos', timing: 'weeks', trade: '', budget: '' }
    const page = await fetchOpenProjects('token', { q: 'telhado & calha', ...choices, not_sent: '1', sort: 'budget', before: '2026-11-20_x' }, signal)
    expect(page).toEqual({ ok: true, value: { items: [aProject()], before: 'cursor', total: 31 } })
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/open-projects?q=telhado+%26+calha&state=SP&city=S%C3%A3o+Carlos&timing=weeks&trade=&budget=&not_sent=1&sort=budget&before=2026-11-20_x',
    ])
  })
})

describe('what is here and what the server has', () => {
  const at = (day: number, where = 'online') => ({ id: `p${day}`, created_at: `2026-11-${String(day).padStart(2, '0')}`, where })
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  const page = (items: ReturnType<typeof at>[], hasMore: boolean) => ({ items, isCurrent: true, hasMore })

  test('what this device holds and what the server gave are one list, the newest first, each once', () => {
    const merged = mergePages([at(9, 'here'), at(3, 'here')], page([at(9), at(7), at(5)], false), byNewest)
    expect(idsOf(merged)).toEqual(['p9', 'p7', 'p5', 'p3'])
    expect(merged[0]).toMatchObject({ where: 'here' })
  })

  test('while the server has more, what is older than its last waits, so that nothing that lies between is skipped', () => {
    const held = [at(9), at(4), at(1)]
    expect(idsOf(mergePages(held, page([at(8), at(6)], true), byNewest))).toEqual(['p9', 'p8', 'p6'])
    expect(idsOf(mergePages(held, page([at(8), at(6), at(5), at(3)], true), byNewest))).toEqual(['p9', 'p8', 'p6', 'p5', 'p4', 'p3'])
    const whole = mergePages(held, page([at(8), at(6), at(5), at(3), at(2)], false), byNewest)
    expect(idsOf(whole)).toEqual(['p9', 'p8', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1'])
  })

  test('before the first page all that is held is shown, and nothing that answers another question', () => {
    expect(idsOf(mergePages([at(4), at(1)], page([], false), byNewest))).toEqual(['p4', 'p1'])
    expect(idsOf(mergePages([at(4), at(1)], { items: [at(8), at(3)], isCurrent: false, hasMore: true }, byNewest))).toEqual(['p4', 'p1'])
  })
})
