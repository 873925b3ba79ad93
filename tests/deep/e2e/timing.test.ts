import type { Page } from '@playwright/test'
import { publish } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/people'
import { expect, installed, test } from '../../e2e/support/test'
import { projectsOf } from '../../support/server-client'

async function chooseTiming(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /Quando precisa\?/ }).click()
  await page.getByRole('option', { name: text }).click()
}

test('a client says when the work is needed, without a connection, and providers filter by it', async ({ stage, device }) => {
  const [client, mason] = [await device(installed()), await device(installed())]
  const [nina] = await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Nina Prado' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Rui Leme' }),
  ])
  await publish(client.page, { title: 'Pintura sem pressa' })
  await expect(client.page.getByText('O quanto antes')).toBeHidden()

  await client.page.goto('/projetos/novo')
  await client.offline()
  await client.page.getByLabel('Título').fill('Telhado que pinga')
  await client.page.getByLabel('Descrição').fill('Pinga na sala e no quarto.')
  await client.page.getByLabel('Endereço').fill('Cambuí, Rua das Flores')
  await chooseTiming(client.page, 'O quanto antes')
  await client.page.getByRole('button', { name: 'Conferir e publicar' }).click()
  const review = client.page.getByRole('dialog')
  await expect(review).toContainText('Quando precisa?')
  await expect(review).toContainText('O quanto antes')
  await review.getByRole('button', { name: 'Publicar projeto' }).click()
  await expect(client.page.getByRole('heading', { level: 1, name: 'Telhado que pinga' })).toBeVisible()
  await expect(client.page.getByText('O quanto antes')).toBeVisible()
  await client.page.goto('/pendencias')
  await expect(client.page.getByRole('article', { name: 'Projeto · Telhado que pinga' })).toContainText('O quanto antes')
  await client.online()
  await expect.poll(() => projectsOf(stage.server, nina, 'Telhado que pinga')).toMatchObject([{ timing: 'asap' }])

  await mason.page.goto('/projetos-abertos')
  const card = (title: string) => mason.page.getByRole('article', { name: title })
  await expect(card('Telhado que pinga')).toContainText('O quanto antes')
  await expect(card('Pintura sem pressa')).toBeVisible()
  await mason.page.getByRole('button', { name: 'Filtros' }).click()
  await chooseTiming(mason.page, 'O quanto antes')
  await mason.page.getByRole('button', { name: 'Ver projetos' }).click()
  await expect(card('Pintura sem pressa')).toBeHidden()
  await expect(card('Telhado que pinga')).toBeVisible()
  await expect(mason.page).toHaveURL(/quando=asap/)
  await mason.offline()
  await mason.page.reload()
  await expect(card('Telhado que pinga')).toBeVisible()
  await expect(card('Pintura sem pressa')).toBeHidden()
})
