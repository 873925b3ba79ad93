import type { Locator } from '@playwright/test'
import { publish } from '../../e2e/support/deeds'
import { startTalk } from '../../e2e/support/pages'
import { enter } from '../../e2e/support/people'
import { desktop, expect, phone, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { createPerson } from '../../support/people'

test('[PRODUCT 55] a page whose project is deleted while it is read moves to its top and says so', async ({ stage, device, allowed }) => {
  // The server is asked whether it is gone.
  allowed.missingFiles = true
  const [client, mason] = [await device(desktop), await device(phone)]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Lúcia Campos' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Cícero Rocha' }),
  ])
  await publish(client.page, { title: 'Portão da frente' })
  await expectToast(client.page, 'Projeto publicado com sucesso!')
  const { page } = mason
  await page.goto(new URL(client.page.url()).pathname)
  await expect(page.getByLabel('Apresentação')).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)

  await client.page.getByRole('button', { name: 'Excluir projeto' }).click()
  await client.page.getByRole('button', { name: 'Sim, excluir' }).click()
  const gone = page.getByRole('heading', { level: 1 })
  await expect(gone).not.toHaveText('Portão da frente')
  await expect(gone).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

const roundness = (avatar: Locator) => avatar.evaluate((element) => getComputedStyle(element).borderRadius)

test('a company’s face is square in its chats too, the scam warning stands first, and the menu stays in sight at the end of a page', async ({
  stage,
  device,
}) => {
  const [client, company] = [await device(desktop), await device(desktop)]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Berta Nunes' }),
    enter(company, stage, { role: 'empresa', full_name: 'Gesso Fino' }),
  ])
  const talk = await startTalk(client, company, 'Forro de gesso')
  const { page } = client
  await page.goto(talk.chat)
  await expect(page.getByText('Nunca pague adiantado a quem você não conhece. Combine o pagamento por etapa concluída.')).toBeVisible()
  const faces = page.locator('main span[aria-hidden=true]:has(> [data-initials=GF])')
  await expect(faces.first()).toBeVisible()
  for (const face of await faces.all()) await expect.poll(() => roundness(face)).toBe('28%')
  await company.page.goto(talk.chat)
  const others = company.page.locator('main span[aria-hidden=true]:has(> [data-initials=BN])')
  await expect(others.first()).toBeVisible()
  await expect.poll(() => roundness(others.first())).toBe('50%')

  await page.goto('/perfil')
  await expect(page.getByRole('button', { name: 'Salvar alterações' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const menu = page.getByRole('navigation', { name: 'Área do cliente' })
  for (const name of ['Dashboard', 'Configurações']) await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
})

test('a company of another state that was invited has a square face too', async ({ stage, device }) => {
  const client = await device(desktop)
  const company = await createPerson(stage.server, { role: 'empresa', full_name: 'Vidros Vitória', city: 'Vitória', state: 'ES' })
  await enter(client, stage, { role: 'cliente', full_name: 'Berta Nunes' })
  const { page } = client
  await publish(page, { title: 'Box do banheiro' })
  await page.goto(`/fornecedores/${company.id}`)
  await page.getByRole('button', { name: 'Convidar para um projeto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Convidar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vidros Vitória' })).toBeVisible()
  const faces = page.locator('main span[aria-hidden=true]:has(> [data-initials=VV])')
  await expect(faces.first()).toBeVisible()
  await page.reload()
  await expect(faces.first()).toBeVisible()
  for (const face of await faces.all()) await expect.poll(() => roundness(face)).toBe('28%')
})

test('the home page leads the signed in on to their own pages, and calls nobody to sign up who has', async ({ stage, device }) => {
  const [client, mason] = [await device(desktop), await device(phone)]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Berta Nunes' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Rui Leme' }),
  ])
  const leads = [
    [client.page, ['/projetos/novo', '/meus-projetos']],
    [mason.page, ['/projetos-abertos', '/minhas-propostas']],
  ] as const
  for (const [page, hrefs] of leads) {
    await page.goto('/')
    const main = page.getByRole('main')
    for (const href of hrefs) await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Pronto para começar?' })).toHaveCount(0)
    await expect(main.locator('a[href="/cadastro"]')).toHaveCount(0)
  }
})
