import { propose, publish } from '../../e2e/support/deeds'
import { endUndo, keepUndo } from '../../e2e/support/keep-undo'
import { enter } from '../../e2e/support/people'
import { expect, installed, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'

const letter = 'Refaço a impermeabilização toda, com garantia de cinco anos.'

test('[PRODUCT 55] [PRODUCT 59] a proposal whose project is gone waits in Pendências with its text, and is discarded, which can be undone', async ({
  stage,
  device,
}) => {
  const [client, mason] = [await device(), await device(installed({ permissions: ['clipboard-read', 'clipboard-write'] }))]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Lúcia Campos' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Cícero Rocha' }),
  ])
  await publish(client.page, { title: 'Impermeabilização de laje' })
  await mason.page.goto('/projetos-abertos')
  await mason.page.getByRole('link', { name: 'Impermeabilização de laje' }).click()
  await expect(mason.page.getByRole('heading', { name: 'Sua proposta' })).toBeVisible()
  await mason.offline()
  await propose(mason.page, { amount: '7.500,00', days: '6', letter })
  await expect(mason.page.getByText('Aguardando conexão').first()).toBeVisible()
  await mason.page.goto('/pendencias')
  await expect(mason.page.getByText('1 item aguarda conexão.')).toBeVisible()

  await client.page.getByRole('button', { name: 'Excluir projeto' }).click()
  await client.page.getByRole('button', { name: 'Sim, excluir' }).click()
  await expectToast(client.page, 'Projeto excluído.')

  await mason.online()
  await expectToast(mason.page, 'Erro ao enviar proposta')
  const item = mason.page.getByRole('article', { name: 'Proposta · Impermeabilização de laje' })
  await expect(item).toContainText('Não enviado')
  await expect(item).toContainText('“Impermeabilização de laje” não existe mais. Isto não foi enviado.')
  await expect(item).toContainText(`R$ 7.500,00 · 6 dias · “${letter}”`)

  await keepUndo(mason.page)
  await mason.page.reload()
  await item.getByRole('button', { name: 'Copiar texto' }).click()
  await expectToast(mason.page, 'Texto copiado.')
  expect(await mason.page.evaluate(() => navigator.clipboard.readText())).toContain(letter)

  // What it was about is gone: it can only be kept elsewhere, or discarded.
  for (const name of ['Editar e enviar de novo', 'Enviar de novo']) await expect(item.getByRole('button', { name })).toHaveCount(0)

  await item.getByRole('button', { name: /^Descartar/ }).click()
  const line = mason.page.getByText('Item descartado: Proposta · Impermeabilização de laje')
  await expect(line).toBeVisible()
  await mason.page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(item).toContainText(letter)
  await item.getByRole('button', { name: /^Descartar/ }).click()
  await expect(line).toBeVisible()
  await endUndo(mason.page)
  await expect(line).toBeHidden()
  await expect(mason.page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible()
})

test('what is half written survives a reload: a chat, a project, a proposal', async ({ stage, device }) => {
  const mason = await device()
  const client = await device()
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Tereza Nunes' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Davi Souza' }),
  ])
  await client.page.goto('/projetos/novo')
  await client.page.getByLabel('Título').fill('Pintura da fachada')
  await expect(client.page.getByText(/^Rascunho guardado neste aparelho às/)).toBeVisible()
  await client.page.reload()
  await expect(client.page.getByLabel('Título')).toHaveValue('Pintura da fachada')
  await publish(client.page, { title: 'Pintura da fachada' })

  await mason.page.goto('/projetos-abertos')
  await mason.page.getByRole('link', { name: 'Pintura da fachada' }).click()
  await mason.page.getByLabel('Apresentação').fill('Pinto com')
  await expect(mason.page.getByText(/^Rascunho guardado neste aparelho às/)).toBeVisible()
  await mason.page.reload()
  await expect(mason.page.getByLabel('Apresentação')).toHaveValue('Pinto com')
  await propose(mason.page, { amount: '3.200,00', days: '4', letter: 'Pinto com tinta de primeira linha.' })

  await client.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
  await client.page.getByRole('button', { name: /^Iniciar conversa/ }).click()
  const field = client.page.getByRole('textbox', { name: 'Mensagem' })
  await expect(client.page.getByRole('button', { name: 'Enviar mensagem' })).toBeDisabled()
  await field.fill('   ')
  await expect(client.page.getByRole('button', { name: 'Enviar mensagem' })).toBeDisabled()
  // In the very moment after the last letter.
  await field.fill('Que cor o senhor')
  await client.page.goto('/mensagens')
  await client.page.getByRole('link', { name: 'Davi Souza' }).click()
  await expect(field).toHaveValue('Que cor o senhor')
})
