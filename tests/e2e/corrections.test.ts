import type { Page } from '@playwright/test'
import type { CollectionName } from '#domain/documents'
import { type Session, signedIn } from '../server/support/session'
import { storeSession } from '../support/device/store-session'
import { quoted, type Row, runJob, sql } from '../support/server/server-client'
import { bubble, say } from './support/deeds'
import { expect, type Fixtures, phone, type Stage, test } from './support/test'
import { expectToast } from './support/told'

test('[PRODUCT 84] [PRODUCT 85] [PRODUCT 86] [PRODUCT 87] [PRODUCT 88] a project is kept, edited, ended and opened again, its proposal confirmed, its deal undone: both sides see each as it happens', async ({
  stage,
  device,
}) => {
  const { client, provider, marina, joao } = await clientAndProvider(stage, device)
  const wall = await client.publishes({ title: 'Muro de divisa' })
  const gutter = await client.publishes({ title: 'Calha da varanda' })
  await provider.proposes(wall)
  await Promise.all([marina.page.goto('/meus-projetos'), joao.page.goto(`/projetos/${wall}`)])
  const proposals = marina.page.getByRole('table')
  const deal = ({ page }: typeof marina) => page.getByRole('region', { name: 'Combinado' })

  await test.step('the server asks whether she still needs one, and takes her answer', async () => {
    await sql(stage.server, `UPDATE projects SET touched_at = '2020-02-03T12:00:00.000Z' WHERE id = ${quoted(gutter)}`)
    await runJob(stage.server, 'ask-what-is-still-needed')
    const keep = marina.page.getByRole('button', { name: 'Sim, manter “Calha da varanda”' })
    await keep.click()
    await expect(keep).toBeHidden()
    await expectToast(marina.page, 'Projeto mantido aberto.')
    expect((await heldElsewhere(client, 'projects')).find(({ id }) => id === gutter)).toMatchObject({ status: 'open', asked_at: '' })
  })

  await test.step('she edits another without a network; once there is one he reads the change and says that his proposal stands', async () => {
    await marina.page.getByRole('link', { name: 'Muro de divisa' }).click()
    await marina.page.getByRole('link', { name: 'Editar projeto' }).click()
    await marina.page.getByLabel('Descrição').fill('Muro de 18 m, agora com dois portões.')
    await marina.offline()
    await marina.page.getByRole('button', { name: 'Conferir e salvar' }).click()
    await marina.page.getByRole('dialog').getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(marina.page.getByText('Aguardando conexão').first()).toBeVisible()
    await marina.online()
    await expectToast(marina.page, 'Projeto atualizado.')
    await expect(joao.page.getByText('Muro de 18 m, agora com dois portões.')).toBeVisible()
    await expect(joao.page.getByText('Feita antes da mudança')).toBeVisible()
    await marina.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
    await expect(proposals).toContainText('Feita antes da mudança')
    await joao.page.getByRole('button', { name: 'Continua valendo' }).click()
    await expect(joao.page.getByText('Feita antes da mudança')).toBeHidden()
    await expect(proposals).not.toContainText('Feita antes da mudança')
  })

  await test.step('she ends it without hiring, and opens it again', async () => {
    await marina.page.getByRole('link', { name: 'Ver projeto' }).click()
    await giveReason(marina.page, 'Encerrar sem contratar', 'Fica para o ano que vem.', 'Sim, encerrar')
    await expect(joao.page.getByText('Este projeto foi encerrado sem contratação.')).toBeVisible()
    await expect(joao.page.getByRole('button', { name: 'Melhorar Proposta' })).toBeHidden()
    await marina.page.getByRole('button', { name: 'Reabrir', exact: true }).click()
    await marina.page.getByRole('button', { name: 'Sim, reabrir' }).click()
    await expect(joao.page.getByRole('button', { name: 'Melhorar Proposta' })).toBeVisible()
  })

  await test.step('she accepts, he undoes the deal, and she may choose again', async () => {
    await marina.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
    await marina.page.getByRole('button', { name: 'Aceitar proposta de João Batista' }).click()
    await marina.page.getByRole('button', { name: 'Sim, aceitar' }).click()
    await expect(deal(marina)).toContainText('João Batista')
    await giveReason(joao.page, 'Desfazer combinado', 'A betoneira quebrou.', 'Sim, desfazer')
    await expect(joao.page.getByText('Você desfez o combinado. Motivo: “A betoneira quebrou.”')).toBeVisible()
    await expect(joao.page.getByRole('button', { name: 'Propor de novo' })).toBeVisible()
    await expect(deal(marina)).toBeHidden()
    await marina.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
    await expect(proposals).toContainText('João Batista desfez o combinado. Motivo: “A betoneira quebrou.”')
  })

  await test.step('each has a notice of what the other did', async () => {
    await expectNotices(joao.page, ['Sua proposta foi aceita!', 'Projeto aberto de novo', 'Motivo: Fica para o ano que vem.', 'O projeto mudou'])
    await expectNotices(marina.page, ['Motivo: A betoneira quebrou.', 'Proposta confirmada', 'Ainda precisa?'])
  })
})

test('[PRODUCT 89] [PRODUCT 93] an invitation is declined in sight of who sent it; a chat is muted and a person blocked without the other side knowing', async ({
  stage,
  device,
}) => {
  const { client, provider, marina, joao } = await clientAndProvider(stage, device)
  const project_id = await client.publishes({ title: 'Pintura da fachada' })
  const conversation_id = await client.startsConversation(project_id, provider)
  await Promise.all([marina, joao].map(({ page }) => page.goto(`/mensagens/${conversation_id}`)))
  const unread = ({ page }: typeof marina) => page.getByRole('link', { name: /^Mensagens.*1 mensagem não lida$/ })
  const hers = joao.page.getByRole('link', { name: 'Marina Alves' })

  await test.step('he declines', async () => {
    await joao.page.getByRole('button', { name: 'Recusar convite' }).click()
    await joao.page.getByRole('button', { name: 'Sim, recusar' }).click()
    await expect(joao.page.getByText('Você recusou este convite.')).toBeVisible()
    await expect(marina.page.getByText('Recusou o convite.')).toBeVisible()
  })

  await test.step('he mutes the chat: what she says is in his list and in no other number, until another device of his ends that', async () => {
    await choose(joao.page, 'Silenciar conversa')
    await joao.page.getByRole('link', { name: 'Mensagens', exact: true }).click()
    await expect.poll(() => heldElsewhere(provider, 'silences')).toMatchObject([{ conversation_id }])
    await say(marina.page, 'E só o portão, você faria?')
    await expect(hers).toContainText('1 mensagem não lida')
    await expect(hers).toContainText('Silenciada')
    await expect(unread(joao)).toBeHidden()
    await provider.does('mute_conversation', { conversation_id, is_muted: false })
    await expect(unread(joao)).toBeVisible()
    await expect(hers).not.toContainText('Silenciada')
  })

  await test.step('she blocks him: his answer is sent and comes to no screen of hers', async () => {
    await hers.click()
    await expect(bubble(marina.page, 'E só o portão')).toContainText('Lida')
    await choose(marina.page, 'Bloquear João Batista')
    await marina.page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear', exact: true }).click()
    await expect(marina.page.getByText('Você bloqueou João Batista.')).toBeVisible()
    await expect.poll(() => heldElsewhere(client, 'silences')).toMatchObject([{ person_id: provider.id }])
    await say(joao.page, 'O portão eu faço na terça.')
    await expect(bubble(joao.page, 'O portão eu faço')).toContainText('Enviada')
    await marina.page.getByRole('link', { name: 'Voltar para as conversas' }).click()
    await expect(marina.page.getByText('Nenhuma mensagem ainda.')).toBeVisible()
  })

  await test.step('she unblocks him, and reads what he said meanwhile', async () => {
    await marina.page.getByRole('link', { name: 'Perfil', exact: true }).click()
    await marina.page.getByRole('button', { name: 'Desbloquear João Batista' }).click()
    await unread(marina).click()
    await marina.page.getByRole('link', { name: 'João Batista' }).click()
    await expect(bubble(marina.page, 'O portão eu faço')).toBeVisible()
    await expect(bubble(joao.page, 'O portão eu faço')).toContainText('Lida')
  })
})

/** A client and a provider of her city, each with a device of their own and a session that the test speaks through. */
async function clientAndProvider({ server }: Stage, device: Fixtures['device']) {
  const client = await signedIn(server, 'cliente', { full_name: 'Marina Alves' })
  const provider = await signedIn(server, 'autonomo', { full_name: 'João Batista' })
  const [marina, joao] = [await device(phone), await device()]
  await storeSession(marina.page, client.person)
  await storeSession(joao.page, provider.person)
  return { client, provider, marina, joao }
}

/** Documents that another device of this person has of a collection. */
async function heldElsewhere({ device }: Session, collection: CollectionName): Promise<Row[]> {
  await device.pull()
  return [...device.all(collection).values()]
}

/** Does what the other side is told the reason of. */
async function giveReason(page: Page, action: string, reason: string, agree: string): Promise<void> {
  await page.getByRole('button', { name: action }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(reason)
  await dialog.getByRole('button', { name: agree }).click()
}

/** From the menu of the open chat. */
async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais opções da conversa' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Under the bell, the newest first, among others. */
async function expectNotices(page: Page, words: string[]): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: /^Notificações/ }).click()
  await expect(banner.getByRole('region', { name: 'Notificações' }).getByRole('listitem')).toContainText(words)
}
