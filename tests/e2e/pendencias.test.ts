import { changeRecord, recordsOf } from '../support/server/server-client'
import { propose, publish } from './support/deeds'
import { expect, installed, test } from './support/test'
import { expectToast } from './support/told'

const letter = 'Refaço a impermeabilização toda, com garantia de cinco anos.'

test('[PRODUCT 37] what the server refused is edited and sent again once it can be taken', async ({ stage, deviceOf }) => {
  const [client, mason] = await Promise.all([
    deviceOf({ role: 'cliente', full_name: 'Lúcia Campos' }),
    deviceOf({ role: 'autonomo', full_name: 'Cícero Rocha' }, installed()),
  ])
  await publish(client.page, { title: 'Contrapiso da garagem' })
  await expectToast(client.page, 'Projeto publicado com sucesso!')
  const id = client.page.url().split('/').at(-1) ?? ''
  await mason.page.goto(`/projetos/${id}`)
  await expect(mason.page.getByRole('heading', { name: 'Sua proposta' })).toBeVisible()
  await mason.offline()
  await propose(mason.page, { amount: '7.500,00', days: '6', letter })
  await expect(mason.page.getByText('Aguardando conexão').first()).toBeVisible()
  await mason.page.goto('/pendencias')
  await expect(mason.page.getByText('1 item aguarda conexão.')).toBeVisible()
  await changeRecord(stage.server, 'projects', id, { status: 'in_progress' })
  await mason.online()
  await expectToast(mason.page, 'Erro ao enviar proposta')
  await changeRecord(stage.server, 'projects', id, { status: 'open' })

  await mason.page.goto('/projetos-abertos')
  await expect(mason.page.getByRole('link', { name: 'Contrapiso da garagem' })).toBeVisible()
  await mason.page.goto('/pendencias')
  const item = mason.page.getByRole('article', { name: 'Proposta · Contrapiso da garagem' })
  await expect(item).toContainText('Este projeto não está mais aceitando propostas.')
  await item.getByRole('button', { name: 'Editar e enviar de novo' }).click()
  const dialog = mason.page.getByRole('dialog')
  await expect(dialog.getByLabel('Apresentação')).toHaveValue(letter)
  await dialog.getByLabel('Valor').fill('6.900,00')
  await dialog.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect(mason.page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible()
  expect(await recordsOf(stage.server, 'proposals', `project_id = "${id}"`)).toMatchObject([{ amount: 6_900, cover_letter: letter }])
})
