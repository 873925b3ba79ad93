import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { signedIn } from '../server/support/session'
import { storeSession } from '../support/device/store-session'
import { enterArea } from './support/admin-area'
import { desktop, expect, test } from './support/test'
import { expectToast } from './support/told'

test('[PRODUCT 11] [PRODUCT 49] a suspended person reads why, what they write waits, is in the copy of their data, and goes out once the account is back', async ({
  stage,
  device,
  allowed,
}) => {
  allowed.refusals = true
  const provider = await signedIn(stage.server, 'autonomo', { full_name: 'Nilo Parado' })
  const admin = await device(desktop)
  await enterArea(admin.page, stage, `/admin/users/${provider.id}`)
  const { page } = await device(desktop)
  await storeSession(page, provider.person)
  await page.goto('/dashboard')
  await expect(page.getByText('Seu perfil está incompleto.')).toBeVisible()
  await admin.page.getByRole('button', { name: 'Suspender conta' }).click()
  await admin.page.getByLabel('Motivo').fill('Cobrança adiantada')
  await admin.page.getByRole('button', { name: 'Suspender', exact: true }).click()
  await expect(page.getByText('Conta suspensa: Cobrança adiantada')).toBeVisible()
  await page.goto('/perfil')
  await page.getByLabel('Telefone').fill('(11) 98765-4321')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/1 aguardando/)).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Baixar meus dados' }).click()])
  const facts = JSON.parse(strFromU8(unzipSync(await readFile(await file.path()))['dados.json'] ?? new Uint8Array()))
  expect(facts).toMatchObject({ conta: { full_name: 'Nilo Parado', suspended_reason: 'Cobrança adiantada' }, pendencias: [{ verb: 'edit_account' }] })
  await admin.page.getByRole('button', { name: 'Reativar conta' }).click()
  await expect(page.getByText('Conta suspensa: Cobrança adiantada')).toHaveCount(0)
  await expectToast(page, 'Perfil atualizado com sucesso!')
})
