import { publish } from '../../e2e/support/deeds'
import { accountsIn, signOut } from '../../e2e/support/leaving'
import { enter } from '../../e2e/support/people'
import { expect, test } from '../../e2e/support/test'

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
