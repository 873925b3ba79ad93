import { adminPaths } from '#admin-links'
import { links } from '#links'
import { newId } from '#new-id'
import { enterArea, populate, title } from '../../e2e/support/admin-area'
import { expectNothingWider } from '../../e2e/support/nothing-wider'
import { enter } from '../../e2e/support/people'
import { desktop, expect, phone, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { populate as addProviders } from '../../server/support/populate'

test('an administrator finds their way by touch: menu, filter, the next page and the settings', async ({ stage, device }) => {
  const { page } = await device(phone)
  // More people than a page of the table holds, in a city that no other test uses.
  await addProviders(stage.server, 'AC', 'Xapuri', 60)
  await enterArea(page, stage, '/admin')
  const goTo = async (text: string, heading: string) => {
    await page.getByRole('button', { name: 'Menu da administração' }).click()
    await page.getByRole('navigation', { name: 'Menu da administração' }).getByRole('link', { name: text }).click()
    await expect(title(page, heading)).toBeVisible()
  }
  await goTo('Usuários', 'Gerenciar Usuários')
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('Xapuri')
  await expect(page.getByText('60 usuários', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect(page.getByRole('row')).toHaveCount(61)
  await page.getByRole('button', { name: /Tipo de conta/ }).click()
  await page.getByRole('option', { name: 'Empresa' }).click()
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await expectNothingWider(page)
  await goTo('Configurações', 'Configurações do Site')
  await page.getByLabel('Facebook').fill('https://www.facebook.com/canteiro')
  await page.getByRole('form', { name: 'Rodapé' }).getByRole('button', { name: 'Salvar Alterações' }).click()
  await expectToast(page, 'Configurações salvas!')
  await expectNothingWider(page)
})

test('a reply that is not sent stays in the input, through a reload, and goes once; without a network every page says so', async ({
  stage,
  device,
  allowed,
}) => {
  allowed.networkFailures = true
  const surname = `Off${newId().slice(0, 6)}`
  const { client, project, ticket } = await populate(stage, surname)
  const { page, offline, online } = await device(desktop)
  await enterArea(page, stage, `/admin/support/${ticket}`)
  const reply = page.getByRole('textbox', { name: 'Resposta' })
  await reply.fill('Já volto.')
  await offline()
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(page.getByText('Não enviada.', { exact: true })).toBeVisible()
  await expect(page.getByText('Isto precisa de conexão. O que você digitou continua aqui.')).toBeVisible()
  await expect(reply).toHaveValue('Já volto.')
  await online()
  await page.reload()
  await expect(reply).toHaveValue('Já volto.')
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(page.getByRole('log', { name: 'Mensagens' }).getByText('Já volto.')).toHaveCount(1)
  await expect(reply).toHaveValue('')

  const pages = Object.values(adminPaths).map((path) => path.replace(':userId', client.id).replace(':ticketId', ticket))
  for (const path of [...pages, links.project(project)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await offline()
    await expect(page.getByText('Isto precisa de conexão. O que você digitou continua aqui.'), path).toBeVisible()
    await online()
  }
})

test('who may not administrate gets none of it', async ({ stage, device, allowed }) => {
  allowed.networkFailures = true
  const client = await device(desktop)
  await enter(client, stage, { role: 'cliente', full_name: 'Rosa Prado' })
  for (const path of ['/admin', '/admin/users', '/admin/support', '/admin/cancellations', '/admin/audit']) {
    await client.page.goto(path)
    await expect(client.page).toHaveURL('/admin/login')
  }
})
