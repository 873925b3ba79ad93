import type { Page } from '@playwright/test'
import { createPerson } from '../support/people'
import { expectNoViolations } from './support/axe'
import { say } from './support/deeds'
import { clientPages, providerPages, publicPages, startTalk } from './support/pages'
import { enter } from './support/people'
import { desktop, expect, test } from './support/test'

test.setTimeout(360_000)

test('axe finds nothing on the public pages', async ({ stage, device }) => {
  const { id } = await createPerson(stage.server, { role: 'empresa', full_name: 'Construtora Aurora' })
  const { page } = await device()
  for (const path of publicPages(id)) {
    await page.goto(path)
    await expectNoViolations(page, path)
  }
})

test('axe finds nothing on the pages of a client and of a provider', async ({ stage, device }) => {
  const [client, mason] = [await device(desktop), await device(desktop)]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Vera Castro' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Nilton Braga' }),
  ])
  const talk = await startTalk(client, mason, 'Cozinha nova', (page) => expectNoViolations(page, 'the proposal form'))
  const look = async (page: Page, paths: string[]) => {
    for (const path of paths) {
      await page.goto(path)
      await expectNoViolations(page, path)
    }
  }
  await look(client.page, clientPages(talk))
  await look(mason.page, providerPages(talk))

  for (const name of ['Abrir o chat do suporte', 'Denunciar conversa']) {
    await client.page.getByRole('button', { name }).click()
    await expect(client.page.getByRole('dialog', { name: 'Suporte' })).toBeVisible()
    await expectNoViolations(client.page, name)
    await client.page.keyboard.press('Escape')
    await client.page.goto(talk.chat)
  }
  await client.page.setViewportSize({ width: 1280, height: 800 })

  await mason.offline()
  await mason.page.goto(talk.chat)
  await say(mason.page, 'Amanhã cedo.')
  await expect(mason.page.getByText('Aguardando conexão')).toBeVisible()
  await expectNoViolations(mason.page, 'a chat that waits')
  await mason.page.goto('/pendencias')
  await expectNoViolations(mason.page, 'Pendências with an item')
})
