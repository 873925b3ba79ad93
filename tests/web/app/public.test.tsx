import type { ReactNode } from 'react'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../../../web/src/app/app'
import { createRouter, whenReady } from '../../../web/src/app/router'
import { FoldedFooter } from '../../../web/src/app/shell/folded-footer'
import { Footer } from '../../../web/src/app/shell/footer'
import { SessionContext, type SessionState } from '../../../web/src/data/store/account-store-context'
import { chooseTheme, showChosenTheme } from '../../../web/src/styles/chosen-theme'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { waitFor } from '../../support/wait-for'
import { addresses, all, get, mount, pageText, press, soon, told, wordsOf } from '../ui/mount'
import { sessionOf } from './sessions'

/** The app at an address. */
async function open(path: string) {
  window.history.replaceState(null, '', path)
  showChosenTheme()
  const router = createRouter()
  await whenReady(router)
  await mount(<App router={router} />)
  return router
}
const shows = (text: string) => expect.poll(() => act(async () => pageText()), { timeout: 20_000 }).toContain(text)

describe('the footer', () => {
  /** Stands in for the browser's: `comeNear` says that what is watched came near the screen. */
  let comeNear: () => void
  const watched = vi.fn()
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => callback([{ isIntersecting: true }])
    }
    observe = watched
    disconnect = () => undefined
  }

  const asked: string[] = []
  let settings: { key: string; value: string }[] = []

  beforeEach(() => {
    asked.length = 0
    settings = []
    vi.stubGlobal('IntersectionObserver', Observer)
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return Response.json({ items: settings })
    })
  })

  const show = (footer: ReactNode, state: SessionState['state']) =>
    mount(
      <MemoryRouter>
        <SessionContext value={sessionOf(state)}>{footer}</SessionContext>
      </MemoryRouter>,
    )
  const shown = async (state: SessionState['state'] = 'signed_out') => {
    await show(<Footer />, state)
    expect(asked).toEqual([])
    await act(async () => comeNear())
    await waitFor(() => expect(asked).toHaveLength(1))
    // The answer is drawn.
    await act(async () => undefined)
  }
  test('[PRODUCT 51] what is not set shows the specified toast, and a new installation has nothing set', async () => {
    await shown()
    for (const name of ['Construção', 'Reforma', 'Elétrica', 'Hidráulica', 'Pintura', 'Facebook', 'Instagram', 'LinkedIn', 'Fale conosco']) {
      await press(get('button', name))
      expect(told()).toEqual([['Esta funcionalidade ainda não foi implementada', '']])
      await act(async () => toastQueue.clear())
    }
  })

  test('[PRODUCT 51] a network whose address is set is a link of its own, the others still say that they are not there', async () => {
    settings = [{ key: 'footer_instagram', value: 'https://instagram.com/canteiro' }]
    await shown()
    await waitFor(() => expect(get('link', 'Instagram').getAttribute('href')).toBe('https://instagram.com/canteiro'))
    expect(get('link', 'Instagram').getAttribute('rel')).toBe('noopener noreferrer')
    expect(get('button', 'Facebook')).toBeTruthy()
    expect(get('button', 'Fale conosco')).toBeTruthy()
  })

  test.each(['signed_out', 'signed_in'] as const)(
    '[PRODUCT 51] [PRODUCT 103] active, services lead to the directory by trade and contact opens support: %s',
    async (state) => {
      settings = [{ key: 'footer_active', value: 'yes' }]
      await shown(state)
      await waitFor(() => expect(get('link', 'Pintura').getAttribute('href')).toBe('/fornecedores?especialidade=pintor'))
      expect(get('link', 'Hidráulica').getAttribute('href')).toBe('/fornecedores?especialidade=encanador')
      if (state === 'signed_out') expect(get('link', 'Fale conosco').getAttribute('href')).toBe('/suporte')
      else await press(get('button', 'Fale conosco'))
      expect(told()).toEqual([])
    },
  )

  test('[PRODUCT 51] beside the sidebar it is folded to one line, which unfolds the whole', async () => {
    await show(<FoldedFooter />, 'signed_in')
    const [details] = document.querySelectorAll('details')
    expect(details?.open).toBe(false)
    expect(details?.querySelector('summary')?.textContent).toBe('Sobre o Canteiro')
    expect(wordsOf('link')).toContain('Termos de uso')
  })
})

describe('a browser that blocks the data of sites', () => {
  const blocked = () => {
    throw new DOMException('The user denied permission to access the data of this site.', 'SecurityError')
  }

  /** As browsers answer to a site whose cookies and data are blocked. */
  function blockStorage(): void {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) vi.spyOn(globalThis, name, 'get').mockImplementation(blocked)
  }

  const SAID =
    'Este navegador bloqueia os dados deste site, e sem eles não é possível entrar. Permita cookies e dados do site nas configurações do navegador e recarregue a página.'

  test('[PRODUCT 6] a public page opens in a browser that blocks the data of sites, and a theme that is chosen holds for the page', async () => {
    blockStorage()
    await open('/como-funciona')
    await shows('Como Funciona')
    chooseTheme('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    chooseTheme('device')
    expect(told()).toEqual([])
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
})

describe("a shared project's link, for the signed out", () => {
  const facts = { title: 'Muro dos fundos', city: 'Santos', state: 'SP', budget: 4_800 }
  let answer: [body: unknown, status: number] = [facts, 200]

  beforeEach(() => {
    vi.stubGlobal('fetch', async (path: string) => {
      const [body, status] = String(path).includes('/api/shared-projects/abc') ? answer : [{ items: [] }, 200]
      return Response.json(body, { status })
    })
  })

  test('[PRODUCT 79] shows title, place and budget before an account is asked for, and every way in leads back to it', async () => {
    answer = [facts, 200]
    await open('/projetos/abc')
    await shows('Muro dos fundos')
    await shows('Santos, SP')
    await shows('R$\u00a04.800,00')
    const ways = all('link').filter((link) => /^\/(login|cadastro)/.test(link.getAttribute('href') ?? ''))
    expect(ways.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Fazer proposta', 'Criar conta grátis', 'Entrar', 'Cadastre-se']),
    )
    expect(ways.map((link) => link.getAttribute('href')).filter((href) => !href?.endsWith('?para=/projetos/abc'))).toEqual([])
  })

  test('one that is not open, or never was, leads to signing in, and from there back', async () => {
    answer = [{ code: 'not_found' }, 404]
    const router = await open('/projetos/abc')
    await soon(() => router.state.location).toMatchObject({ pathname: '/login', state: { from: '/projetos/abc' } })
    await shows('Cadastre-se')
    const signUps = () => all('link').flatMap((link) => (link.textContent === 'Cadastre-se' ? link.getAttribute('href') : []))
    await soon(signUps).toContain('/cadastro?para=/projetos/abc')
    expect(addresses()).not.toContain('/cadastro')
  })
})
