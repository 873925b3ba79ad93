import { takePhotos } from '../../e2e/support/camera'
import { propose, publish, sendOffer } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/people'
import { choose } from '../../e2e/support/phone-of-its-own'
import { expect, installed, phone, test } from '../../e2e/support/test'
import { endWaysBack, keepWaysBack } from '../../e2e/support/way-back'
import { recordsOf } from '../../support/server-client'

test('[PRODUCT 59] a proposal that was never sent is withdrawn at once, comes back whole, and keeps its text', async ({ stage, device }) => {
  const [client, mason] = [await device(), await device(installed(phone))]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Vera Lins' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Tito Luz' }),
  ])
  await publish(client.page, { title: 'Muro de arrimo' })
  const project = new URL(client.page.url()).pathname.split('/').at(-1)
  const { page } = mason
  await keepWaysBack(page)
  await page.goto('/projetos-abertos')
  await page.getByRole('link', { name: 'Muro de arrimo' }).click()
  await expect(page.getByRole('heading', { name: 'Sua proposta' })).toBeVisible()
  await mason.offline()
  await propose(page, { amount: '7.500,00', days: '6', letter: 'Muro de bloco com dreno.' })
  await page.getByRole('button', { name: 'Melhorar Proposta' }).click()
  await page.getByLabel('Valor').fill('7.200,00')
  await sendOffer(page, 'Enviar nova versão')
  await expect(page.getByText('R$ 7.200,00').first()).toBeVisible()

  const withdraw = page.getByRole('button', { name: 'Retirar proposta' })
  const line = page.getByText('Proposta retirada antes do envio.')
  await withdraw.click()
  await expect(line).toBeInViewport()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(line).toBeHidden()
  await expect(withdraw).toBeVisible()
  await expect(page.getByText('R$ 7.200,00').first()).toBeVisible()
  await expect(page.getByText('Aguardando conexão').first()).toBeVisible()
  // It waits for the network, not yet for an answer.
  await expect(page.getByText('Pendente', { exact: true })).toHaveCount(0)

  await withdraw.click()
  await expect(line).toBeVisible()
  await endWaysBack(page)
  await expect(line).toBeHidden()
  await expect(page.getByLabel('Apresentação')).toHaveValue('Muro de bloco com dreno.')
  await expect(page.getByLabel('Valor')).toHaveValue(/7\.200,00/)
  await mason.online()
  await page.goto('/pendencias')
  await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible()
  expect(await recordsOf(stage.server, 'proposals', `project_id = "${project}"`)).toEqual([])
})

test('[PRODUCT 59] a second tab that is opened leaves the way back to the first, and finishes what nobody brought back', async ({
  stage,
  device,
}) => {
  const client = await device(installed(phone))
  const { page } = client
  await enter(client, stage, { role: 'cliente', full_name: 'Vera Lins' })
  await keepWaysBack(page)
  await page.goto('/projetos/novo')
  await expect(page.getByLabel('Título')).toBeVisible()
  await client.offline()
  const withdrawn = '“Escada de concreto” excluído antes do envio.'
  await publish(page, { title: 'Escada de concreto' })
  await page.getByRole('button', { name: 'Excluir projeto' }).click()
  await expect(page.getByText(withdrawn)).toBeVisible()

  const second = await page.context().newPage()
  await second.goto('/meus-projetos')
  // It has asked whether it may finish, and waits.
  const waiting = () =>
    second.evaluate(async () => (await navigator.locks.query()).pending?.filter(({ name }) => name?.startsWith('way-back-')).length)
  await expect.poll(waiting).toBe(1)
  await expect(second.getByText(withdrawn)).toBeVisible()
  await expect(second.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  for (const tab of [page, second]) await expect(tab.getByRole('link', { name: 'Escada de concreto' }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Escada de concreto' }).first().click()
  await page.getByRole('button', { name: 'Excluir projeto' }).click()
  await expect(page.getByText(withdrawn)).toBeVisible()
  await second.reload()
  await expect.poll(waiting).toBe(1)
  await page.close()
  await expect(second.getByText(withdrawn)).toBeHidden()
  await expect(second.getByRole('link', { name: 'Escada de concreto' })).toHaveCount(0)
})

test('[PRODUCT 59] a photo of a draft, a row of materials and the whole draft are thrown away at once, and come back to their places', async ({
  stage,
  device,
}) => {
  const client = await device(phone)
  const { page } = client
  await enter(client, stage, { role: 'cliente', full_name: 'Vera Lins' })
  await keepWaysBack(page)
  await page.goto('/projetos/novo')
  await choose(page, 'Adicionar fotos', await takePhotos(page, 3))
  const photos = page.getByRole('grid', { name: 'Fotos' })
  const kept = () => photos.getByRole('row').filter({ has: page.getByRole('img') })
  const keys = () => kept().evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')))
  await expect(kept()).toHaveCount(3)
  const before = await keys()

  const removed = photos.getByRole('row', { name: 'Foto removida.' })
  await page.getByRole('button', { name: 'Remover foto 2' }).click()
  await expect(removed).toBeVisible()
  await expect(page.getByText('2 de 8', { exact: true })).toBeVisible()
  await removed.getByRole('button', { name: 'Desfazer' }).click()
  await expect(kept()).toHaveCount(3)
  expect(await keys()).toEqual(before)
  // Nobody brings this one back.
  await page.getByRole('button', { name: 'Remover foto 3' }).click()
  await expect(removed).toBeVisible()
  await endWaysBack(page)
  await expect(removed).toHaveCount(0)
  await page.reload()
  await expect(kept()).toHaveCount(2)

  await page.getByLabel('Título').fill('Cozinha nova')
  await page.getByLabel(/^Orçamento/).fill('9.500,00')
  for (const [index, name] of ['Cimento', 'Argamassa'].entries()) {
    await page.getByRole('button', { name: 'Adicionar produto' }).click()
    await page.getByLabel('Produto', { exact: true }).nth(index).fill(name)
    await page.getByLabel('Quantidade').nth(index).fill('20 sacos')
  }
  await page.getByRole('button', { name: 'Remover Cimento' }).click()
  await expect(page.getByText('“Cimento” removido.')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByLabel('Produto', { exact: true }).first()).toHaveValue('Cimento')
  await expect(page.getByLabel('Quantidade').first()).toHaveValue('20 sacos')

  const discarded = page.getByText('Rascunho descartado.')
  await page.getByRole('button', { name: 'Descartar rascunho' }).click()
  await expect(discarded).toBeInViewport()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByLabel('Título')).toHaveValue('')
  await expect(photos).toHaveCount(0)
  await page.getByLabel('Endereço').fill('Rua das Flores')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(discarded).toBeHidden()
  await expect(page.getByLabel('Título')).toHaveValue('Cozinha nova')
  await expect(page.getByLabel(/^Orçamento/)).toHaveValue(/9\.500,00/)
  await expect(page.getByLabel('Produto', { exact: true })).toHaveCount(2)
  // What was typed since stays.
  await expect(page.getByLabel('Endereço')).toHaveValue('Rua das Flores')
  await expect(kept()).toHaveCount(2)
  expect(await keys()).toEqual(before.slice(0, 2))
  await page.reload()
  await expect(page.getByLabel('Título')).toHaveValue('Cozinha nova')
  await expect(kept()).toHaveCount(2)

  await page.getByRole('button', { name: 'Descartar rascunho' }).click()
  await expect(discarded).toBeVisible()
  // They go from the screen once the device has it stored.
  await expect(photos).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Título')).toHaveValue('')
  await expect(photos).toHaveCount(0)
})

test('[PRODUCT 59] what was changed in the profile, or in an improvement, is thrown away at once, and comes back', async ({ stage, device }) => {
  const [client, mason] = [await device(phone), await device(phone)]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Vera Lins' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Tito Luz' }),
  ])
  await publish(client.page, { title: 'Piso da garagem' })
  const { page } = mason
  await keepWaysBack(page)
  await page.goto('/perfil')
  await page.getByLabel('Nome completo').fill('Tito Luz Filho')
  await page.getByRole('button', { name: 'Descartar alterações' }).click()
  await expect(page.getByText('Alterações descartadas.')).toBeInViewport()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Tito Luz')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Tito Luz Filho')
  await expect(page.getByText('Alterações descartadas.')).toBeHidden()
  await page.getByRole('button', { name: 'Descartar alterações' }).click()

  await page.goto('/projetos-abertos')
  await page.getByRole('link', { name: 'Piso da garagem' }).click()
  await propose(page, { amount: '3.000,00', days: '4', letter: 'Contrapiso e cerâmica.' })
  const improve = page.getByRole('button', { name: 'Melhorar Proposta' })
  await improve.click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(improve).toBeVisible()
  // Nothing was typed.
  await expect(page.getByText('Alterações descartadas.')).toHaveCount(0)
  await improve.click()
  await page.getByLabel('Apresentação').fill('Contrapiso, cerâmica e rodapé.')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('Alterações descartadas.')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByLabel('Apresentação')).toHaveValue('Contrapiso, cerâmica e rodapé.')
  await sendOffer(page, 'Enviar nova versão')
  // The words of a field are text too.
  await expect(page.getByLabel('Apresentação')).toHaveCount(0)
  await expect(page.getByText('Contrapiso, cerâmica e rodapé.')).toBeVisible()
})

test('[PRODUCT 59] photos that wait in Pendências are discarded at once, and come back', async ({ stage, device }) => {
  const client = await device(installed(phone))
  const { page } = client
  await enter(client, stage, { role: 'cliente', full_name: 'Vera Lins' })
  await keepWaysBack(page)
  await page.goto('/projetos/novo')
  await choose(page, 'Adicionar fotos', await takePhotos(page, 2))
  await expect(page.getByRole('grid', { name: 'Fotos' }).getByRole('row')).toHaveCount(2)
  await client.offline()
  await publish(page, { title: 'Muro com fotos' })
  await page.goto('/pendencias')
  const item = page.getByRole('article', { name: /^2 fotos/ })
  await item.getByRole('button', { name: /^Descartar/ }).click()
  const discarded = page.getByText(/^Item descartado: 2 fotos/)
  await expect(discarded).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(item.getByRole('img').or(item.locator('img'))).toHaveCount(2)
  await client.online()
  await expect.poll(async () => (await recordsOf(stage.server, 'projects', 'title = "Muro com fotos"')).length).toBe(1)
  const [project] = await recordsOf(stage.server, 'projects', 'title = "Muro com fotos"')
  await expect.poll(async () => (await recordsOf(stage.server, 'project_images', `project_id = "${project?.id}"`, 'position')).length).toBe(2)
})
