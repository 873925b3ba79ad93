import { afterEach, expect, test, vi } from 'vitest'
import { fetchProvider, fetchProviders, fetchServedRegions } from '../../../web/src/data/remote/remote-directory'
import { fetchSiteSetting } from '../../../web/src/data/remote/site-settings'
import { aProfile } from './profiles'

const asked: { path: string; headers: unknown }[] = []
const signal = new AbortController().signal
const joao = aProfile('João Batista')

function serverAnswers(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    asked.push({ path, headers })
    return new Response(JSON.stringify(body), { status })
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

test('providers are asked for by search, state and page, without saying who asks', async () => {
  serverAnswers(200, { providers: [joao], before: 'cursor', total: 31 })
  const page = await fetchProviders({ q: 'são & cia', state: 'SP', before: 'b 1' }, signal)
  expect(page).toEqual({ ok: true, value: { items: [joao], before: 'cursor', total: 31 } })
  expect(asked).toEqual([{ path: '/api/providers?q=s%C3%A3o+%26+cia&state=SP&before=b+1', headers: {} }])
})

test('one provider comes as the card, and one that is gone is not found', async () => {
  serverAnswers(200, joao)
  expect(await fetchProvider(joao.id, signal)).toEqual({ ok: true, value: joao })
  serverAnswers(404, { code: 'not_found' })
  expect(await fetchProvider('../x', signal)).toEqual({ ok: false, code: 'not_found' })
  expect(asked[1]?.path).toBe('/api/providers/..%2Fx')
})

test('what is not a card of a provider is not shown', async () => {
  serverAnswers(200, { ...joao, role: 'cliente' })
  expect(await fetchProvider(joao.id, signal)).toEqual({ ok: false, code: 'unreachable' })
})

test('regions come as a list of places', async () => {
  serverAnswers(200, { regions: [{ city: 'Campinas', state: 'SP' }] })
  expect(await fetchServedRegions(signal)).toEqual({ ok: true, value: [{ city: 'Campinas', state: 'SP' }] })
})

test('a missing setting is empty', async () => {
  serverAnswers(200, { items: [{ key: 'how_it_works_video_url', value: 'https://youtu.be/dQw4w9WgXcQ' }] })
  expect(await fetchSiteSetting('how_it_works_video_url', signal)).toEqual({ ok: true, value: 'https://youtu.be/dQw4w9WgXcQ' })
  serverAnswers(200, { items: [] })
  expect(await fetchSiteSetting('how_it_works_video_url', signal)).toEqual({ ok: true, value: '' })
})
