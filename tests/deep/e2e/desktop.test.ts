import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { texts } from '#texts'
import { takePhotos } from '../../e2e/support/browser/camera'
import { choose } from '../../e2e/support/browser/phone-of-its-own'
import { expectPublished, propose, publish, say } from '../../e2e/support/deeds'
import { areasOf, aroundOf } from '../../e2e/support/desktop-shell'
import { setVideo } from '../../e2e/support/records'
import { tellStory } from '../../e2e/support/story'
import { desktop, expect, phone, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'

// Only the bridge tells a page of another origin where its server is.
test('the story of two people, from another origin than the server as in the desktop app', ({ stage, device, power, shell }) =>
  tellStory({ stage, device, power, carried: (options) => ({ ...options, shell }), wide: { ...desktop, shell } }))

test('menu, tray, notifications and settings of the desktop app follow its page, and its page follows them', async ({
  stage,
  shell,
  deviceOf,
}, info) => {
  const [client, mason] = await Promise.all([
    deviceOf({ role: 'cliente', full_name: 'Nara Falcão' }, phone),
    deviceOf({ role: 'autonomo', full_name: 'Otávio Lemos' }, { ...desktop, shell }),
  ])
  const around = aroundOf(mason)

  await test.step('the menu has his areas', async () => {
    await expect.poll(() => areasOf(around)).toEqual(['Dashboard', 'Mensagens', 'Encontrar Trabalho', 'Minhas Propostas', 'Perfil'])
    expect(around.menu('Publicar projeto').enabled).toBe(false)
    around.menu('Mensagens').click?.()
    await expect(mason.page).toHaveURL(/\/mensagens$/)
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
      .poll(() => around.seen.saveDialogs.map(({ defaultPath = '' }) => basename(defaultPath)))
      .toEqual([expect.stringMatching(/^canteiro-meus-dados-\d{4}-\d\d-\d\d\.zip$/)])
    expect(around.called).toContain('saveFile')
    around.seen.savesTo = info.outputPath('meus-dados.zip')
    around.menu('Salvar cópia dos meus dados…').click?.()
    await expectToast(mason.page, texts.desktop.saved.title)
    const { 'dados.json': facts } = unzipSync(await readFile(around.seen.savesTo))
    expect(JSON.parse(strFromU8(facts ?? new Uint8Array()))).toMatchObject({ conta: { full_name: 'Otávio Lemos' } })
  })

  await test.step('no service worker is there', async () => {
    expect(await mason.page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0)).toBe(0)
  })
})

test('the pages of the signed out hear the menu and links from outside, and what leads elsewhere opens in the system’s browser', async ({
  stage,
  device,
  shell,
}) => {
  await setVideo(stage.server, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  const guest = await device({ ...desktop, shell })
  const { page } = guest
  const around = aroundOf(guest)
  await page.goto('/')
  await expect.poll(() => areasOf(around)).toEqual(['Início', 'Fornecedores', 'Como Funciona', 'Quem Somos', 'Entrar', 'Cadastre-se'])
  for (const label of ['Publicar projeto', 'Buscar ou ir para…', 'Salvar cópia dos meus dados…'])
    expect(around.menu(label).enabled, label).toBe(false)

  await test.step('the video plays in the system’s browser, and no frame of it is here', async () => {
    around.menu('Como Funciona').click?.()
    await page.getByRole('button', { name: 'Assistir ao vídeo' }).click()
    await expect.poll(() => around.seen.outside).toEqual(['https://www.youtube.com/watch?v=dQw4w9WgXcQ'])
    await expect(page.locator('iframe')).toHaveCount(0)
    await setVideo(stage.server, '')
  })

  const openLink = () => around.app.emit('second-instance', {}, ['canteiro', 'canteiro://projetos/abcdefghij12345'])

  await test.step('a link to a project asks who is there, and goes on to it', async () => {
    await expect.poll(() => areasOf(around)).toContain('Entrar')
    openLink()
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('a photo and an avatar of the desktop app are shown on another device', async ({ stage, shell, deviceOf }) => {
  const [builder, other] = await Promise.all([
    deviceOf({ role: 'cliente', full_name: 'Selma Torres', city: 'Campinas', state: 'SP' }, { ...desktop, shell }),
    deviceOf({ role: 'autonomo', full_name: 'Caio Brito' }, phone),
  ])
  const [picture = never()] = await takePhotos(builder.page, 1)

  await builder.page.goto('/perfil')
  await choose(builder.page, 'Alterar Foto', [picture])
  await builder.page.getByRole('button', { name: 'Usar esta imagem' }).click()
  const face = builder.page.getByRole('main').locator('img')
  await expect(face).toHaveAttribute('src', new RegExp(`^${stage.server.url}/api/files/users/`))
  await expect.poll(() => widthOf(face)).toBe(512)

  // A client has six areas, and a key for a new project.
  const around = aroundOf(builder)
  await expect.poll(() => areasOf(around)).toEqual(['Dashboard', 'Mensagens', 'Meus Projetos', 'Propostas', 'Fornecedores', 'Configurações'])
  around.menu('Publicar projeto').click?.()
  await expect(builder.page).toHaveURL(/\/projetos\/novo$/)
  await builder.page.getByLabel('Título').fill('Muro com foto')
  await builder.page.getByLabel('Descrição').fill('Levantar 12 m de muro de bloco.')
  await builder.page.getByLabel('Endereço').fill('Cambuí, Rua das Flores')
  await choose(builder.page, 'Adicionar fotos', [picture])
  await builder.page.getByRole('button', { name: 'Conferir e publicar' }).click()
  await builder.page.getByRole('dialog').getByRole('button', { name: 'Publicar projeto' }).click()
  await expect(builder.page.getByRole('heading', { level: 1, name: 'Muro com foto' })).toBeVisible()
  const photoOn = (page: Page) => page.getByRole('tabpanel').getByRole('img', { name: /de Muro com foto$/ })
  await builder.page.getByRole('tab', { name: 'Imagens' }).click()
  await expect.poll(() => widthOf(photoOn(builder.page))).toBeGreaterThan(0)
  await expectPublished(builder.page)

  await other.page.goto(new URL(builder.page.url()).pathname)
  await other.page.getByRole('tab', { name: 'Imagens' }).click()
  await expect.poll(() => widthOf(photoOn(other.page))).toBeGreaterThan(0)
  await expect.poll(() => widthOf(other.page.locator('img[src*="/api/files/users/"]').first())).toBe(96)
})

const widthOf = (image: Locator): Promise<number> => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)

function never(): never {
  throw new Error('No photo was taken.')
}
