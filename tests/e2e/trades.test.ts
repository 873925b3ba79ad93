import { publish } from './support/deeds'
import { desktop, expect, installed, phone, test } from './support/test'

test('[PRODUCT 102] a bricklayer chooses trades and reach offline, and hears of a misspelt project across the border; an electrician does not', async ({
  deviceOf,
}) => {
  const home = { city: 'Bragança Paulista', state: 'SP' }
  const [client, mason, electrician] = await Promise.all([
    deviceOf({ role: 'cliente', full_name: 'Nina Prado', ...home }, phone),
    deviceOf({ role: 'autonomo', full_name: 'Rui Leme', city: 'Extrema', state: 'MG' }, installed(phone)),
    deviceOf({ role: 'autonomo', full_name: 'Lia Braga', ...home }, desktop),
  ])

  await mason.page.goto('/perfil')
  await mason.offline()
  const choose = async (page: typeof mason.page, trade: string) => {
    await page.getByRole('button', { name: /Adicionar especialidade/ }).click()
    await page.getByRole('option', { name: trade, exact: true }).click()
  }
  await choose(mason.page, 'Pedreiro')
  await choose(mason.page, 'Azulejista')
  await mason.page.getByText('Até 30 km').click()
  await mason.page.getByRole('button', { name: 'Salvar alterações' }).click()
  await mason.online()
  await electrician.page.goto('/perfil')
  await choose(electrician.page, 'Eletricista')
  await electrician.page.getByRole('button', { name: 'Salvar alterações' }).click()

  await client.page.goto('/projetos/novo')
  await client.page.getByLabel('Título').fill('preciso de um pedrero pra levanta um muro')
  await expect(client.page.getByRole('button', { name: 'Pedreiro', pressed: true })).toBeVisible()
  await publish(client.page, {
    title: 'preciso de um pedrero pra levanta um muro',
    description: '12 metros por 2, rebocar dos 2 lado, bloco ja ta no local',
  })

  await mason.page.goto('/notificacoes')
  await expect(mason.page.getByText('Novo projeto na sua região')).toBeVisible()
  await mason.page.goto('/projetos-abertos')
  await mason.page.getByRole('button', { name: 'Minhas especialidades' }).click()
  await expect(mason.page.getByRole('article').filter({ hasText: /pedrero/ })).toContainText('Bragança Paulista, SP · a 25 km')
  await electrician.page.goto('/projetos-abertos')
  await expect(electrician.page.getByText(/pedrero/).first()).toBeVisible()
  await electrician.page.getByRole('button', { name: 'Minhas especialidades' }).click()
  await expect(electrician.page.getByRole('list', { name: 'Projetos abertos' }).getByText(/pedrero/)).toHaveCount(0)
  await electrician.page.goto('/notificacoes')
  await expect(electrician.page.getByText('Novo projeto na sua região')).toHaveCount(0)
  await client.page.goto('/fornecedores?especialidade=azulejista')
  await expect(client.page.getByRole('link', { name: 'Rui Leme' })).toBeVisible()
  await client.page.getByRole('link', { name: 'Rui Leme' }).click()
  await expect(client.page.getByText('Pedreiro, Azulejista').first()).toBeVisible()
})
