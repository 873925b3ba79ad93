import type { Page } from '@playwright/test'
import { newId } from '#new-id'
import { propose, publish } from '../../e2e/support/deeds'
import { enter, signIn } from '../../e2e/support/signing-in'
import { desktop, expect, installed, phone, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { password } from '../../support/data/people'

const narrow = { ...phone, viewport: { width: 360, height: 740 } }

test('a logo chosen without a connection is shown at once, and to others once there is one', async ({ deviceOf }) => {
  const [owner, company] = await Promise.all([
    deviceOf({ role: 'cliente', full_name: 'Lia Prado' }, desktop),
    deviceOf({ role: 'empresa', full_name: 'Alvenaria Sul' }, installed(narrow)),
  ])
  await publish(owner.page, { title: 'Muro dos fundos' })
  await company.page.goto('/projetos-abertos')
  await company.page.getByRole('link', { name: 'Muro dos fundos' }).click()
  await propose(company.page, { amount: '9.800,00', days: '12', letter: 'Muro de bloco com cinta de amarração.' })
  await expectToast(company.page, 'Proposta enviada com sucesso!')

  const { page } = company
  await page.goto('/perfil')
  await expect(page.getByRole('button', { name: 'Alterar Logomarca' })).toBeVisible()
  await company.offline()
  await choosePicture(page)
  await expect(page.getByRole('dialog', { name: 'Ajustar logomarca' })).toBeVisible()
  await page.getByLabel('Zoom').fill('2')
  await page.getByRole('group', { name: /^Recorte/ }).press('ArrowLeft')
  await page.getByRole('button', { name: 'Usar esta imagem' }).click()
  const logo = page.getByRole('main').locator('img')
  await expect(logo).toHaveAttribute('src', /^blob:/)
  await expect(page.getByText('Aguardando conexão')).toBeVisible()
  await page.goto('/pendencias')
  await expect(page.getByRole('article', { name: 'Logomarca' })).toContainText('Aguardando conexão')
  await page.goto('/perfil')
  await expect(logo).toHaveAttribute('src', /^blob:/)

  await company.online()
  await expectToast(page, 'Logomarca atualizada com sucesso!')
  await expect(logo).toHaveAttribute('src', /^\/api\/files\/users\//)
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^\/api\/files\/users\//)

  await owner.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
  const seen = owner.page.getByRole('main').locator('img').first()
  await expect(seen).toHaveAttribute('src', /^\/api\/files\/users\//)
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96)
  const file = await page.request.get((await logo.getAttribute('src')) ?? '')
  const bytes = await file.body()
  expect(bytes.length).toBeLessThan(1_000_000)
  expect(bytes.includes('Exif')).toBe(false)
})

test('a self-employed person changes the password: this device goes on, the others sign in again', async ({ stage, device, allowed }) => {
  allowed.refusals = true
  const [laptop, mobile] = [await device(desktop), await device(narrow)]
  const { email } = await enter(laptop, stage, { role: 'autonomo', full_name: 'Beto Telhas' })
  await signIn(mobile.page, email)
  const { page } = laptop
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterar senha' })
  const fill = async (current: string, next: string, repeated: string) => {
    await dialog.getByLabel('Senha atual').fill(current)
    await dialog.getByLabel('Nova senha', { exact: true }).fill(next)
    await dialog.getByLabel('Repita a nova senha').fill(repeated)
    await dialog.getByRole('button', { name: 'Salvar nova senha' }).click()
  }
  await fill(password, 'telhado-novo', 'telhado-velho')
  await expect(dialog).toContainText('As senhas não coincidem.')
  await fill('outra-coisa', 'telhado-novo', 'telhado-novo')
  await expect(dialog).toContainText('A senha atual não confere.')
  await laptop.offline()
  await expect(dialog).toContainText('Isto precisa de conexão. O que você digitou continua aqui.')
  await fill(password, 'telhado-novo', 'telhado-novo')
  await expect(dialog).toContainText('Sem conexão.')
  await expect(dialog.getByLabel('Nova senha', { exact: true })).toHaveValue('telhado-novo')
  await laptop.online()
  await expect(dialog).not.toContainText('Isto precisa de conexão.')
  await dialog.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expectToast(page, 'Senha alterada.')
  await expect(dialog).toBeHidden()

  await page.getByLabel(/^Sobre /).fill('Telhados e calhas.')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectToast(page, 'Perfil atualizado com sucesso!')
  await expect(page.getByText('Sua sessão terminou', { exact: false })).toBeHidden()
  await mobile.page.reload()
  await expect(mobile.page.getByRole('button', { name: 'Entrar de novo' })).toBeVisible()
})

test('a new address is asked for and confirmed with the password, and this device goes on under it', async ({ stage, allowed, deviceOf }) => {
  allowed.refusals = true
  const client = await deviceOf({ role: 'cliente', full_name: 'Nair Lopes' }, installed(narrow))
  const { page } = client
  const next = `${newId()}@canteiro.example`
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Alterar e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterar e-mail' })
  const send = dialog.getByRole('button', { name: 'Enviar link' })
  await send.click()
  await expect(dialog).toContainText('Preencha este campo.')
  await client.offline()
  await dialog.getByLabel('Novo e-mail').fill(next)
  await dialog.getByLabel('Senha atual').fill(password)
  await send.click()
  await expect(dialog).toContainText('Sem conexão.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Alterar e-mail' }).click()
  await expect(dialog.getByLabel('Novo e-mail')).toHaveValue(next)
  await client.online()
  await dialog.getByLabel('Senha atual').fill('outra-coisa')
  await send.click()
  await expect(dialog).toContainText('A senha atual não confere.')
  await dialog.getByLabel('Senha atual').fill(password)
  await send.click()
  await expectToast(page, 'E-mail enviado!')

  const mail = await stage.mailbox.waitFor(({ to }) => to.includes(next))
  await page.goto(mail.links.find((address) => address.includes('/auth/confirmar-email')) ?? '')
  await expect(page.getByText(`Digite sua senha para passar a usar ${next}.`)).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/confirmar-email$/)
  await page.getByLabel('Senha atual').fill('outra-coisa')
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(page.getByText('A senha atual não confere.', { exact: false })).toBeVisible()
  await page.getByLabel('Senha atual').fill(password)
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(page.getByRole('heading', { name: 'E-mail alterado!' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir para Configurações' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(next)
  await page.getByLabel('Nome completo').fill('Nair Lopes Dias')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectToast(page, 'Perfil atualizado com sucesso!')
  await page.goto('/auth/confirmar-email')
  await expect(page.getByRole('heading', { name: 'Não foi possível confirmar' })).toBeVisible()
})

/** A real photo with what a camera writes into it, chosen as people do. */
async function choosePicture(page: Page): Promise<void> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 900
    const context = canvas.getContext('2d')
    if (!context) return ''
    context.fillStyle = '#0b5d66'
    context.fillRect(0, 0, 1600, 900)
    context.fillStyle = '#f26a1b'
    context.fillRect(500, 150, 600, 600)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const plain = Buffer.from(base64, 'base64')
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1')
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif])
  const buffer = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)])
  await page.locator('input[type=file]').setInputFiles({ name: 'obra.jpg', mimeType: 'image/jpeg', buffer })
}
