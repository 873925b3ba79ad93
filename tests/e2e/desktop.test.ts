import { propose, publish, say } from './support/deeds'
import { enter, signIn } from './support/people'
import { tellStory } from './support/story'
import { type Device, desktop, expect, phone, test } from './support/test'

test('the story of two people, in the desktop app: with its bridge, and from another origin than the server', ({ stage, device, power, shell }) =>
  tellStory({ stage, device, power, carried: (options) => ({ ...options, shell }), wide: { ...desktop, shell } }))

test('menu, tray, notifications and settings of the desktop app follow its page, and its page follows them', async ({ stage, device, shell }) => {
  const [client, mason] = [await device(phone), await device({ ...desktop, shell })]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Nara Falcão' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Otávio Lemos' }),
  ])
  const around = aroundOf(mason)

  await test.step('the menu has his areas', async () => {
    await expect.poll(() => around.seen.bar.find(({ label }) => label === 'Ir')?.submenu?.map(({ label }) => label)).toContain('Mensagens')
    around.menu('Mensagens').click?.()
    await expect(mason.page).toHaveURL(/\/mensagens$/)
  })

  await test.step('the menu opens the palette', async () => {
    await expect.poll(() => around.menu('Buscar ou ir para…').enabled).toBe(true)
    around.menu('Buscar ou ir para…').click?.()
    await expect(mason.page.getByRole('dialog', { name: 'Ir para…' }).getByRole('combobox')).toBeFocused()
    await mason.page.keyboard.press('Escape')
    await expect(mason.page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('what arrives is told by the system, counted, and opened from there', async () => {
    // The menu has given the window the focus, and while it has that the app is quiet.
    around.window.hasFocus = false
    await publish(client.page, { title: 'Rebaixo de gesso' })
    await mason.page.goto('/projetos-abertos')
    await mason.page.getByRole('link', { name: 'Rebaixo de gesso' }).click()
    await propose(mason.page, { amount: '3.100,00', days: '5', letter: 'Faço com tabica.' })
    await client.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
    await client.page.getByRole('button', { name: /^Iniciar conversa/ }).click()
    await say(client.page, 'Boa tarde, Otávio.')
    await expect.poll(() => around.seen.notifications.map(({ title, body }) => `${title}: ${body}`)).toContain('Nara Falcão: Boa tarde, Otávio.')
    await expect.poll(() => around.seen.badge).toBeGreaterThan(0)
    expect(around.seen.trayTip).toMatch(/^Canteiro: \d+ não lidas?$/)
    around.seen.notifications.find(({ title }) => title === 'Nara Falcão')?.click()
    await expect(mason.page.getByRole('heading', { level: 1, name: 'Nara Falcão' })).toBeVisible()
  })

  await test.step('his settings have a section for it', async () => {
    await mason.page.goto('/perfil')
    const section = mason.page.getByRole('region', { name: 'Aplicativo' })
    await expect(section).toContainText(`ligado a ${stage.server.url}`)
    await section.getByText('Continuar aberto ao fechar a janela').click()
    await expect.poll(() => around.call('readSettings')).toEqual({ keepInTray: true, startWithSystem: false })
    await client.page.goto('/perfil')
    await expect(client.page.getByRole('heading', { name: 'Acesso à conta' })).toBeVisible()
    await expect(client.page.getByRole('heading', { name: 'Aplicativo' })).toBeHidden()
  })

  await test.step('a copy of his data goes where the dialog says', async () => {
    await expect.poll(() => around.menu('Salvar cópia dos meus dados…').enabled).toBe(true)
    around.menu('Salvar cópia dos meus dados…').click?.()
    await expect
      .poll(() => around.seen.saveDialogs.map(({ defaultPath }) => defaultPath))
      .toEqual([expect.stringMatching(/^canteiro-meus-dados-\d{4}-\d\d-\d\d\.zip$/)])
    await expect(mason.page.getByText('Seus dados estão')).toBeHidden()
  })

  await test.step('no service worker is there', async () => {
    expect(await mason.page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0)).toBe(0)
  })
})

test('who is not to be remembered is signed in for this run of the desktop app only', async ({ stage, device, shell }) => {
  const first = await device({ ...desktop, shell })
  const { email } = await enter(await device(), stage, { role: 'cliente', full_name: 'Paulo Mendes' })
  await signIn(first.page, email, { remember: false })
  await first.page.reload()
  await expect(first.page).toHaveURL(/\/dashboard$/)
  await first.page.evaluate(() => localStorage.setItem('canteiro_session', 'the run before'))
  await first.page.goto('/dashboard')
  await expect(first.page).toHaveURL(/\/login$/)
})

function aroundOf({ around }: Device) {
  if (!around) throw new Error('This device is no desktop app.')
  return around
}
