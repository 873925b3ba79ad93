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

test('[A2] signing out of an account whose database does not open warns without a number', async ({ device, stage, allowed }) => {
  const browser = await device()
  const { page } = browser
  await enter(browser, stage, ana)
  allowed.storageFailures = true
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  })
  await page.goto('/meus-projetos')
  await expect(page.getByRole('heading', { name: 'Não foi possível abrir seus dados neste aparelho.' })).toBeVisible()
  await signOut(page)
  const dialog = page.getByRole('alertdialog', { name: 'Sair sem conferir os envios pendentes?' })
  await expect(dialog).toContainText('Não foi possível ver o que falta enviar neste aparelho.')
  await expect(dialog.getByRole('link', { name: 'Ver pendências' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => accountsIn(page)).toEqual([])
})
