import type { Page } from '@playwright/test'
import { propose, publish, say } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/people'
import { expect, test } from '../../e2e/support/test'

test('the icon of the installed app counts what waits to be read, on every page, and forgets it with the session', async ({ stage, device }) => {
  const [client, mason] = [await device(), await device()]
  await mason.page.addInitScript(recordBadges)
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Nara Falcão' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Otávio Lemos' }),
  ])
  await publish(client.page, { title: 'Rebaixo de gesso' })
  await mason.page.goto('/projetos-abertos')
  await mason.page.getByRole('link', { name: 'Rebaixo de gesso' }).click()
  await propose(mason.page, { amount: '3.100,00', days: '5', letter: 'Faço com tabica.' })
  await client.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
  await client.page.getByRole('button', { name: /^Iniciar conversa/ }).click()
  await mason.page.goto('/quem-somos')
  // That there is a new project of his city, and what is said about it.
  await expect.poll(() => badgeOf(mason.page)).toBe(1)
  await say(client.page, 'Boa tarde, Otávio.')
  await expect.poll(() => badgeOf(mason.page)).toBe(2)
  await say(client.page, 'O pé-direito é de 2,70 m.')
  await expect.poll(() => badgeOf(mason.page)).toBe(3)
  await mason.page.getByRole('button', { name: 'Notificações, 1 não lida' }).click()
  await expect.poll(() => badgeOf(mason.page)).toBe(2)

  await mason.page.goto('/mensagens')
  await mason.page.getByRole('link', { name: /Nara Falcão/ }).click()
  await expect.poll(() => badgeOf(mason.page)).toBe('none')

  await mason.page.goto('/quem-somos')
  await say(client.page, 'Pode vir ver na quinta?')
  await expect.poll(() => badgeOf(mason.page)).toBe(1)
  await mason.page.getByRole('button', { name: /^Menu de / }).click()
  await mason.page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(mason.page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible()
  expect(await badgeOf(mason.page)).toBe('none')
})

/** Stands in for the system's icon; what it shows outlives a page. */
function recordBadges(): void {
  const show = (badge: unknown) => async () => localStorage.setItem('badge', JSON.stringify(badge))
  Object.assign(navigator, { setAppBadge: (count: number) => show(count)(), clearAppBadge: show('none') })
}

const badgeOf = (page: Page): Promise<unknown> => page.evaluate(() => JSON.parse(localStorage.getItem('badge') ?? 'null'))
