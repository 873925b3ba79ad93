import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../e2e/support/checks/axe'
import { propose, publish, sendOffer } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/signing-in'
import { type Device, expect, phone, type Stage, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { recordsOf } from '../../support/server/server-client'

const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('button', {
    name: unread === 0 ? 'Notificações' : unread === 1 ? 'Notificações, 1 não lida' : `Notificações, ${unread} não lidas`,
    exact: true,
  })
const panel = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Notificações' })

/** The words of this page's toasts since it was loaded. */
const toastsOf = (page: Page): Promise<string> => page.evaluate(() => window.told.map(({ text }) => text).join())

/** The browser's message to a page that is not seen. */
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
