import { newId } from '#new-id'
import { bubble, expectPublished, propose, publish, say } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/people'
import { desktop, expect, installed, phone, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { changeRecord, recordsOf } from '../../support/server-client'

test('[PRODUCT 52] a client without a network invites a provider, who hears of it and can answer', async ({ stage, device }) => {
  const [client, provider] = [await device(installed(phone)), await device(phone)]
  const [, bruno] = [
    await enter(client, stage, { role: 'cliente', full_name: 'Ana Prado' }),
    await enter(provider, stage, { role: 'autonomo', full_name: 'Bruno Reis' }),
  ]
  const [account] = await recordsOf(stage.server, 'users', `email = "${bruno.email}"`)
  const { page } = client
  const card = `/fornecedores/${account?.id}`

  await page.goto(card)
  await expect(page.getByRole('button', { name: 'Iniciar Conversa' })).toBeVisible()
  await page.getByRole('link', { name: 'Convidar para um projeto' }).click()
  await expect(page).toHaveURL(/\/projetos\/novo$/)
  await publish(page, { title: 'Muro de arrimo' })
  await publish(page, { title: 'Calçada nova' })
  await expectToast(page, 'Projeto publicado com sucesso!')

  await page.goto(card)
  await expect(page.getByRole('button', { name: 'Convidar para um projeto' })).toBeVisible()
  await client.offline()
  await page.getByRole('button', { name: 'Convidar para um projeto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sobre qual projeto?' })
  await dialog.getByText('Muro de arrimo').click()
  await dialog.getByRole('button', { name: 'Convidar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bruno Reis' })).toBeVisible()
  await say(page, 'Oi, Bruno! Pode dar um preço?')
  await expect(bubble(page, 'Pode dar um preço?')).toContainText('Aguardando conexão')
  await client.online()
  await expect(bubble(page, 'Pode dar um preço?')).toContainText('Enviada')
  expect(await recordsOf(stage.server, 'notifications', `user_id = "${account?.id}" && title = "Convite para um projeto"`)).toHaveLength(1)

  await provider.page.goto('/mensagens')
  await provider.page.getByRole('link', { name: 'Ana Prado' }).click()
  await expect(bubble(provider.page, 'Pode dar um preço?')).toBeVisible()
  await provider.page.getByRole('link', { name: 'Muro de arrimo' }).click()
  await expect(provider.page.getByRole('heading', { level: 1, name: 'Muro de arrimo' })).toBeVisible()
  await expect(provider.page.getByRole('heading', { name: 'Sua proposta' })).toBeVisible()

  await page.goto(card)
  await page.getByRole('button', { name: 'Convidar para um projeto' }).click()
  await dialog.getByText('Muro de arrimo').click()
  await dialog.getByRole('button', { name: 'Abrir conversa' }).click()
  await expectToast(page, 'A conversa já existe. Redirecionando...')
  await expect(bubble(page, 'Pode dar um preço?')).toBeVisible()
})

test('[PRODUCT 52] who is signed out is led to a client’s sign-up, and a provider invites nobody', async ({ stage, device }) => {
  const [visitor, provider, other] = [await device(desktop), await device(desktop), await device(phone)]
  const bruno = await enter(provider, stage, { role: 'autonomo', full_name: 'Bruno Reis' })
  await enter(other, stage, { role: 'empresa', full_name: 'Obras Lima' })
  const [account] = await recordsOf(stage.server, 'users', `email = "${bruno.email}"`)
  await visitor.page.goto(`/fornecedores/${account?.id}`)
  await expect(visitor.page.getByRole('link', { name: 'Convidar para um projeto' })).toHaveAttribute(
    'href',
    /^\/cadastro\/cliente\?para=\/fornecedores\//,
  )
  await visitor.page.getByRole('button', { name: 'Iniciar Conversa' }).click()
  await expectToast(visitor.page, 'Esta funcionalidade ainda não foi implementada')
  await other.page.goto(`/fornecedores/${account?.id}`)
  await expect(other.page.getByRole('heading', { level: 1, name: 'Bruno Reis' })).toBeVisible()
  await expect(other.page.getByText('Convidar para um projeto')).toHaveCount(0)
  await other.page.goto('/mensagens')
  await expect(other.page.getByText('Nenhuma mensagem ainda.')).toBeVisible()
})

test('[PRODUCT 54] once a proposal is accepted both sides keep the deal in view, talk, give their phones and conclude', async ({ stage, device }) => {
  const [client, provider] = [await device(installed(phone)), await device(desktop)]
  const marina = await enter(client, stage, { role: 'cliente', full_name: 'Marina Alves' })
  await enter(provider, stage, { role: 'autonomo', full_name: 'João Batista' })
  const phoneOf = async (email: string, number: string) => {
    const [account] = await recordsOf(stage.server, 'users', `email = "${email}"`)
    await changeRecord(stage.server, 'users', String(account?.id), { phone: number })
  }
  await phoneOf(marina.email, '11987654321')
  const { page } = client
  const title = `Muro ${newId()}`
  await publish(page, { title })
  const address = page.url()
  // No other device can open the project before the server has it.
  await expectPublished(page)
  await provider.page.goto(address)
  await propose(provider.page, { amount: '2.950,00', days: '6', letter: 'Faço em uma semana.' })
  await expectToast(provider.page, 'Proposta enviada com sucesso!')

  await page.getByRole('link', { name: 'Ver 1 proposta' }).click()
  await page.getByRole('button', { name: /^Aceitar proposta/ }).click()
  await page.getByRole('button', { name: 'Sim, aceitar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Projeto em andamento com João Batista' })).toBeVisible()

  await page.getByRole('link', { name: 'Ver projeto' }).click()
  const deal = (on = page) => on.getByRole('region', { name: 'Combinado' })
  for (const words of ['João Batista', 'R$ 2.950,00', '6 dias', 'Apenas Serviço', 'Combinado desde']) {
    await expect(deal()).toContainText(words)
  }
  for (const words of ['Marina Alves', '6 dias', 'Apenas Serviço']) await expect(deal(provider.page)).toContainText(words)
  await expect(deal(provider.page).getByRole('button', { name: 'Concluir projeto' })).toHaveCount(0)
  await expect(provider.page.getByText('Sua proposta foi aceita.')).toBeVisible()

  await client.offline()
  await page.reload()
  await deal().getByRole('button', { name: 'Enviar meu telefone' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('João Batista recebe (11) 98765\u20114321 na conversa.')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(bubble(page, 'Meu telefone: (11) 98765-4321')).toContainText('Aguardando conexão')
  await client.online()
  await deal(provider.page).getByRole('link', { name: 'Abrir conversa' }).click()
  const link = bubble(provider.page, 'Meu telefone').getByRole('link', { name: 'https://wa.me/5511987654321' })
  await expect(link).toHaveAttribute('rel', /noopener/)
  // He has none in his profile yet.
  await provider.page.getByRole('button', { name: 'Enviar meu telefone' }).click()
  await expect(provider.page.getByRole('dialog', { name: 'Falta seu telefone' }).getByRole('link', { name: 'Informar telefone' })).toHaveAttribute(
    'href',
    '/perfil',
  )

  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  await expect(deal()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await deal().getByRole('button', { name: 'Concluir projeto' }).click()
  await page.getByRole('button', { name: 'Sim, concluir' }).click()
  await expect(deal()).toContainText('Finalizado')
  await page.goto(`${address}/propostas`)
  await expect(page.getByRole('heading', { level: 1, name: 'Projeto em andamento com João Batista' })).toBeVisible()
  await expect(page.getByText('Finalizado')).toBeVisible()
  await provider.page.goto(address)
  await expect(deal(provider.page)).toContainText('Finalizado')
})
