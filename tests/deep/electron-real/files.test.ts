import { chmod, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { desktopShell, texts } from '#texts'
import { enterArea, populate, title } from '../../e2e/support/admin-area'
import { signIn } from '../../e2e/support/signing-in'
import { signedIn } from '../../server/support/session'
import { expect, test } from './support/test'

/** Red, green and blue of the first pixel of a PPM. */
const firstPixel = (picture: Buffer): number[] => [...picture.subarray(picture.indexOf('255\n') + 4).subarray(0, 3)]

test('a page is saved as a PDF under its title, with white margins, and printing without a printer says so', async ({ stage, desk, start }, info) => {
  const client = await signedIn(stage.server, 'cliente', { full_name: 'Nara Falcão' })
  const project = await client.publishes({ title: 'Muro 2/3' })
  const app = await start()
  await signIn(app.page, client.person.email)
  await app.page.goto(`/projetos/${project}`)
  await expect(app.page.getByRole('heading', { level: 1, name: 'Muro 2/3' })).toBeVisible()
  const file = info.outputPath('muro.pdf')
  await app.answerDialogs(file)
  await app.activate()
  await desk.press('ctrl+shift+p')
  await expect.poll(() => readFile(file, 'latin1').catch(() => '')).toMatch(/^%PDF-/)
  expect((await app.dialogs()).saves).toEqual([
    {
      title: desktopShell.saveFile,
      defaultPath: join(desk.home, 'Downloads/Muro 2-3 - Canteiro.pdf'),
      filters: [{ name: 'PDF', extensions: ['pdf'] }],
    },
  ])
  await desk.run('pdftoppm', '-r', '60', '-singlefile', file, info.outputPath('muro'))
  expect(firstPixel(await readFile(info.outputPath('muro.ppm')))).toEqual([255, 255, 255])

  await desk.press('ctrl+p')
  await expect.poll(async () => (await app.dialogs()).messages).toEqual([desktopShell.noPrinter])
})

test('one’s own data go where the dialog says, and a folder that takes nothing is told', async ({ stage, desk, start }, info) => {
  const { person } = await signedIn(stage.server, 'autonomo', { full_name: 'Otávio Lemos' })
  const app = await start()
  await signIn(app.page, person.email)
  await expect(app.page.getByText('Seu perfil está incompleto.')).toBeVisible()
  const save = async () => {
    const entry = () =>
      app.electron.evaluate(({ Menu }, label) => {
        const item = Menu.getApplicationMenu()
          ?.items.flatMap(({ submenu }) => submenu?.items ?? [])
          .find((each) => each.label === label)
        if (item?.enabled) item.click()
        return item?.enabled
      }, desktopShell.menu.myData)
    await expect.poll(entry).toBe(true)
  }
  const file = info.outputPath('meus-dados.zip')
  await app.answerDialogs(file)
  await save()
  await expect(app.page.getByText(texts.desktop.saved.title)).toBeVisible()
  const { 'dados.json': facts } = unzipSync(await readFile(file))
  expect(JSON.parse(strFromU8(facts ?? new Uint8Array()))).toMatchObject({ conta: { full_name: 'Otávio Lemos' } })

  const locked = join(desk.home, 'locked')
  await mkdir(locked)
  await chmod(locked, 0o555)
  await app.answerDialogs(join(locked, 'dados.zip'))
  await save()
  await expect(app.page.getByText(texts.desktop.notSaved.description)).toBeVisible()
})

test('a table of administrators is downloaded by the system’s dialog, in Downloads and under its name', async ({ stage, desk, start }, info) => {
  await populate(stage, 'Nogueira')
  const { page } = await start()
  await enterArea(page, stage, '/admin/users')
  await expect(title(page, 'Usuários')).toBeVisible()
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const dialog = () => desk.run('xdotool', 'search', '--name', `^${desktopShell.saveFile}$`).catch(() => '')
  await expect.poll(dialog).not.toBe('')
  await desk.run('xdotool', 'windowactivate', '--sync', await dialog())
  await desk.picture(info.outputPath('dialog.png'))
  await desk.press('Return')
  await expect.poll(() => readdir(join(desk.home, 'Downloads'))).toEqual([expect.stringMatching(/\.csv$/)])
  const [name = ''] = await readdir(join(desk.home, 'Downloads'))
  await expect.poll(() => readFile(join(desk.home, 'Downloads', name), 'utf8')).toContain('Ana Nogueira')
})
