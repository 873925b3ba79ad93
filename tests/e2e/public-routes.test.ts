import { links } from '#links'
import { pages } from '../../web/src/app/pages'
import { createPerson } from '../support/people'
import { storeSession } from '../support/store-session'
import { desktop, expect, test } from './support/test'

const visitors = ['signed out', 'cliente', 'empresa', 'autonomo'] as const
type Visitor = (typeof visitors)[number]
/** What a page says first, its title where that is another, and where one ends up when it is not there. */
type Shown = { heading: string; title?: string; at?: string }

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

const provider = 'Pisos Paineiras'
const home: Shown = { heading: 'Olá, Sílvio Prado!', title: 'Dashboard', at: '/dashboard' }
const same = (heading: string) => (): Shown => ({ heading })
/** Signing up and in are for who has not; the others are at home already. Product 31. */
const entrance =
  (heading: string) =>
  (visitor: Visitor): Shown =>
    visitor === 'signed out' ? { heading } : home
const behindGuard =
  (heading: string) =>
  (visitor: Visitor): Shown =>
    visitor === 'signed out' ? { heading: 'Entrar', at: '/login' } : { heading }

const table: Record<string, (visitor: Visitor) => Shown> = {
  '/': same('Sua obra começa com um bom orçamento.'),
  '/quem-somos': same('Quem Somos'),
  '/como-funciona': same('Como Funciona'),
  '/suporte': same('Suporte'),
  '/privacidade': same('Política de privacidade'),
  '/termos': same('Termos de uso'),
  '/documentacao': same('Documentação técnica'),
  '/publicar-demanda': (visitor) =>
    visitor === 'cliente' ? { heading: 'Publicar projeto', at: '/projetos/novo' } : { heading: 'Publique seu projeto' },
  '/fornecedores': same('Fornecedores'),
  '/fornecedores/naoexistenaoexi': same('Fornecedor não encontrado'),
  '/cadastro': entrance('Crie sua conta'),
  '/cadastro/cliente': entrance('Criar Conta de Cliente'),
  '/cadastro/empresa': entrance('Cadastrar Empresa'),
  '/cadastro/autonomo': entrance('Criar Perfil de Autônomo'),
  '/cadastro/arquiteto': entrance('Criar Conta'),
  '/login': entrance('Entrar'),
  '/auth/callback': same('Não foi possível confirmar'),
  '/auth/callback?token=nada': same('Não foi possível confirmar'),
  '/auth/callback#token=nada': same('Não foi possível confirmar'),
  '/reset-password': same('Nova senha'),
  '/reset-password?token=nada': same('Nova senha'),
  '/reset-password#token=nada': same('Nova senha'),
  '/auth/confirmar-email': same('Não foi possível confirmar'),
  '/auth/confirmar-email?token=nada': same('Não foi possível confirmar'),
  '/auth/confirmar-email#token=nada': same('Não foi possível confirmar'),
  '/nao-existe': same('Página não encontrada'),
  '/fornecedores/a/b': same('Página não encontrada'),
  '/pendencias': behindGuard('Pendências de envio'),
  '/dashboard': (visitor) => (visitor === 'signed out' ? { heading: 'Entrar', at: '/login' } : home),
}

test('every page for the signed out is in the table above', () => {
  const known = [...Object.keys(table), links.provider('id')].map((path) => path.replace(/[?#].*/, ''))
  for (const { path } of pages.filter(({ area }) => area !== 'signedIn')) {
    expect(
      known.some((each) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`).test(each)),
      path,
    ).toBe(true)
  }
})

for (const role of ['cliente', 'empresa', 'autonomo'] as const) {
  test(`[PRODUCT 48] a page of another role leads to the dashboard, which says so: ${role}`, async ({ device, stage }) => {
    const { page } = await device(desktop)
    await storeSession(page, await createPerson(stage.server, { role, full_name: 'Sílvio Prado' }))
    const said = page.getByText(role === 'cliente' ? 'Esta página é para empresas e autônomos.' : 'Esta página é para clientes.')
    const others = pages.filter(({ roles }) => roles && !roles.includes(role))
    expect(others.length).toBeGreaterThan(0)
    for (const { path } of others) {
      await page.goto(path)
      await expect(page, path).toHaveURL(home.at ?? '')
      await expect(page.getByRole('heading', { level: 1, name: home.heading, exact: true }), path).toBeVisible()
      await expect(said, path).toBeVisible()
    }
    await page.getByRole('link', { name: 'Mensagens' }).first().click()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: home.heading, exact: true })).toBeVisible()
    await expect(said).toBeHidden()

    await page.goto(links.openProjects())
    await expect(page).toHaveURL(links.openProjects())
    await page.goto(links.manageProposals('naoexistenaoexi'))
    await expect(page.getByText('Projeto não encontrado ou você não tem permissão para vê-lo.').first()).toBeVisible()
    await expect(page).toHaveURL(links.dashboard())
    await expect(said).toBeHidden()
  })
}

/** Where nothing depends on the role, one visitor with a session stands for all. */
const seenBy = (path: string, visitor: Visitor): boolean =>
  visitor === 'signed out' || visitor === 'cliente' || visitors.some((other) => table[path]?.(other).heading !== table[path]?.('signed out').heading)

for (const visitor of visitors) {
  test(`every public address shows what it is for: ${visitor}`, async ({ device, stage, allowed }) => {
    allowed.refusals = true
    const { id } = await createPerson(stage.server, { role: 'empresa', full_name: provider })
    const { page } = await device(desktop)
    if (visitor !== 'signed out') await storeSession(page, await createPerson(stage.server, { role: visitor, full_name: 'Sílvio Prado' }))

    const all = { ...table, [`/fornecedores/${id}`]: same(provider) }
    for (const [path, expected] of Object.entries(all).filter(([path]) => seenBy(path, visitor))) {
      const { heading, title = heading.replace(/\.$/, ''), at = path.replace(/[?#]token=.*/, '') } = expected(visitor)
      await page.goto(path)
      for (const size of sizes) {
        await page.setViewportSize(size)
        const name = `${path} at ${size.width} px`
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), name).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 }), `${name} has one first heading`).toHaveCount(1)
        await expect(page, name).toHaveURL(at)
        await expect(page, name).toHaveTitle(`${title} | Canteiro`)
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(tooWide, `${name} is not wider than its screen`).toBeLessThanOrEqual(0)
      }
      if (path === '/cadastro/arquiteto' && visitor === 'signed out') {
        await page.getByRole('button', { name: 'Criar conta' }).click()
        await expect(page.getByText('Escolha o tipo de conta.')).toBeVisible()
        await expect(page.getByRole('radio')).toHaveCount(3)
      }
    }
  })
}
