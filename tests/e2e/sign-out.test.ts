import { picture } from '../support/pictures'
import { publish } from './support/deeds'
import { accountsIn, signOut } from './support/leaving'
import { enter } from './support/people'
import { expect, test } from './support/test'

const ana = { role: 'cliente', full_name: 'Ana Lima' } as const
const session = () => localStorage.getItem('canteiro-session')

test('[A2] a sign-out that is allowed short leaves nothing once the app starts again', async ({ device, stage }) => {
  const browser = await device()
  const { page } = browser
  await enter(browser, stage, ana)
  // The databases are about to be deleted when the tab is closed.
  await page.evaluate(() => {
    IDBFactory.prototype.deleteDatabase = () => Object.assign(new EventTarget(), { readyState: 'pending' }) as IDBOpenDBRequest
  })
  await signOut(page)
  await expect.poll(() => page.evaluate(session)).toBeNull()
  expect(await accountsIn(page)).not.toEqual([])
  const later = await page.context().newPage()
  await page.close()
  await later.goto('/')
  await expect(later.getByRole('link', { name: 'Entrar' }).first()).toBeVisible()
  await expect.poll(() => accountsIn(later)).toEqual([])
  await later.close()
})

test('[A2] what an account without a session has left here goes when the app starts', async ({ device, stage }) => {
  const browser = await device()
  const { page } = browser
  await enter(browser, stage, ana)
  // As a release before left it behind.
  await page.evaluate(() => localStorage.removeItem('canteiro-session'))
  await page.goto('/')
  await expect.poll(() => accountsIn(page)).toEqual([])
})

test('[A2] data that cannot be removed is told, and removed as soon as it can be', async ({ device, stage, allowed }) => {
  const browser = await device()
  const { page } = browser
  await enter(browser, stage, ana)
  allowed.storageFailures = true
  await page.addInitScript(() => {
    const { deleteDatabase } = IDBFactory.prototype
    IDBFactory.prototype.deleteDatabase = function (name) {
      if (sessionStorage.getItem('room')) return deleteDatabase.call(this, name)
      throw new DOMException('The disk cannot be written.', 'UnknownError')
    }
  })
  await page.reload()
  await expect(page.getByText('Seu perfil está incompleto.')).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Ainda há dados de uma conta que saiu deste aparelho')).toBeVisible()
  expect(await accountsIn(page)).not.toEqual([])
  await page.evaluate(() => sessionStorage.setItem('room', '1'))
  await expect.poll(() => accountsIn(page)).toEqual([])
})

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
  await expect(dialog).toContainText('Se você sair agora, será apagado o que existe só neste aparelho: 1 rascunho e 1 foto de rascunho.')
  await expect(dialog.getByRole('link', { name: 'Ver pendências' })).toHaveCount(0)
  await dialog.getByText('Cancelar').click()
  await expect(page.getByLabel('Título')).toHaveValue('Muro de arrimo')

  await page.goto('/meus-projetos')
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Projetos' })).toBeVisible()
  await signOut(page)
  await dialog.getByRole('link', { name: 'Projeto · Muro de arrimo' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Título')).toHaveValue('Muro de arrimo')

  await signOut(page)
  await dialog.getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => accountsIn(page)).toEqual([])
})

for (const { what, broken, title, warning } of [
  { what: 'with their number', broken: '_rxdb_internal', title: 'Sair com envios pendentes?', warning: '1 item ainda não foi enviado.' },
  {
    what: 'without a number where nothing can be read',
    broken: '',
    title: 'Sair sem conferir os envios pendentes?',
    warning: 'Não foi possível ver o que falta enviar neste aparelho.',
  },
]) {
  test(`[A2] signing out of an account whose database does not open warns of unsent items ${what}`, async ({ device, stage, allowed }) => {
    const browser = await device()
    const { page } = browser
    await enter(browser, stage, ana)
    // The server stays silent, so that the project is not sent.
    await page.route('**/api/sync/push', () => undefined)
    await publish(page, { title: 'Ainda só aqui' })
    allowed.storageFailures = true
    await page.addInitScript((broken) => {
      const { open } = IDBFactory.prototype
      IDBFactory.prototype.open = function (name, version) {
        if (name.includes(broken)) throw new DOMException('The disk is full.', 'QuotaExceededError')
        return open.call(this, name, version)
      }
    }, broken)
    await page.goto('/meus-projetos')
    await expect(page.getByRole('heading', { name: 'Não foi possível abrir seus dados neste aparelho.' })).toBeVisible()
    await signOut(page)
    const dialog = page.getByRole('alertdialog', { name: title })
    await expect(dialog).toContainText(warning)
    await expect(dialog.getByRole('link', { name: 'Ver pendências' })).toHaveCount(0)
    await dialog.getByText('Cancelar').click()
    expect(await accountsIn(page)).not.toEqual([])

    await signOut(page)
    await dialog.getByRole('button', { name: 'Sair e apagar' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => accountsIn(page)).toEqual([])
  })
}
