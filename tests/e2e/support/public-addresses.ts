import type { Page } from '@playwright/test'
import { expect } from './test'

export type Visitor = 'signed out' | 'cliente' | 'empresa' | 'autonomo'

/** What a page says first, its title where that is another, and where one ends up when it is not there. */
export type Shown = { heading: string; title?: string; at?: string }

export const providerName = 'Pisos Paineiras'

export const home: Shown = { heading: 'Olá, Sílvio Prado!', title: 'Dashboard', at: '/dashboard' }

export const same = (heading: string) => (): Shown => ({ heading })

/** Signing up and in are for who has not; the others are at home already. Product 31. */
const entrance =
  (heading: string) =>
  (visitor: Visitor): Shown =>
    visitor === 'signed out' ? { heading } : home

const behindGuard =
  (heading: string) =>
  (visitor: Visitor): Shown =>
    visitor === 'signed out' ? { heading: 'Entrar', at: '/login' } : { heading }

/** What every address that is open to the signed out shows to each visitor. */
export const publicAddresses: Record<string, (visitor: Visitor) => Shown> = {
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

/** The page that is open has the heading, the address and the title of what is expected at `path`. */
export async function expectShown(
  page: Page,
  path: string,
  { heading, title = heading.replace(/\.$/, ''), at = path.replace(/[?#]token=.*/, '') }: Shown,
  name = path,
) {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), name).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), `${name} has one first heading`).toHaveCount(1)
  await expect(page, name).toHaveURL(at)
  await expect(page, name).toHaveTitle(`${title} | Canteiro`)
}
