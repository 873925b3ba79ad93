import { newId } from '#new-id'
import { populate, title } from '../../e2e/support/admin-area'
import { field, openSettings, save, setVideoForVisitors, video } from '../../e2e/support/admin-settings'
import { expectNoViolations } from '../../e2e/support/axe'
import { fileOf, modulesIn } from '../../e2e/support/built-files'
import { press, type } from '../../e2e/support/keyboard'
import { expectNothingWider } from '../../e2e/support/nothing-wider'
import { enter, signInAsAdmin } from '../../e2e/support/people'
import { changePassword, setVideo } from '../../e2e/support/records'
import { desktop, expect, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { createAdministrator, createPerson, password } from '../../support/people'
import { recordsOf } from '../../support/server-client'

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

const menuEntries = ['Dashboard', 'Usuários', 'Projetos', 'Suporte', 'Cancelamentos', 'Auditoria', 'Configurações']

test.beforeEach(({ stage }) => setVideo(stage.server, ''))

test("the footer leads to the administrators' entrance, which takes nobody else in", async ({ stage, device, allowed }) => {
  allowed.refusals = true
  const { page } = await device({ viewport: sizes.phone })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Painel Admin' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(title(page, 'Painel Admin')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('Preencha este campo.')).toHaveCount(2)
  await expect(page.getByLabel('E-mail')).toBeFocused()

  const { email } = await createAdministrator(stage.server)
  const client = await createPerson(stage.server, { role: 'cliente', full_name: 'Ana Lima' })
  for (const [address, typed] of [
    [email, 'errada'],
    [client.email, password],
    ['ninguem@canteiro.example', password],
  ] as const) {
    await signInAsAdmin(page, address, typed)
    await expectToast(page, 'Falha no LoginCredenciais inválidas. Por favor, tente novamente.')
    await expect(page.getByLabel('E-mail')).toHaveValue(address)
    await expect(page).toHaveURL('/admin/login')
  }
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
})

test('an administrator signs in, lands where they wanted to go, and sets the video that visitors see, on a phone', async ({ stage, device }) => {
  await setVideoForVisitors(device, stage, { viewport: sizes.phone })
})

test('what is no address is refused in words, what is no video is shown to be none, and what was typed stays: through a reload, without a network and without a server', async ({
  stage,
  device,
  power,
}) => {
  const { page, offline, online } = await device(desktop)
  await openSettings(page, stage)
  await field(page).fill('vimeo')
  await save(page).click()
  await expect(page.getByText('Informe o endereço completo, começando com http:// ou https://.').first()).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription(/endereço completo/)
  await field(page).fill('https://vimeo.com/123456')
  await expect(page.getByText('Este endereço não aparece em Como Funciona.')).toBeVisible()
  expect(await recordsOf(stage.server, 'site_settings', 'key = "how_it_works_video_url" && value != ""', '')).toEqual([])

  await field(page).fill(video)
  await page.reload()
  await expect(field(page)).toHaveValue(video)
  await expect(page.getByText('Você tem alterações que ainda não foram salvas.')).toBeVisible()
  await offline()
  await expect(page.getByText('Isto precisa de conexão. O que você digitou continua aqui.')).toBeVisible()
  await save(page).click()
  await expectToast(page, 'Erro ao salvar')
  await expect(field(page)).toHaveValue(video)
  await online()
  await expect(page.getByText('Isto precisa de conexão. O que você digitou continua aqui.')).toBeHidden()
  await power.off()
  await save(page).click()
  await expectToast(page, 'Não conseguimos falar com o servidor.')
  await expect(field(page)).toHaveValue(video)
  await power.on()
  await save(page).click()
  await expectToast(page, 'Configurações salvas!')
  await expect(page.getByText('Você tem alterações que ainda não foram salvas.')).toHaveCount(0)
})

test('settings that cannot be read are said to be so, and are not overwritten unseen', async ({ stage, device, allowed }) => {
  allowed.networkFailures = true
  await setVideo(stage.server, video)
  const { page } = await device(desktop)
  await page.route('**/api/collections/site_settings/**', (route) => route.abort())
  const { email, password } = await createAdministrator(stage.server)
  await page.goto('/admin')
  await signInAsAdmin(page, email, password)
  await expect(title(page, 'Dashboard Administrativo')).toBeVisible()
  await page.goto('/admin/settings')
  await expectToast(page, 'Erro ao carregar configurações')
  await expect(page.getByRole('heading', { name: 'Não foi possível buscar as configurações atuais.' })).toBeVisible()
  await expect(save(page)).toHaveCount(0)
  await page.unroute('**/api/collections/site_settings/**')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(field(page)).toHaveValue(video)
})

test('a session that the server ends leads back to the entrance, and what was typed is still there afterwards', async ({
  stage,
  device,
  allowed,
}) => {
  allowed.networkFailures = true
  const { page } = await device(desktop)
  const { email } = await openSettings(page, stage)
  await field(page).fill(video)
  await changePassword(stage.server, email, 'outra-senha')
  await save(page).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar.')).toBeVisible()
  await signInAsAdmin(page, email, 'outra-senha')
  await expect(page).toHaveURL('/admin/settings')
  await expect(field(page)).toHaveValue(video)
  await save(page).click()
  await expectToast(page, 'Configurações salvas!')
})

test("the session is this tab's alone: no other browser has it, and it ends with 'Sair'", async ({ stage, device }) => {
  const [{ page }, other] = [await device(desktop), await device(desktop)]
  await openSettings(page, stage)
  await other.page.goto('/admin/settings')
  await expect(other.page).toHaveURL('/admin/login')
  const another = await page.context().newPage()
  await another.goto('/admin/settings')
  await expect(another).toHaveURL('/admin/login')
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])

  await field(page).fill(video)
  const sidebar = page.getByRole('navigation', { name: 'Administração' })
  await expect(sidebar.getByRole('link', { name: 'Configurações' })).toHaveAttribute('aria-current', 'page')
  await expect(sidebar.getByRole('link')).toHaveText([...menuEntries, 'Voltar para o Site'])
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/nao-existe')
  await page.getByRole('link', { name: 'Ir para o início do painel' }).click()
  await expect(page).toHaveURL('/admin')
  await sidebar.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/admin/login')
  await page.goto('/admin/settings')
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test("an administrator's session and a person's session are independent, in either direction", async ({ stage, device }) => {
  const client = await device(desktop)
  await enter(client, stage, { role: 'cliente', full_name: 'Laura Pinto' })
  const { page } = client
  const adminPage = await page.context().newPage()
  await openSettings(adminPage, stage)
  await field(adminPage).fill(video)
  await page.getByRole('banner').getByRole('button', { name: 'Menu de Laura Pinto' }).click()
  await page.getByRole('navigation', { name: 'Menu da conta' }).getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
  await expect(adminPage).toHaveURL('/admin/settings')
  await expect(field(adminPage)).toHaveValue(video)
  await adminPage.getByRole('button', { name: 'Sair' }).click()

  await enter(client, stage, { role: 'autonomo', full_name: 'Otto Reis' })
  await page.goto('/admin')
  await openSettings(page, stage)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/admin/login')
  await page.getByRole('banner').getByRole('link', { name: 'Voltar para o Site' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Menu de Otto Reis' })).toBeVisible()
})

test('on a phone the menu has the pages and both ways out', async ({ stage, device }) => {
  const { page } = await device({ viewport: sizes.phone })
  const { email } = await openSettings(page, stage)
  const menu = page.getByRole('navigation', { name: 'Menu da administração' })
  await page.getByRole('button', { name: 'Menu da administração' }).click()
  await expect(menu.getByText(email)).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText([...menuEntries, 'Voltar para o Site'])
  await expectNothingWider(page, 'the menu')
  await menu.getByRole('link', { name: 'Voltar para o Site' }).click()
  await expect(title(page, 'Sua obra começa com um bom orçamento.')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Menu da administração' }).click()
  await menu.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/admin/login')
})

test('an administrator signs in, sets the video and leaves without a mouse', async ({ stage, device }) => {
  const { email, password } = await createAdministrator(stage.server)
  const { page } = await device(desktop)
  await page.goto('/')
  await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'Painel Admin' }))
  await expect(title(page, 'Painel Admin')).toBeFocused()
  await type(page, page.getByLabel('E-mail'), email)
  await type(page, page.getByLabel('Senha', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(title(page, 'Dashboard Administrativo')).toBeFocused()
  await press(page, page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Configurações' }))
  await expect(title(page, 'Configurações do Site')).toBeFocused()
  await type(page, field(page), video)
  await press(page, save(page))
  await expectToast(page, 'Configurações salvas!')
  await press(page, page.getByRole('button', { name: 'Sair' }))
  await expect(title(page, 'Painel Admin')).toBeFocused()
})

test('axe finds nothing on the pages of administrators', async ({ stage, device }) => {
  const { page } = await device(desktop)
  await page.goto('/admin/login')
  await expectNoViolations(page, 'the entrance')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expectNoViolations(page, 'the entrance with its problems')
  await page.setViewportSize(sizes.desktop)
  await openSettings(page, stage)
  // React-aria's announcer names the button that was pressed for some seconds after it has gone.
  await page.reload()
  await field(page).fill('x')
  await save(page).click()
  await expect(page.getByText('Informe o endereço completo, começando com http:// ou https://.').first()).toBeVisible()
  await expectNoViolations(page, 'the settings with a problem')
  await page.setViewportSize(sizes.phone)
  await page.getByRole('button', { name: 'Menu da administração' }).click()
  await expectNoViolations(page, "the phone's menu")
})

/** Their screens, what these ask the server for, and their words: not the links to them, which every page knows. */
const ofAdministrators = /^src\/(?:features|data\/remote)\/admin|^src\/data\/session\/admin-|^texts\/pt-BR\/admin/

test('nothing of the administrators comes with the first page of a visitor', async ({ device }) => {
  const { page } = await device(desktop)
  await page.goto('/login')
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  // The page has its heading before any of the app's code.
  await expect.poll(async () => (await loaded()).flatMap(modulesIn)).toContain('src/features/account/entrance/login-page.tsx')
  await expect(title(page, 'Entrar')).toBeVisible()
  const modules = (await loaded()).flatMap(modulesIn)
  expect(modules.filter((module) => ofAdministrators.test(module))).toEqual([])
})

test('the charts come with the dashboard, and are in no other device’s store', async ({ stage, device }) => {
  const { page } = await device(desktop)
  const { email, password } = await createAdministrator(stage.server)
  await page.goto('/admin')
  await signInAsAdmin(page, email, password)
  await expect(page.getByRole('table', { name: 'Novos Usuários (Últimos 7 dias)' })).toBeVisible()
  // The table does not wait for the picture.
  await expect(page.locator('canvas').first()).toBeVisible()
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const charts = loaded.find((path) => path.startsWith('/assets/charts-'))
  expect(charts).toBeDefined()
  const worker = await (await page.request.get('/sw.js')).text()
  expect(worker).toContain(fileOf('features/admin/dashboard/admin-dashboard-page.tsx').slice(1))
  expect(worker).not.toContain('assets/charts-')
})

test("the dashboard stands with its tables where the charts' code does not come, and draws them by another try", async ({
  stage,
  device,
  allowed,
}) => {
  allowed.networkFailures = true
  await populate(stage, `Graf${newId().slice(0, 4)}`)
  const { page } = await device({ viewport: sizes.phone })
  const { email, password } = await createAdministrator(stage.server)
  await page.route(/\/assets\/charts-/, (route) => route.abort())
  await page.goto('/admin')
  await signInAsAdmin(page, email, password)
  await expect(page.getByText('Não foi possível carregar o gráfico. Veja os números na tabela.')).toHaveCount(2)
  await expect(page.getByRole('table', { name: 'Novos Usuários (Últimos 7 dias)' }).getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('table', { name: 'Projetos por Status' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Total de Usuários/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Novos Usuários', exact: true })).toContainText('Registrado em ')
  await expectNothingWider(page, 'the dashboard without charts')
  await page.unroute(/\/assets\/charts-/)
  await page.getByRole('button', { name: 'Tentar de novo' }).first().click()
  // A browser that does not ask again for code that failed to come loads the page anew, with both.
  await expect(page.locator('canvas').first()).toBeVisible()
  await expect(page.getByText('Não foi possível carregar o gráfico.')).not.toHaveCount(2)
})
