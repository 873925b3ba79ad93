import type { Page } from '@playwright/test'
import type { Role } from '#domain/documents'
import { links, paths } from '#links'
import { flatPages } from '../../../../web/src/app/page-at'
import { expectPublished, propose, publish, say } from '../deeds'
import type { Device } from '../test'
import { expect } from '../test'

/** Mailed addresses and missing pages included. */
export const publicPages = (providerId: string): string[] => [
  ...flatPages.filter(({ area }) => area !== 'signedIn').flatMap(({ path }) => (path === paths.signUp ? kindsOfAccount : [at(path, { providerId })])),
  '/nao-existe',
]

const kindsOfAccount = [links.signUp('cliente'), links.signUp('empresa')]

/** Addresses. */
export type Talk = { project: string; chat: string }

export const clientPages = (talk: Talk): string[] => [...areaPages('cliente', talk), links.providers()]

/** Managing proposals leads a provider to the dashboard. */
export const providerPages = (talk: Talk): string[] => areaPages('empresa', talk).filter((path) => path !== `${talk.project}/propostas`)

function areaPages(role: Role, { project, chat }: Talk): string[] {
  const own = flatPages.filter(({ area, roles }) => area === 'signedIn' && (!roles || roles.includes(role)))
  return own.map(({ path }) => at(path, { projectId: lastPart(project), conversationId: lastPart(chat) }))
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A place without a value fails the walk. */
const at = (pattern: string, values: Record<string, string>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (!value) throw new Error(`No ${name} to open ${pattern} with.`)
    return value
  })

/** From a project to the first message; `look` is called at the provider's empty form. */
export async function startTalk(
  client: Device,
  provider: Device,
  title: string,
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<Talk> {
  await publish(client.page, { title, budget: '1.234.567,89' })
  const project = new URL(client.page.url()).pathname
  // Other devices open it only once the server has it.
  await expectPublished(client.page)
  await provider.page.goto(project)
  await expect(provider.page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(provider.page)
  await propose(provider.page, { amount: '18.000,00', days: '30', letter: 'Cuido de hidráulica, elétrica e revestimento.' })
  await client.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
  await client.page.getByRole('button', { name: /^Iniciar conversa/ }).click()
  await say(client.page, 'Quando o senhor pode vir medir?')
  return { project, chat: new URL(client.page.url()).pathname }
}
