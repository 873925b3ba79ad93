import type { Page } from '@playwright/test'
import { links } from '#links'
import { expectNoViolations } from '../../e2e/support/axe'
import { propose, publish, sendOffer } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/people'
import { type Device, desktop, expect, installed, phone, type Stage, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { recordsOf } from '../../support/server-client'

const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('button', {
    name: unread === 0 ? 'Notificações' : unread === 1 ? 'Notificações, 1 não lida' : `Notificações, ${unread} não lidas`,
    exact: true,
  })
const panel = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Notificações' })

/** Keeps what this page's toasts said, however short they stood. */
function recordToasts(): void {
  const said: string[] = []
  Object.assign(window, { toastsSaid: said })
  const look = () => {
    const words = document.querySelector('[aria-label="Avisos do aplicativo"]')?.textContent
    if (words && said.at(-1) !== words) said.push(words)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}
const toastsOf = (page: Page): Promise<string> => page.evaluate(() => String(Reflect.get(window, 'toastsSaid')))

/** What the browser tells a page that is not seen. */
const hide = (page: Page) => page.evaluate(() => Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }))

async function publishes(owner: Device, stage: Stage, title: string): Promise<string> {
  await enter(owner, stage, { role: 'cliente', full_name: 'Alba Reis' })
  await publish(owner.page, { title })
  return new URL(owner.page.url()).pathname
}

async function proposes(provider: Device, stage: Stage, full_name: string, project: string): Promise<void> {
  await enter(provider, stage, { role: 'empresa', full_name })
  await provider.page.goto(project)
  await propose(provider.page, { amount: '2.400,00', days: '4', letter: 'Posso começar na segunda.' })
  await expectToast(provider.page, 'Proposta enviada com sucesso!')
}

test('[PRODUCT 21] what arrives is told in the tab that is looked at, counted in every one, read a second after the bell was opened, and leads to its page', async ({
  stage,
  device,
}) => {
  const [owner, first, second] = [await device(phone), await device(), await device()]
  const { page } = owner
  await page.context().addInitScript(recordToasts)
  const project = await publishes(owner, stage, 'Trocar as calhas')
  const unseen = await page.context().newPage()
  await unseen.goto('/meus-projetos')
  await expect(bell(unseen, 0)).toBeEnabled()
  await hide(unseen)

  await proposes(first, stage, 'Calhas Leste', project)
  await expect.poll(() => toastsOf(page)).toContain('Nova proposta recebidaCalhas Leste enviou uma proposta')
  await expect(bell(page, 1)).toBeVisible()
  await expect(bell(unseen, 1)).toBeVisible()
  expect(await toastsOf(unseen)).toBe('')

  await page.reload()
  await expect(bell(page, 1)).toBeVisible()
  await proposes(second, stage, 'Funilaria Norte', project)
  await expect.poll(() => toastsOf(page)).toContain('Funilaria Norte enviou uma proposta')
  expect(await toastsOf(page)).not.toContain('Calhas Leste')

  await bell(page, 2).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(2)
  await expectNoViolations(page, 'the bell’s panel')
  await expect(bell(page, 0)).toBeVisible()
  await expect(panel(page).getByText('Não lida', { exact: true })).toHaveCount(0)
  await expect(bell(unseen, 0)).toBeVisible()
  expect(await toastsOf(unseen)).toBe('')
  const [owned] = await recordsOf(stage.server, 'projects', `id = "${project.split('/')[2]}"`)
  await expect.poll(() => recordsOf(stage.server, 'notifications', `user_id = "${owned?.client_id}" && is_read = false`)).toEqual([])

  // Read once an opening: what comes after stays unread until its reader says so.
  await second.page.getByRole('button', { name: 'Melhorar Proposta' }).click()
  await second.page.getByLabel('Valor').fill('2.200,00')
  await sendOffer(second.page, 'Enviar nova versão')
  await expect(panel(page).getByRole('link', { name: 'Proposta atualizada' })).toBeVisible()
  await expect(bell(page, 1)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Marcar como lida' }).click()
  await expect(bell(page, 0)).toBeVisible()

  await panel(page).getByRole('link', { name: 'Proposta atualizada' }).click()
  await expect(page).toHaveURL(`${project}/propostas`)
  await expect(panel(page)).toBeHidden()
})

test('[PRODUCT 40] all notifications are read on their page without a connection, which waits, and is no item of Pendências', async ({
  stage,
  device,
}) => {
  const [owner, provider] = [await device(installed(desktop)), await device()]
  const project = await publishes(owner, stage, 'Rejuntar o piso')
  const { page } = owner
  await proposes(provider, stage, 'Pisos Sul', project)
  await expect(bell(page, 1)).toBeVisible()
  await owner.offline()
  await page.goto(links.notifications())
  await expect(page.getByRole('heading', { level: 1, name: 'Notificações' })).toBeVisible()
  await expectNoViolations(page, links.notifications())
  await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
  await expect(bell(page, 0)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Marcar todas como lidas' })).toBeHidden()
  await page.reload()
  await expect(bell(page, 0)).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Nova proposta recebida' })).toBeVisible()
  // The bell counts nothing either while nothing has been read.
  await expect(bell(page, 0)).toBeEnabled()
  await expect(page.getByText('aguardando')).toBeHidden()
  await owner.online()
  const [owned] = await recordsOf(stage.server, 'projects', `id = "${project.split('/')[2]}"`)
  await expect.poll(() => recordsOf(stage.server, 'notifications', `user_id = "${owned?.client_id}" && is_read = false`)).toEqual([])
})

test('who has no notifications reads so in the panel and on the page', async ({ stage, device }) => {
  const owner = await device(phone)
  await enter(owner, stage, { role: 'cliente', full_name: 'Íris Prado' })
  const { page } = owner
  await bell(page, 0).click()
  await expect(panel(page).getByText('Nenhuma notificação ainda.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page, 0)).toBeFocused()
  await page.keyboard.press('Enter')
  await panel(page).getByRole('link', { name: 'Ver todas' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nenhuma notificação ainda.' })).toBeVisible()
})
