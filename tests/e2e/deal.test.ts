import type { Page } from '@playwright/test'
import { emptyQuote } from '#domain/projects/quote-terms'
import { links } from '#links'
import { texts } from '#texts'
import { Session } from '../server/support/session'
import { type Device, expect, installed, phone, test } from './support/test'

const { stages, changes, change, handOver } = texts.work
const { receipt } = texts.workPapers
const { accept } = texts.proposals
const { complete } = texts.projects

const deal = (page: Page) => page.getByRole('region', { name: texts.deal.title })
const stage = (page: Page, name: string) => deal(page).getByRole('region', { name: stages.title }).getByRole('listitem').filter({ hasText: name })
const press = (page: Page, name: string) => deal(page).getByRole('button', { name, exact: true }).click()
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const opens = (page: Page, need: string) => page.getByRole('link', { name: need }).click()

/** The mark waits on the screen until its device is back. */
async function marksOffline(device: Device, name: string, mark: 'done' | 'paid'): Promise<void> {
  const waits = stage(device.page, name).getByText(texts.sync.waitingWords.waiting_connection)
  await device.offline()
  await press(device.page, stages.ofStage(stages.actions[mark], name))
  await expect(waits).toBeVisible()
  await device.online()
  await expect(waits).toHaveCount(0)
}

test('[PRODUCT 120] [PRODUCT 122] [PRODUCT 123] [PRODUCT 124] a work goes from its acceptance through stages, receipt and change to its receiving, marked offline by both sides', async ({
  stage: { server },
  deviceOf,
}) => {
  const [client, mason] = await Promise.all([
    deviceOf({ role: 'cliente', full_name: 'Marina Alves' }, installed(phone)),
    deviceOf({ role: 'autonomo', full_name: 'João Batista' }, installed(phone)),
  ])
  const [owner, provider] = [new Session(server, client.person), new Session(server, mason.person)]
  const project = await owner.publishes({ title: 'Cozinha nova' })
  const agreed = [
    { name: 'Piso assentado', amount: 1_000 },
    { name: 'Rejunte', amount: 2_000 },
  ]
  await provider.proposes(project, { amount: 3_000, quote: { ...emptyQuote, stages: agreed } })
  const address = links.project(project)

  await client.page.goto(links.manageProposals(project))
  await client.page.getByRole('button', { name: accept.actionFor('João Batista') }).click()
  await confirm(client.page, accept.confirm)
  await expect(stage(client.page, 'Rejunte')).toBeVisible()

  await mason.page.goto(address)
  await marksOffline(mason, 'Piso assentado', 'done')
  await client.page.goto(links.dashboard())
  await opens(client.page, texts.needs.deal.ready('Piso assentado'))
  await marksOffline(client, 'Piso assentado', 'paid')
  await press(mason.page, stages.ofStage(stages.actions.received, 'Piso assentado'))
  await confirm(mason.page, stages.askReceived.confirm)
  await mason.page.evaluate(() => Object.defineProperty(window, 'print', { value: () => undefined }))
  await press(mason.page, receipt.actionFor('Piso assentado'))
  await mason.page.getByRole('menuitem', { name: receipt.print }).click()
  const paper = mason.page.locator('[data-print-sheet=alone]')
  await expect(paper).toContainText(/Recebi de Marina Alves a quantia de R\$\s1\.000,00 \(mil reais\)/)

  await press(mason.page, changes.propose)
  const dialog = mason.page.getByRole('dialog', { name: changes.propose })
  await dialog.getByLabel(change.text).fill('Soleira de granito')
  await dialog.getByRole('radiogroup', { name: texts.deal.amount }).getByText(changes.ways.more).click()
  await dialog.getByLabel(changes.amount.more).fill('250,00')
  await dialog.getByRole('button', { name: changes.send }).click()
  await press(client.page, stages.ofStage(changes.answering.accepted.action, 'Soleira de granito'))
  await confirm(client.page, changes.answering.accepted.confirm)
  await expect(stage(mason.page, 'Soleira de granito')).toContainText(/R\$\s250,00/)

  await press(mason.page, handOver.steps.handed.action)
  await confirm(mason.page, handOver.steps.handed.confirm)
  await press(client.page, complete.receive)
  await client.page.getByLabel(complete.points).fill('Falta limpar o rejunte')
  await client.page.getByRole('button', { name: complete.withPoints }).click()
  await client.page.getByRole('dialog').getByRole('button', { name: texts.reference.question.skip }).click()
  for (const { page } of [client, mason]) {
    await expect(deal(page)).toContainText(texts.deal.finished)
    await expect(deal(page).getByRole('region', { name: handOver.openPoints })).toContainText('Falta limpar o rejunte')
  }
})
