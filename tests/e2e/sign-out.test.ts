import { picture } from '../support/pictures'
import { accountsIn, signOut } from './support/leaving'
import { enter } from './support/people'
import { expect, test } from './support/test'

const ana = { role: 'cliente', full_name: 'Ana Lima' } as const

test('[A2] signing out tells of a draft and its photo, which are nowhere else, and leaves them where one stays', async ({ device, stage }) => {
  const browser = await device()
  const { page } = browser
  await enter(browser, stage, ana)
  await page.goto('/projetos/novo')
  await page.getByLabel('Título').fill('Muro de arrimo')
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'muro.png', mimeType: 'image/png', buffer: Buffer.from(picture.png.split(',')[1] ?? '', 'base64') })
  await expect(page.getByText('Rascunho guardado neste aparelho', { exact: false })).toBeVisible()
  await expect(page.getByText('1 de 8')).toBeVisible()
  await signOut(page)
  const dialog = page.getByRole('alertdialog', { name: 'Sair sem enviar seus rascunhos?' })
  await expect(dialog).toContainText('Se você sair agora, será apagado deste aparelho o que só existe nele: 1 rascunho e 1 foto ainda não enviados.')
  await expect(dialog.getByRole('link', { name: 'Ver pendências' })).toHaveCount(0)
  await dialog.getByText('Cancelar').click()
  await expect(page.getByLabel('Título')).toHaveValue('Muro de arrimo')

  await signOut(page)
  await dialog.getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => accountsIn(page)).toEqual([])
})
