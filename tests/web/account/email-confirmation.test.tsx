import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EmailConfirmedPage } from '../../../web/src/features/account/email-links/email-confirmed-page'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { mount } from '../ui/mount'

beforeEach(() => toastQueue.clear())
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a confirmed address is told of for six seconds, and in other words than the page’s heading', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  await mount(
    <MemoryRouter initialEntries={['/auth/callback#token=a.b.c']}>
      <EmailConfirmedPage />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('E-mail confirmado!'), { timeout: 10_000 })
  const [toast] = toastQueue.visibleToasts
  expect(toast?.timeout).toBe(6_000)
  expect(toast?.content.title).toBe('Agora você já pode entrar.')
  expect(document.body.textContent?.split('E-mail confirmado!')).toHaveLength(2)
})

test.each(['a.b.c', 'a.b.c).', 'a.b%0D%0A.c', 'a.b.c.&utm_source=mail'])('the token of a link that came as #token=%s is found', async (written) => {
  const asked = vi.fn(async (_url: string, _request: RequestInit) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', asked)
  await mount(
    <MemoryRouter initialEntries={[`/auth/callback#token=${written}`]}>
      <EmailConfirmedPage />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  expect(JSON.parse(String(asked.mock.calls[0]?.[1].body))).toMatchObject({ token: 'a.b.c' })
})
