import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../e2e/support/axe'
import { propose, publish } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/people'
import { expect, installed, phone, test } from '../../e2e/support/test'

const needs = (page: Page) => page.getByRole('region', { name: 'Precisa de você' })
const steps = (page: Page) => page.getByRole('region', { name: 'Primeiros passos' }).getByRole('listitem')

test('[PRODUCT 45] the dashboard lists what needs the person until they have looked at it, with and without a connection; who begins sees three steps', async ({
  stage,
  device,
}) => {
  const [client, provider] = [await device(installed(phone)), await device()]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Zilda Prado' }),
    enter(provider, stage, { role: 'empresa', full_name: 'Toldos Prima' }),
  ])
  await expect(steps(client.page)).toHaveCount(3)
  await expect(steps(provider.page)).toHaveCount(3)
  await expect(needs(client.page)).toBeHidden()
  await expectNoViolations(client.page, 'the first steps')

  await publish(client.page, { title: 'Instalar toldo' })
  const project = new URL(client.page.url()).pathname
  await client.page.goto('/dashboard')
  await expect(needs(client.page).getByText('Tudo em dia.')).toBeVisible()

  await provider.page.goto(project)
  await propose(provider.page, { amount: '2.900,00', days: '6', letter: 'Com lona nova.' })
  await expect(needs(client.page).getByRole('link', { name: '1 proposta nova' })).toBeVisible()
  await expect(needs(client.page).getByText('Novo', { exact: true })).toBeAttached()
  await expectNoViolations(client.page, 'what needs a client')
  // A second tab tells when this device knows what the first one shows.
  const board = await client.page.context().newPage()
  await board.goto('/dashboard')
  await expect(needs(board).getByRole('link', { name: '1 proposta nova' })).toBeVisible()
  await client.offline()
  await client.page.reload()
  await needs(client.page).getByRole('link', { name: '1 proposta nova' }).click()
  await expect(client.page).toHaveURL(`${project}/propostas`)
  await expect(client.page.getByText('Toldos Prima').first()).toBeVisible()
  await expect(needs(board).getByText('Tudo em dia.')).toBeVisible()
  await client.page.goto('/dashboard')
  await expect(needs(client.page).getByText('Tudo em dia.')).toBeVisible()
  await client.online()

  const other = await provider.page.context().newPage()
  for (const page of [other, provider.page]) await page.goto('/dashboard')
  const standing = provider.page.getByRole('region', { name: 'Suas propostas' })
  await expect(standing.getByText('Pendente', { exact: true })).toBeVisible()
  await client.page.goto(`${project}/propostas`)
  await client.page.getByRole('button', { name: /^Aceitar proposta/ }).click()
  await client.page.getByRole('alertdialog').getByRole('button', { name: 'Sim, aceitar' }).click()
  await expect(standing.getByRole('listitem')).toContainText('Instalar toldo')
  await expect(standing.getByText('Aceita', { exact: true })).toBeVisible()
  await expectNoViolations(provider.page, 'what needs a provider')
  const accepted = needs(other).getByRole('link', { name: 'Sua proposta foi aceita!' })
  await expect(accepted).toBeVisible()
  await needs(provider.page).getByRole('link', { name: 'Sua proposta foi aceita!' }).click()
  await expect(provider.page).toHaveURL(project)
  await expect(accepted).toBeHidden()

  await publish(client.page, { title: 'Trocar telhas' })
  const inTown = needs(other).locator(`a[href="${new URL(client.page.url()).pathname}"]`, { hasText: 'Projeto novo em Campinas' })
  await expect(inTown).toBeVisible()
  await provider.page.goto('/projetos-abertos')
  await expect(provider.page.getByRole('link', { name: 'Trocar telhas' })).toBeVisible()
  await expect(inTown).toBeHidden()
})
