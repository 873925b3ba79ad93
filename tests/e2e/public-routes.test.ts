import { createPerson } from '../support/people'
import { signIn } from './support/people'
import { desktop, expect, test } from './support/test'

test.describe.configure({ mode: 'parallel', timeout: 240_000 })

type Visitor = 'signed out' | 'cliente' | 'empresa' | 'autonomo'
/** What a page says first, its title where that is another, and where one ends up when it is not there. */
type Shown = { heading: string; title?: string; at?: string }

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

const provider = 'Pisos Paineiras'
const home: Shown = { heading: 'Bem-vindo, Sílvio Prado!', title: 'Dashboard', at: '/dashboard' }
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
  '/publicar-demanda': (visitor) =>
    visitor === 'cliente' ? { heading: 'Publicar projeto', at: '/projetos/novo' } : { heading: 'Publique sua demanda' },
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
  '/reset-password': same('Nova senha'),
  '/reset-password?token=nada': same('Nova senha'),
  '/auth/confirmar-email': same('Não foi possível confirmar'),
  '/auth/confirmar-email?token=nada': same('Não foi possível confirmar'),
  '/nao-existe': same('Página não encontrada'),
  '/fornecedores/a/b': same('Página não encontrada'),
  '/pendencias': behindGuard('Pendências de envio'),
  '/dashboard': (visitor) => (visitor === 'signed out' ? { heading: 'Entrar', at: '/login' } : home),
}

for (const visitor of ['signed out', 'cliente', 'empresa', 'autonomo'] as const) {
  test(`every public address shows what it is for: ${visitor}`, async ({ device, stage, cut }) => {
    cut.refused = true
    const { id } = await createPerson(stage.server, { role: 'empresa', full_name: provider })
    const { page } = await device(desktop)
    // Every page comes from the server, as on a first visit, and nothing else is loaded beside it.
    await page.addInitScript('delete Navigator.prototype.serviceWorker')
    if (visitor !== 'signed out') await signIn(page, (await createPerson(stage.server, { role: visitor, full_name: 'Sílvio Prado' })).email)

    for (const [path, expected] of Object.entries({ ...table, [`/fornecedores/${id}`]: same(provider) })) {
      const { heading, title = heading.replace(/\.$/, ''), at = path.replace(/\?token=.*/, '') } = expected(visitor)
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
