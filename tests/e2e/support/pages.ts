import type { Page } from '@playwright/test'
import { propose, publish, say } from './deeds'
import type { Device } from './test'

/** Everybody's pages; what is mailed and what is not there included. */
export const publicPages = (providerId: string): string[] => [
  '/',
  '/quem-somos',
  '/como-funciona',
  '/publicar-demanda',
  '/suporte',
  '/privacidade',
  '/termos',
  '/fornecedores',
  `/fornecedores/${providerId}`,
  '/cadastro',
  '/cadastro/cliente',
  '/cadastro/empresa',
  '/login',
  '/auth/callback',
  '/reset-password',
  '/nao-existe',
]

/** A project with a proposal and a chat about it, as addresses. */
export type Talk = { project: string; chat: string }

export const clientPages = ({ project, chat }: Talk): string[] => [
  '/dashboard',
  '/perfil',
  '/projetos/novo',
  project,
  '/meus-projetos',
  '/propostas-recebidas',
  '/fornecedores',
  `${project}/propostas`,
  '/mensagens',
  chat,
  '/pendencias',
]

export const providerPages = ({ project, chat }: Talk): string[] => [
  '/dashboard',
  '/perfil',
  '/projetos-abertos',
  project,
  '/minhas-propostas',
  '/mensagens',
  chat,
  '/pendencias',
]

/** From a project to the first word about it; `look` is called where the provider has the empty form before them. */
export async function startTalk(
  client: Device,
  provider: Device,
  title: string,
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<Talk> {
  await publish(client.page, { title })
  const project = new URL(client.page.url()).pathname
  await provider.page.goto(project)
  await look(provider.page)
  await propose(provider.page, { amount: '18.000,00', days: '30', letter: 'Cuido de hidráulica, elétrica e revestimento.' })
  await client.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
  await client.page.getByRole('button', { name: /^Iniciar conversa/ }).click()
  await say(client.page, 'Quando o senhor pode vir medir?')
  return { project, chat: new URL(client.page.url()).pathname }
}
