import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { signIn } from '../../e2e/support/signing-in'
import { signedIn } from '../../server/support/session'
import type { RealApp } from './support/real-app'
import { expect, test } from './support/test'

const minimize = ({ electron }: RealApp) => electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
const hasFocus = ({ electron }: RealApp) => electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFocused() ?? false)

test('what arrives is told by the system while the window is not looked at, and its press leads there', async ({ stage, desk, start }, info) => {
  const client = await signedIn(stage.server, 'cliente', { full_name: 'Nara Falcão' })
  const mason = await signedIn(stage.server, 'autonomo', { full_name: 'Otávio Lemos' })
  const project = await client.publishes({ title: 'Rebaixo de gesso' })
  await mason.proposes(project)
  const app = await start()
  await signIn(app.page, mason.person.email)
  await expect(app.page.getByText('Seu perfil está incompleto.')).toBeVisible()
  await app.page.goto('/mensagens')
  const talk = await client.startsConversation(project, mason)
  await app.activate()
  await client.says(talk, 'Boa tarde, Otávio.')
  await expect(app.page.getByText('Boa tarde, Otávio.').first()).toBeVisible()
  expect(await desk.notices()).toEqual([])

  await minimize(app)
  await expect.poll(() => hasFocus(app)).toBe(false)
  await client.says(talk, 'Pode vir amanhã?')
  await expect.poll(() => desk.notices()).toEqual(['Nara Falcão: Pode vir amanhã?'])
  await desk.picture(info.outputPath('notification.png'))
  await desk.run('dunstctl', 'action', '0')
  await expect(app.page.getByRole('heading', { level: 1, name: 'Nara Falcão' })).toBeVisible()
  await expect.poll(() => hasFocus(app)).toBe(true)
})

test('the window closes to the tray, whose icon opens it, and whose menu leads to messages and ends the app', async ({
  stage,
  desk,
  start,
}, info) => {
  const { person } = await signedIn(stage.server, 'cliente', { full_name: 'Selma Torres' })
  const app = await start()
  await signIn(app.page, person.email)
  await app.page.goto('/perfil')
  const section = app.page.getByRole('region', { name: 'Aplicativo' })
  await expect(section).toContainText(`ligado a ${stage.server.url}`)
  await section.getByText('Continuar aberto ao fechar a janela').click()
  await expect(section.getByRole('switch', { name: 'Continuar aberto ao fechar a janela' })).toBeChecked()
  const closeWindow = () => app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await closeWindow()
  await expect.poll(() => app.isShown()).toBe(false)
  await desk.clickTray('left')
  await expect.poll(() => app.isShown()).toBe(true)

  await closeWindow()
  await expect.poll(() => app.isShown()).toBe(false)
  // The keys of a menu that has not opened yet are lost.
  await expect(async () => {
    await desk.clickTray('right')
    await desk.picture(info.outputPath('tray.png'))
    // 'Abrir', 'Publicar projeto', 'Mensagens', 'Sair'.
    await desk.press('Down', 'Down', 'Down', 'Return')
    await expect(app.page).toHaveURL('app://canteiro/mensagens', { timeout: 3_000 })
  }).toPass()
  await expect.poll(() => app.isShown()).toBe(true)

  let hasEnded = false
  app.electron.once('close', () => {
    hasEnded = true
  })
  await expect(async () => {
    await desk.clickTray('right')
    await desk.picture(info.outputPath('tray.png'))
    await desk.press('Up', 'Return')
    await expect.poll(() => hasEnded, { timeout: 3_000 }).toBe(true)
  }).toPass()
})

test('a link of the app’s own scheme goes to the one that runs, which keeps what is typed', async ({ stage, start }) => {
  const client = await signedIn(stage.server, 'cliente', { full_name: 'Ciro Antunes' })
  const mason = await signedIn(stage.server, 'autonomo', { full_name: 'Davi Rocha' })
  const project = await client.publishes({ title: 'Calçada nova' })
  await mason.proposes(project)
  const talk = await client.startsConversation(project, mason)
  const app = await start()
  await signIn(app.page, client.person.email)
  await app.page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await minimize(app)

  expect(await app.again(`canteiro://projetos/${project}`)).toBe(0)
  await expect(app.page).toHaveURL(`app://canteiro/projetos/${project}`)
  await expect(app.page.getByRole('heading', { level: 1, name: 'Calçada nova' })).toBeVisible()
  await expect.poll(() => hasFocus(app)).toBe(true)
  await app.again(`canteiro://mensagens/${talk}`)
  await expect(app.page.getByRole('heading', { level: 1, name: 'Davi Rocha' })).toBeVisible()
  await app.again(`canteiro://fornecedores/${mason.id}`)
  await expect(app.page).toHaveURL(`app://canteiro/fornecedores/${mason.id}`)
  for (const link of ['canteiro://admin', 'canteiro://evil.example/', `canteiro://projetos/${project}?next=//evil.example`, 'javascript:alert(1)'])
    expect(await app.again(link)).toBe(0)
  await expect(app.page).toHaveURL(`app://canteiro/fornecedores/${mason.id}`)
  expect(await app.page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  expect(app.electron.windows()).toHaveLength(1)
})

test('a link starts the app at its page', async ({ stage, start }) => {
  const client = await signedIn(stage.server, 'cliente', { full_name: 'Eva Lins' })
  const project = await client.publishes({ title: 'Trocar o portão' })
  const app = await start({ args: [`canteiro://projetos/${project}`] })
  await expect(app.page).toHaveURL(`app://canteiro/projetos/${project}`)
  await expect(app.page.getByRole('heading', { level: 1, name: 'Trocar o portão' })).toBeVisible()
})

test('starting with the system is a file of the person’s own, and opens the window hidden where it is kept in the tray', async ({
  stage,
  desk,
  start,
}) => {
  const { person } = await signedIn(stage.server, 'cliente', { full_name: 'Gil Novaes' })
  const app = await start({ profile: 'gil' })
  await signIn(app.page, person.email)
  await app.page.goto('/perfil')
  const file = join(desk.home, '.config/autostart/canteiro.desktop')
  for (const option of ['Iniciar com o computador', 'Continuar aberto ao fechar a janela']) await app.page.getByText(option).click()
  await expect.poll(() => existsSync(file)).toBe(true)
  await app.page.getByText('Iniciar com o computador').click()
  await expect.poll(() => existsSync(file)).toBe(false)
  await app.electron.close()
  const hidden = await start({ profile: 'gil', args: ['--canteiro-hidden'] })
  await hidden.page.waitForLoadState()
  expect(await hidden.isShown()).toBe(false)
  await desk.clickTray('left')
  await expect.poll(() => hidden.isShown()).toBe(true)
})
