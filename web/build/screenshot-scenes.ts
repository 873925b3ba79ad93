import type { Page } from 'playwright'
import { conversationId } from '#domain/ids'
import { links } from '#links'
import { demoPassword, personOf, projectOf } from '../../pocketbase/seed/identity'
import type { screenshots } from './screenshots'

type Scene = (typeof screenshots)[number]['scene']

const [client, mason] = [personOf('marina'), personOf('sebastiao')]
const [wall, kitchen, laundry] = [projectOf('wall'), projectOf('kitchen'), projectOf('laundry')]
const chat = links.conversation(conversationId(kitchen.id, client.id, mason.id))

/** How a fresh browser gets to what each screenshot shows, with the demo data. */
export const scenes: Record<Scene, (page: Page) => Promise<void>> = {
  async home(page) {
    await page.goto(links.home())
    await page.getByRole('link', { name: 'Publicar demanda' }).first().waitFor()
  },

  async projects(page) {
    await signIn(page, client.email)
    await page.goto(links.myProjects())
    await page.getByRole('link', { name: wall.title }).waitFor()
  },

  async compare(page) {
    await signIn(page, client.email)
    await page.goto(links.manageProposals(wall.id))
    await page
      .getByRole('button', { name: /^Aceitar/ })
      .first()
      .waitFor()
  },

  async work(page) {
    await signIn(page, mason.email)
    await page.goto(links.openProjects())
    await page.getByRole('link', { name: wall.title }).waitFor()
  },

  async chat(page) {
    await signIn(page, client.email)
    await page.goto(chat)
    await page.getByText('Com o azulejo na mão').last().waitFor()
  },

  /** Said and proposed on a site without signal. By links, for to a page that is loaded Chromium says that it is connected. */
  async offline(page) {
    await signIn(page, mason.email)
    await page.goto(chat)
    await page.getByText('Com o azulejo na mão').last().waitFor()
    await page.context().setOffline(true)
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Consegui uma caixa do mesmo lote. Levo amanhã às 8h.')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await page.getByRole('link', { name: 'Encontrar Trabalho' }).click()
    await page.getByRole('link', { name: laundry.title }).click()
    await page.getByLabel('Valor').fill('2.650,00')
    await page.getByLabel('Prazo').fill('4')
    await page.getByLabel('Apresentação').fill('Bancada com frontão polido, instalada e vedada.')
    await page.getByRole('button', { name: 'Conferir e enviar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar proposta' }).click()
    await page.getByText('Aguardando conexão').first().waitFor()
    await page.getByRole('button', { name: /^Menu de / }).click()
    await page.getByRole('link', { name: 'Pendências de envio' }).click()
    await page.getByText('Bancada com frontão').waitFor()
  },
}

/** Offline the worker brings the pages, so it has to be there. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(links.signIn())
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(`**${links.dashboard()}`)
  await page.getByText('Tudo enviado').waitFor({ state: 'attached' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}
