import type { Page } from '@playwright/test'
import { links } from '#links'
import { type Session, signedIn } from '../../../server/support/session'
import { storeSession } from '../../../support/device/store-session'
import { worksOffline } from '../signing-in'
import { type Device, expect, type Stage } from '../test'
import { expectNoViolationsNow } from './axe'
import { expectNothingUnderCorner } from './nothing-under-corner'
import { expectNothingWider } from './nothing-wider'
import type { Talk } from './page-addresses'

/** `title` where it differs; `at` where the address leads elsewhere. */
type Shown = { heading: string; title?: string; at?: string }

/** A client and a company with a project, a proposal and a chat; addresses. */
type Deal = Talk & { client: Session; provider: Session }

/** Loads each page once: heading, address, title, width, axe's rules, and `look`. For an address that leads elsewhere only that. */
export async function walkPages(page: Page, shown: Record<string, Shown>, look: (page: Page, path: string) => Promise<void>): Promise<void> {
  for (const [path, { heading, title = heading.replace(/\.$/, ''), at = path }] of Object.entries(shown)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), `${path} has one first heading`).toHaveCount(1)
    await expect(page, path).toHaveURL(at)
    await expect(page, path).toHaveTitle(`${title} | Canteiro`)
    if (!path.startsWith(at)) continue
    await expectNothingWider(page, path)
    await look(page, path)
    await expectNoViolationsNow(page, path)
  }
}

/** A page missing in `shownIn` fails the walk. */
export async function walkArea(device: Device, session: Session, deal: Deal, paths: readonly string[]): Promise<void> {
  await storeSession(device.page, session.person)
  await device.page.goto(links.dashboard())
  await worksOffline(device)
  const known = shownIn(session, deal)
  await walkPages(
    device.page,
    Object.fromEntries(paths.map((path) => [path, known[path] ?? { heading: `the heading of ${path}` }])),
    expectNothingUnderCorner,
  )
}

export async function startDeal({ server }: Stage): Promise<Deal> {
  const client = await signedIn(server, 'cliente')
  const provider = await signedIn(server, 'empresa')
  const project = await client.publishes()
  await provider.proposes(project)
  const conversation = await client.startsConversation(project, provider)
  await client.says(conversation, 'Quando o senhor pode vir medir?')
  return { client, provider, project: links.project(project), chat: links.conversation(conversation) }
}

/** A signed-in person's pages. */
const shownIn = ({ person }: Session, { client, provider, project, chat }: Deal): Record<string, Shown> => ({
  [links.dashboard()]: { heading: `Olá, ${person.full_name}!`, title: 'Dashboard' },
  [links.newProject()]: { heading: 'Publicar projeto' },
  [links.myProjects()]: { heading: 'Meus Projetos' },
  [links.openProjects()]: { heading: 'Encontrar Trabalho' },
  [project]: { heading: 'Reforma de banheiro' },
  [`${project}/editar`]: { heading: 'Editar projeto' },
  [`${project}/propostas`]: { heading: 'Comparar propostas' },
  [links.receivedProposals()]: { heading: 'Propostas Recebidas' },
  [links.myProposals()]: { heading: 'Minhas Propostas' },
  [links.messages()]: { heading: 'Mensagens' },
  [chat]: { heading: (person.id === client.id ? provider : client).person.full_name },
  [links.notifications()]: { heading: 'Notificações' },
  [links.outbox()]: { heading: 'Pendências de envio' },
  [links.received()]: { heading: 'Nada chegou aqui.' },
  [links.account()]: { heading: 'Configurações' },
  [links.providers()]: { heading: 'Fornecedores' },
})
