import { recordsOf } from '../support/server-client'
import { propose, publish } from './support/deeds'
import { enter } from './support/people'
import { expect, installed, phone, test } from './support/test'

test('[PRODUCT 59] a proposal that was never sent is withdrawn at once, comes back whole, and keeps its text', async ({ stage, device }) => {
  const [client, mason] = [await device(), await device(installed(phone))]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Vera Lins' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Tito Luz' }),
  ])
  await publish(client.page, { title: 'Muro de arrimo' })
  const project = new URL(client.page.url()).pathname.split('/').at(-1)
  const { page } = mason
  await page.goto('/projetos-abertos')
  await page.getByRole('link', { name: 'Muro de arrimo' }).click()
  await expect(page.getByRole('heading', { name: 'Sua proposta' })).toBeVisible()
  await mason.offline()
  await propose(page, { amount: '7.500,00', days: '6', letter: 'Muro de bloco com dreno.' })
  await page.getByRole('button', { name: 'Melhorar Proposta' }).click()
  await page.getByLabel('Valor').fill('7.200,00')
  await page.getByRole('button', { name: 'Enviar nova versão' }).click()
  await expect(page.getByText('R$ 7.200,00').first()).toBeVisible()

  const withdraw = page.getByRole('button', { name: 'Retirar proposta' })
  const line = page.getByText('Proposta retirada antes do envio.')
  await withdraw.click()
  await expect(line).toBeInViewport()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(line).toBeHidden()
  await expect(withdraw).toBeVisible()
  await expect(page.getByText('R$ 7.200,00').first()).toBeVisible()
  await expect(page.getByText('Aguardando conexão').first()).toBeVisible()

  await withdraw.click()
  await expect(line).toBeVisible()
  await expect(line).toBeHidden()
  await expect(page.getByLabel('Apresentação')).toHaveValue('Muro de bloco com dreno.')
  await expect(page.getByLabel('Valor')).toHaveValue(/7\.200,00/)
  await mason.online()
  await page.goto('/pendencias')
  await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible()
  expect(await recordsOf(stage.server, 'proposals', `project_id = "${project}"`)).toEqual([])
})

test('[PRODUCT 59] a project that was never sent is deleted at once, and comes back', async ({ stage, device }) => {
  const client = await device(installed(phone))
  const { page } = client
  await enter(client, stage, { role: 'cliente', full_name: 'Vera Lins' })
  await page.goto('/projetos/novo')
  await expect(page.getByLabel('Título')).toBeVisible()
  await client.offline()
  await publish(page, { title: 'Escada de concreto' })
  await page.getByRole('button', { name: 'Excluir projeto' }).click()
  await expect(page).toHaveURL('/meus-projetos')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByText('“Escada de concreto” excluído antes do envio.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Escada de concreto' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('link', { name: 'Escada de concreto' }).first()).toBeVisible()
  await client.online()
  await expect.poll(async () => (await recordsOf(stage.server, 'projects', 'title = "Escada de concreto"')).length).toBe(1)
  await page.goto('/pendencias')
  await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible()
  await page.goto('/meus-projetos')
  await page.getByRole('link', { name: 'Escada de concreto' }).first().click()
  await page.getByRole('button', { name: 'Excluir projeto' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Excluir este projeto?' })).toBeVisible()
})

/** The while in which something can be brought back lasts until the page goes: nothing here depends on being fast. */
const undoForever = () => {
  const later = window.setTimeout.bind(window)
  window.setTimeout = Object.assign((job: TimerHandler, ms?: number) => (ms === 8_000 ? 0 : later(job, ms)), window.setTimeout)
}

test('[PRODUCT 59] a second tab that is opened leaves the way back to the first, and finishes what nobody brought back', async ({
  stage,
  device,
}) => {
  const client = await device(installed(phone))
  const { page } = client
  await enter(client, stage, { role: 'cliente', full_name: 'Vera Lins' })
  await page.addInitScript(undoForever)
  await page.goto('/projetos/novo')
  await expect(page.getByLabel('Título')).toBeVisible()
  await client.offline()
  const withdrawn = '“Escada de concreto” excluído antes do envio.'
  await publish(page, { title: 'Escada de concreto' })
  await page.getByRole('button', { name: 'Excluir projeto' }).click()
  await expect(page.getByText(withdrawn)).toBeVisible()

  const second = await page.context().newPage()
  await second.goto('/meus-projetos')
  // It has asked whether it may finish, and waits.
  const waiting = () =>
    second.evaluate(async () => (await navigator.locks.query()).pending?.filter(({ name }) => name?.startsWith('way-back-')).length)
  await expect.poll(waiting).toBe(1)
  await expect(second.getByText(withdrawn)).toBeVisible()
  await expect(second.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  for (const tab of [page, second]) await expect(tab.getByRole('link', { name: 'Escada de concreto' }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Escada de concreto' }).first().click()
  await page.getByRole('button', { name: 'Excluir projeto' }).click()
  await expect(page.getByText(withdrawn)).toBeVisible()
  await second.reload()
  await expect.poll(waiting).toBe(1)
  await page.close()
  await expect(second.getByText(withdrawn)).toBeHidden()
  await expect(second.getByRole('link', { name: 'Escada de concreto' })).toHaveCount(0)
})
