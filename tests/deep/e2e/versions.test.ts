import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { collections } from '#domain/collections'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import { pullAnswer } from '#domain/wire/wire'
import { paths } from '../../../pocketbase/tasks/paths'
import { aProposal, aQuote } from '../../domain/builders'
import { takePhotos } from '../../e2e/support/browser/camera'
import { publish, say } from '../../e2e/support/deeds'
import { enter, worksOffline } from '../../e2e/support/signing-in'
import { test as base, expect, installed, phone, type Stage } from '../../e2e/support/test'
import { Session, signedIn } from '../../server/support/session'
import { password } from '../../support/data/people'
import { storeSession } from '../../support/device/store-session'
import { recordIn, restoreIn } from '../../support/device/stores-in-page'
import { builtVersion } from '../../support/release/built-version'
import { keptDevice, queued, typed, unpackData } from '../../support/release/kept-version'
import { releasedVersions } from '../../support/release/released-versions'
import { startMailCatcher } from '../../support/server/mail-catcher'
import { startPocketBase, type TestServerOptions } from '../../support/server/pocketbase'
import { post, projectsOf, recordsOf, sql, textAt } from '../../support/server/server-client'
import { work } from '../server/support/walked-work'

const title = 'Cobertura da varanda'

/** A build of a minute may come first. */
const timeout = 600_000

const serving = (options: () => Promise<TestServerOptions>) =>
  base.extend<object, { stage: Stage }>({
    stage: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
      async ({}, use) => {
        const mailbox = await startMailCatcher()
        const server = await startPocketBase({ mailbox, ...(await options()) })
        await use({ server, mailbox })
        await server.stop()
        await mailbox.close()
      },
      { scope: 'worker', timeout },
    ],
  })

for (const released of releasedVersions()) {
  const { version } = released
  let home = ''

  const earlierApp = serving(async () => {
    home = await mkdtemp(join(tmpdir(), 'canteiro-versions-'))
    await unpackData(version, join(home, 'data'))
    return { webDir: (await builtVersion(released)).webDir, dataDir: join(home, 'data') }
  })
  earlierApp.afterAll(() => rm(home, { recursive: true, force: true }))

  earlierApp(
    `the app of ${version} works with this server, delivers what it had queued, and keeps what is refused for an unknown reason`,
    async ({ stage, device }) => {
      const marina = await device(installed(phone))
      const { page } = marina
      const { person, databases } = await keptDevice(version)
      const session = await post(stage.server, '/api/collections/users/auth-with-password', { identity: person.email, password })
      await storeSession(page, { ...person, token: textAt(session, 'token') })
      await restoreIn(page, databases)
      await changePulled(page, (_, document) => ({ ...document, floor: 3 }))
      await page.goto('/dashboard')
      await worksOffline(marina)
      await expect.poll(() => recordsOf(stage.server, 'messages', `content = "${queued.message}"`)).toHaveLength(1)
      await expect.poll(() => recordsOf(stage.server, 'project_images', `project_id.title = "${queued.project}"`, 'position')).toHaveLength(1)
      await page.goto('/meus-projetos')
      await expect(page.getByRole('article').filter({ hasText: queued.project })).toBeVisible()
      await expect(page.getByText('Aguardando')).toHaveCount(0)
      await expect.poll(async () => JSON.stringify(await recordIn(page))).toContain('"floor":3')

      await page.unrouteAll({ behavior: 'wait' })
      await page.goto('/projetos/novo')
      await expect(page.getByLabel('Título')).toHaveValue(typed.project)
      await marina.offline()
      await publish(page, { title })
      await sendUnknownVerb(page, 'too_windy')
      await marina.online()
      await page.goto('/pendencias')
      const item = page.getByRole('article').filter({ hasText: title })
      await expect(item.getByRole('button', { name: 'Editar e enviar de novo' })).toBeVisible()
      expect(await projectsOf(stage.server, person, title)).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
      await item.getByRole('button', { name: 'Editar e enviar de novo' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar de novo' }).click()
      await expect.poll(() => projectsOf(stage.server, person, title)).toHaveLength(1)
    },
  )

  earlierApp(
    `the app of ${version} holds projects across a border under a channel that it does not know, and leaves its person's kilometres as they are`,
    async ({ stage, device }) => {
      const bruno = await device(installed(phone))
      const { page } = bruno
      const { id } = await enter(bruno, stage, { role: 'autonomo', full_name: 'Bruno Reis', city: 'Juazeiro', state: 'BA' })
      await sql(stage.server, `UPDATE users SET notify_scope = 'km60' WHERE id = '${id}'`)
      const client = await signedIn(stage.server, 'cliente')
      await client.publishes({ title: 'Muro em Petrolina', city: 'Petrolina', state: 'PE' })
      await page.goto('/projetos-abertos')
      await expect(page.getByText('Muro em Petrolina')).toBeVisible()
      await page.goto('/perfil')
      await expect(page.getByRole('radio', { name: 'Na minha cidade' })).toBeChecked()
      await bruno.offline()
      await page.goto('/projetos-abertos')
      await expect(page.getByText('Muro em Petrolina')).toBeVisible()
      await page.goto('/perfil')
      await page.getByLabel('Nome completo').fill('Bruno Reis Neto')
      await page.getByRole('button', { name: 'Salvar alterações' }).click()
      await bruno.online()
      const account = () => sql(stage.server, `SELECT full_name, notify_scope FROM users WHERE id = '${id}'`)
      await expect.poll(account).toEqual([{ full_name: 'Bruno Reis Neto', notify_scope: 'km60' }])
    },
  )

  earlierApp(
    `the app of ${version} completes a work whose quote, stages, change and photo a later app has written, and takes nothing from it`,
    async ({ stage, device }) => {
      const marina = await device(installed(phone))
      const { page } = marina
      const person = await enter(marina, stage, { role: 'cliente', full_name: 'Marina Alves' })
      const later = new Session(stage.server, person)
      const bruno = await signedIn(stage.server, 'autonomo', { full_name: 'Bruno Reis' })
      const project = await later.publishes({ title: 'Muro dos fundos', trades: ['pedreiro'] })
      const proposal = await bruno.proposes(project, { amount: 4_350, quote: aQuote() })
      const held = async () => {
        await later.device.pull()
        return collections.proposals.read(later.device.all('proposals').get(proposal)) ?? aProposal()
      }
      expect(await later.accepts(project, proposal, acceptanceOf(await held()))).toMatchObject({ status: 200 })
      await work(later, bruno, project)
      const noted = await held()
      expect(noted).toMatchObject({ deal: { stages: [{ name: 'Entrada' }, { name: 'No fim' }, { amount: 300 }] }, work_photos: [{}] })

      await page.goto('/notificacoes')
      await expect(page.getByRole('heading', { level: 1, name: 'Notificações' })).toBeVisible()
      await page.goto(`/projetos/${project}`)
      await expect(page.getByRole('region', { name: 'Combinado' })).toContainText('Bruno Reis')
      await marina.offline()
      await page.getByRole('button', { name: 'Concluir projeto' }).click()
      await page.getByRole('button', { name: 'Sim, concluir' }).click()
      await expect(page.getByText('Finalizado').first()).toBeVisible()
      await marina.online()
      await expect.poll(() => projectsOf(stage.server, person, 'Muro dos fundos')).toMatchObject([{ status: 'completed', trades: ['pedreiro'] }])
      const { quote, deal, work_photos } = await held()
      expect({ quote, deal, work_photos }).toEqual({ quote: noted.quote, deal: noted.deal, work_photos: noted.work_photos })
    },
  )

  const earlierServer = serving(async () => ({ webDir: paths.webBuild, built: await (await builtVersion(released)).server() }))

  earlierServer(
    `the app works with the server of ${version}, reads what that lacks as empty, and keeps what that does not know`,
    async ({ stage, device }) => {
      const marina = await device(installed(phone))
      const { page } = marina
      let lacking = 0
      await changePulled(page, (name, document) => {
        if (name !== 'users') return document
        lacking++
        const { mails_off: _mails, notify_scope: _scope, ...others } = document
        return others
      })
      const person = await enter(marina, stage, { role: 'cliente', full_name: 'Marina Alves' })
      expect(lacking).toBeGreaterThan(0)
      await page.unrouteAll({ behavior: 'wait' })
      await marina.offline()
      await publish(page, { title })
      await sendUnknownVerb(page)
      await marina.online()
      await page.goto('/pendencias')
      const item = page.getByRole('article').filter({ hasText: title })
      await expect(item).toContainText('Esta versão do aplicativo não é compatível com a do servidor.')
      await page.unrouteAll({ behavior: 'wait' })

      // Arguments that a later app sends besides.
      let besides = 0
      await page.route('**/api/sync/push', async (route) => {
        const sent = route.request().postData() ?? ''
        if (sent.includes(title)) besides++
        await route.continue({ postData: sent.replaceAll('"args":{', '"args":{"floor":3,') })
      })
      await item.getByRole('button', { name: 'Enviar de novo', exact: true }).click()
      await expect.poll(() => projectsOf(stage.server, person, title)).toHaveLength(1)
      expect(besides).toBeGreaterThan(0)
      await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible()
    },
  )

  earlierServer(
    `of a work on the server of ${version} the app keeps what that does not know, with the reason, and talks on`,
    async ({ stage, device, allowed }) => {
      // It has no photos of works.
      allowed.missingFiles = true
      const bruno = await device(installed(phone))
      const { page } = bruno
      const person = await enter(bruno, stage, { role: 'autonomo', full_name: 'Bruno Reis' })
      const owner = await signedIn(stage.server, 'cliente', { full_name: 'Marina Alves' })
      const project = await owner.publishes({ title })
      const proposal = await new Session(stage.server, person).proposes(project)
      expect(await owner.accepts(project, proposal)).toMatchObject({ status: 200 })
      await page.goto(`/projetos/${project}`)
      const deal = page.getByRole('region', { name: 'Combinado' })
      await expect(deal).toContainText('Marina Alves')
      await bruno.offline()
      await deal.getByRole('button', { name: 'Marcar como pronta' }).click()
      const [photo] = await takePhotos(page, 1, { width: 160, height: 120 })
      if (!photo) throw new Error('there is no photo')
      const chooser = page.waitForEvent('filechooser')
      await deal.getByRole('button', { name: 'Adicionar foto' }).click()
      await (await chooser).setFiles({ ...photo, mimeType: 'image/jpeg' })
      await expect(deal.getByRole('button', { name: /Ainda não enviada$/ })).toBeVisible()
      await bruno.online()
      await page.goto('/pendencias')
      const items = page.getByRole('article')
      for (const words of ['Etapa pronta', '1 foto da obra'])
        await expect(items.filter({ hasText: words })).toContainText('Esta versão do aplicativo não é compatível com a do servidor.')
      await page.goto(`/projetos/${project}`)
      await deal.getByRole('link', { name: 'Abrir conversa' }).click()
      await say(page, 'Terminei o muro.')
      await expect.poll(() => recordsOf(stage.server, 'messages', 'content = "Terminei o muro."')).toHaveLength(1)
    },
  )
}

type Document = Record<string, unknown>

async function changePulled(page: Page, change: (collection: string, document: Document) => Document): Promise<void> {
  await page.route('**/api/sync/pull', async (route) => {
    const response = await route.fetch()
    const answer = v.safeParse(pullAnswer, await response.json())
    if (!answer.success || 'rewound' in answer.output) return route.fulfill({ response })
    for (const [name, pulled] of Object.entries(answer.output.collections))
      if ('documents' in pulled) Object.assign(pulled, { documents: pulled.documents.map((one) => (one._deleted ? one : change(name, one))) })
    await route.fulfill({ response, json: { ...answer.output, of_a_later_version: true } })
  })
}

/** The server answers by itself that it does not know the verb; `code` is what another one may call it. */
async function sendUnknownVerb(page: Page, code = 'unknown_verb'): Promise<void> {
  await page.route('**/api/sync/push', async (route) => {
    const sent = route.request().postData() ?? ''
    const response = await route.fetch({ postData: sent.replaceAll('"verb":"publish_project"', '"verb":"publish_house"') })
    await route.fulfill({ response, body: (await response.text()).replaceAll('unknown_verb', code) })
  })
}
