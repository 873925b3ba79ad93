import { readFile } from 'node:fs/promises'
import { newId } from '#new-id'
import { areasOf, aroundOf } from '../../e2e/support/desktop-shell'
import { signInAsAdmin } from '../../e2e/support/people'
import { desktop, expect, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { signedIn } from '../../server/support/session'
import { createAdministrator } from '../../support/people'

test('an administrator works in the desktop app: menu, tables, a project in place, an export through the native dialog, settings', async ({
  stage,
  device,
  shell,
}, info) => {
  const surname = newId().slice(0, 6)
  const client = await signedIn(stage.server, 'cliente', { full_name: `Ana ${surname}` })
  await client.publishes({ title: `Muro ${surname}`, budget: 4_800 })
  const admin = await createAdministrator(stage.server)
  const computer = await device({ ...desktop, shell })
  const { page } = computer
  const around = aroundOf(computer)

  await page.goto('/')
  await page.getByRole('link', { name: 'Painel Admin' }).click()
  await signInAsAdmin(page, admin.email, admin.password)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Administrativo' })).toBeVisible()

  await test.step('the menu has the administrators’ pages, each under its digit', async () => {
    const pages = ['Dashboard', 'Usuários', 'Projetos', 'Suporte', 'Cancelamentos', 'Auditoria', 'Configurações']
    await expect.poll(() => areasOf(around)).toEqual(pages)
    const digits = around.seen.bar.find(({ label }) => label === 'Ir')?.submenu?.flatMap(({ accelerator = [] }) => accelerator)
    expect(digits).toEqual(['CmdOrCtrl+K', ...pages.map((_, index) => `CmdOrCtrl+${index + 1}`)])
    expect(around.menu('Buscar ou ir para…').enabled).toBe(false)
    expect(around.menu('Publicar projeto').enabled).toBe(false)
  })

  await test.step('a table, and all of its rows in a file where the dialog says', async () => {
    around.menu('Usuários').click?.()
    await expect(page).toHaveURL(/\/admin\/users$/)
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(surname)
    await expect(page.getByText('1 usuário', { exact: true })).toBeVisible()
    around.seen.savesTo = info.outputPath('usuarios.csv')
    await page.getByRole('button', { name: 'Exportar CSV' }).click()
    await expectToast(page, '1 linha exportada')
    await expect.poll(() => around.seen.saveDialogs).toEqual([{ defaultPath: 'usuarios.csv', filters: [{ name: 'CSV', extensions: ['csv'] }] }])
    await expect.poll(() => readFile(around.seen.savesTo, 'utf8').catch(() => '')).toContain(`Ana ${surname};${client.person.email};`)
  })

  await test.step('a project opens in place, where the administrator is signed in', async () => {
    around.menu('Projetos').click?.()
    await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Projetos' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(surname)
    await page.getByRole('link', { name: `Muro ${surname}`, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Muro ${surname}` })).toBeVisible()
    await expect(page.getByRole('link', { name: `Ana ${surname}` })).toBeVisible()
    expect(around.seen.outside).toEqual([])
    await expect.poll(() => areasOf(around)).toContain('Usuários')
  })

  await test.step('what people write to the support is told by the system, counted, and opened from there', async () => {
    around.window.hasFocus = false
    const ticket = newId()
    await client.does('send_support_message', { message_id: newId(), ticket_id: ticket, subject: `Senha ${surname}`, content: 'Não consigo entrar.' })
    await expect.poll(() => around.seen.notifications).toMatchObject([{ title: `Ana ${surname}`, body: `Senha ${surname}` }])
    await expect.poll(() => around.seen.badge).toBeGreaterThan(0)
    around.seen.notifications[0]?.click()
    await expect(page).toHaveURL(`/admin/support/${ticket}`)
    await expect(page.getByText('Não consigo entrar.')).toBeVisible()
  })

  await test.step('the app’s settings stand among the administrators’', async () => {
    around.menu('Configurações').click?.()
    const section = page.getByRole('region', { name: 'Aplicativo', exact: true })
    await expect(section).toContainText(`ligado a ${stage.server.url}`)
    await section.getByText('Continuar aberto ao fechar a janela').click()
    await expect.poll(() => around.call('readSettings')).toEqual({ keepInTray: true, startWithSystem: false })
  })

  await test.step('signing out leaves the menu to the public pages', async () => {
    await page.getByRole('button', { name: 'Sair', exact: true }).click()
    await expect.poll(() => areasOf(around)).toContain('Entrar')
    expect(areasOf(around)).not.toContain('Usuários')
  })
})
