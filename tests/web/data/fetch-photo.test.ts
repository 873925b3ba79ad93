import { afterEach, expect, test, vi } from 'vitest'
import { fetchPhoto } from '../../../web/src/data/uploads/fetch-photo'

afterEach(() => vi.unstubAllGlobals())

test('a photo that needs a session is left in no cache of the browser, which signing out does not empty', async () => {
  const asked: { path: string; cache: RequestCache | undefined }[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = new URL(address, 'https://canteiro.example').pathname
    asked.push({ path, cache: init?.cache })
    return path === '/api/files/token' ? Response.json({ token: 'ticket' }) : new Response('bytes')
  })
  const photo = { id: 'photo0000000001', file: 'a.webp' }
  const found = await fetchPhoto('session', photo, 'picture', new AbortController().signal)
  expect(found.ok && (await found.value.text())).toBe('bytes')
  expect(asked).toEqual([
    { path: '/api/files/token', cache: 'no-store' },
    { path: '/api/files/project_images/photo0000000001/a.webp', cache: 'no-store' },
  ])
})
