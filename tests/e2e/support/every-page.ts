import type { Page } from '@playwright/test'
import { newId } from '#domain/ids'
import { createPerson } from '../../support/people'
import { outOfReach } from './out-of-reach'
import { clientPages, providerPages, publicPages, startTalk, type Talk } from './pages'
import { enter } from './people'
import { addRecord } from './records'
import { type Device, expect, type Stage } from './test'

type Size = { width: number; height: number }
/** Something that opens over a page: where, by what, and what to look at of it where that is no dialog. */
type Opened = { path: string; open: (page: Page) => Promise<unknown>; part?: string }

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()

const company = 'Construtora Vasconcellos & Albuquerque Empreendimentos'
const title = 'Impermeabilização e reconstrução do reservatório subterrâneo'

export async function everyPublicPage({ page }: Device, { server }: Stage, sizes: readonly Size[]): Promise<void> {
  const { id } = await createPerson(server, { role: 'empresa', full_name: company })
  for (const path of publicPages(id)) await expectAllInReach(page, sizes, { path, open: async () => undefined })
  await expectAllInReach(page, sizes, { path: '/login', open: press('Esqueceu a senha?') })
  await expectAllInReach(page, sizes.filter(isPhone), { path: '/', open: press('Menu'), part: 'nav[aria-label=Menu]' })
}

/** With names, titles and sums that are as long as they come, and a table of three. */
export async function everySignedInPage(client: Device, provider: Device, stage: Stage, sizes: readonly Size[]): Promise<void> {
  const talk = await bigTalk(client, provider, stage)
  for (const path of clientPages(talk)) await expectAllInReach(client.page, sizes, { path, open: async () => undefined })
  for (const path of providerPages(talk)) await expectAllInReach(provider.page, sizes, { path, open: async () => undefined })
}

async function bigTalk(client: Device, provider: Device, stage: Stage): Promise<Talk> {
  await enter(client, stage, { role: 'cliente', full_name: 'Maria Aparecida Vasconcellos de Albuquerque' })
  await enter(provider, stage, { role: 'empresa', full_name: company })
  const talk = await startTalk(client, provider, title)
  for (const amount of [17_500, 1_234_567.89]) await addProposal(stage, talk, amount)
  return talk
}

/** All that opens over their pages, and what they say without a network. */
export async function everyThingThatOpens(client: Device, provider: Device, stage: Stage, sizes: readonly Size[]): Promise<void> {
  const talk = await bigTalk(client, provider, stage)
  const [{ page }, { page: providersPage }] = [client, provider]
  const ofClient: Opened[] = [
    { path: '/dashboard', open: press(/^Menu de /), part: 'nav[aria-label="Menu da conta"]' },
    { path: '/perfil', open: press('Alterar e-mail') },
    { path: '/perfil', open: press('Alterar senha') },
    { path: '/perfil', open: press('Solicitar cancelamento da conta') },
    { path: '/perfil', open: choosePicture },
    { path: talk.project, open: press('Excluir projeto') },
    { path: `${talk.project}/propostas`, open: press(/^Aceitar proposta/) },
    { path: '/projetos/novo', open: reviewProject },
  ]
  for (const opened of ofClient) await expectAllInReach(page, sizes, opened)
  await expectAllInReach(page, sizes.filter(isPhone), { path: '/dashboard', open: press('Menu'), part: 'nav[aria-label=Menu]' })

  await provider.offline()
  const say = async () => {
    await providersPage.getByRole('textbox', { name: 'Mensagem' }).fill('Amanhã cedo, se não chover.')
    await press('Enviar mensagem')(providersPage)
    await expect(providersPage.getByText('Sem conexão ·')).toBeVisible()
  }
  await expectAllInReach(providersPage, sizes, { path: talk.chat, open: say })
  await expectAllInReach(providersPage, sizes, { path: '/pendencias', open: async () => undefined })
  const leave = async () => {
    await press(/^Menu de /)(providersPage)
    await press('Sair')(providersPage)
  }
  await expectAllInReach(providersPage, sizes, { path: '/pendencias', open: leave })
}

const isPhone = ({ width }: Size) => width < 640

async function expectAllInReach(page: Page, sizes: readonly Size[], { path, open, part }: Opened): Promise<void> {
  const [first] = sizes
  if (!first) return
  await page.setViewportSize(first)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await open(page)
  for (const size of sizes) {
    await page.setViewportSize(size)
    // What is measured by the page itself, as the room at the foot, is in its place a frame later.
    await expect
      .configure({ soft: true })
      .poll(() => outOfReach(page, part), { message: `${path} ${part ?? ''} at ${size.width} × ${size.height}`, timeout: 5_000 })
      .toEqual([])
  }
}

async function addProposal({ server }: Stage, { project }: Talk, amount: number): Promise<void> {
  const { id: provider_id } = await createPerson(server, { role: 'autonomo', full_name: 'Francisco das Chagas' })
  const now = new Date().toISOString()
  const terms = {
    amount,
    duration_days: 120,
    proposal_type: 'service',
    cover_letter: 'Vinte anos de impermeabilização, com garantia por escrito e nota.',
  }
  const project_id = project.split('/').at(-1)
  await addRecord(server, 'proposals', {
    id: newId(),
    project_id,
    provider_id,
    ...terms,
    status: 'pending',
    revisions: [],
    created_at: now,
    updated_at: now,
  })
}

async function choosePicture(page: Page): Promise<void> {
  const picture = await page.screenshot({ type: 'jpeg' })
  await page.locator('input[type=file]').setInputFiles({ name: 'obra.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function reviewProject(page: Page): Promise<void> {
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Descrição').fill('Reservatório de 12 m³ com infiltração em duas paredes.')
  await page.getByLabel('Endereço').fill('Centro, Rua Barão de Jaguara')
  await press('Conferir e publicar')(page)
  await expect(page.getByRole('dialog')).toBeVisible()
}
