import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '../../../web/src/app/app'
import { createRouter, whenReady } from '../../../web/src/app/router'
import { chooseTheme, showChosenTheme } from '../../../web/src/styles/chosen-theme'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { get, mount, press, type } from '../ui/mount'

const blocked = () => {
  throw new DOMException('The user denied permission to access the data of this site.', 'SecurityError')
}

/** As browsers answer to a site whose cookies and data are blocked. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) vi.spyOn(globalThis, name, 'get').mockImplementation(blocked)
}
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  toastQueue.clear()
})

async function open(path: string): Promise<void> {
  window.history.replaceState(null, '', path)
  showChosenTheme()
  const router = createRouter()
  await whenReady(router)
  await mount(<App router={router} />)
}

const shows = (text: string) => expect.poll(() => act(async () => document.body.textContent), { timeout: 20_000 }).toContain(text)

const SAID =
  'Este navegador bloqueia os dados deste site, e sem eles não é possível entrar. Permita cookies e dados do site nas configurações do navegador e recarregue a página.'

test('[PRODUCT 6] a public page opens in a browser that blocks the data of sites, and a theme that is chosen holds for the page', async () => {
  blockStorage()
  await open('/como-funciona')
  await shows('Como Funciona')
  chooseTheme('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  chooseTheme('device')
  expect(toastQueue.visibleToasts).toEqual([])
})

test.each(['/login', '/cadastro/cliente'])('[PRODUCT 6] %s says that nobody can sign in there, and how that can be changed', async (path) => {
  blockStorage()
  await open(path)
  await shows(SAID)
})

test.each(['/login', '/cadastro/cliente'])('[PRODUCT 6] %s says what an http address lacks', async (path) => {
  vi.stubGlobal('isSecureContext', false)
  await open(path)
  await shows('Abra o mesmo endereço com https://')
})

test('who signs in all the same is told why it did not work', async () => {
  blockStorage()
  vi.stubGlobal('fetch', async () => Response.json({ token: 't', record: { id: 'u1', role: 'cliente', full_name: 'Ana Lima' } }))
  await open('/login')
  await shows(SAID)
  await type(get('textbox', 'E-mail'), 'ana@canteiro.example')
  await type(get('textbox', 'Senha'), 'segredo')
  await press(get('button', 'Entrar'))
  await vi.waitFor(() => expect(toastQueue.visibleToasts[0]?.content.description).toBe(SAID), { timeout: 10_000 })
})
