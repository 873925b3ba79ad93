import type { Page } from '@playwright/test'
import { bubble, propose, publish, say } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/people'
import { expect, test } from '../../e2e/support/test'

test('what one person does shows on the screen of the other, through the stream and without a reload', async ({ stage, device }) => {
  const [client, company] = [await device(), await device()]
  const [pokesOfClient, pokesOfCompany] = [await countPokes(client.page), await countPokes(company.page)]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Helena Prado' }),
    enter(company, stage, { role: 'empresa', full_name: 'Construtora Horizonte' }),
  ])
  await company.page.goto('/projetos-abertos')
  await expect(company.page.getByRole('heading', { level: 1, name: 'Encontrar Trabalho' })).toBeVisible()
  await publish(client.page, { title: 'Muro de arrimo de 18 m' })

  const card = company.page.getByRole('link', { name: 'Muro de arrimo de 18 m' })
  await expect(card).toBeVisible()
  await card.click()
  await propose(company.page, { amount: '12400', days: '20', letter: 'Trabalhamos com bloco estrutural.' })
  const proposals = client.page.getByRole('link', { name: 'Ver 1 proposta' })
  await expect(proposals).toBeVisible()

  await proposals.click()
  await client.page.getByRole('button', { name: /^Iniciar conversa/ }).click()
  await company.page.goto('/mensagens')
  await company.page.getByRole('link', { name: 'Helena Prado' }).click()
  await say(client.page, 'O caminhão entra pela rua de trás.')
  await expect(bubble(company.page, 'O caminhão entra pela rua de trás.')).toBeVisible()
  await say(company.page, 'Ótimo, então levamos a betoneira.')
  await expect(bubble(client.page, 'Ótimo, então levamos a betoneira.')).toBeVisible()
  await expect(client.page.getByText('Online', { exact: true }).first()).toBeVisible()
  // While a stream stands a device asks by itself only every ten minutes.
  expect([pokesOfClient() > 0, pokesOfCompany() > 0]).toEqual([true, true])
})

/** How many channels a page was told to have changed. */
async function countPokes(page: Page): Promise<() => number> {
  let pokes = 0
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  cdp.on('Network.eventSourceMessageReceived', ({ eventName }) => {
    if (eventName !== 'PB_CONNECT') pokes++
  })
  return () => pokes
}
