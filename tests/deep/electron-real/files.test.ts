import { chmod, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { collections } from '#domain/collections'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import { desktopShell, texts } from '#texts'
import { aProposal, aQuote } from '../../domain/builders'
import { enterArea, populate, title } from '../../e2e/support/admin-area'
import { signIn } from '../../e2e/support/signing-in'
import { signedIn } from '../../server/support/session'
import { work } from '../server/support/walked-work'
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

test('quote, receipt and term of a work are saved by the dialog and printed alone, and the other side’s photo is shown', async ({
  stage,
  desk,
  start,
}, info) => {
  const client = await signedIn(stage.server, 'cliente', { full_name: 'Nara Falcão' })
  const provider = await signedIn(stage.server, 'autonomo', { full_name: 'Otávio Lemos' })
  const project = await client.publishes({ title: 'Muro dos fundos' })
  const proposal = await provider.proposes(project, { amount: 4_350, quote: aQuote() })
  await client.device.pull()
  const seen = acceptanceOf(collections.proposals.read(client.device.all('proposals').get(proposal)) ?? aProposal())
  expect(await client.accepts(project, proposal, seen)).toMatchObject({ status: 200 })
  await work(client, provider, project)
  const { page, answerDialogs, dialogs, activate } = await start()
  await signIn(page, client.person.email)
  await page.goto(`/projetos/${project}`)

  await page.getByRole('button', { name: /^Abrir a foto 1/ }).click()
  const photo = page.getByRole('dialog').getByRole('img').first()
  await expect.poll(() => photo.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(0)
  await page.keyboard.press('Escape')

  const textOf = (file: string) => desk.run('pdftotext', '-layout', file, '-')
  const deal = page.getByRole('region', { name: 'Combinado' })
  const papers = [
    {
      name: 'orcamento',
      words: ['Orçamento', 'Argamassa', '4.350,00'],
      open: () => deal.getByRole('button', { name: 'Ver orçamento' }).click(),
      share: () => page.getByRole('dialog').getByRole('button', { name: 'Compartilhar PDF' }).click(),
      print: () => page.getByRole('dialog').getByRole('button', { name: 'Imprimir orçamento' }).click(),
      close: () => page.keyboard.press('Escape'),
    },
    ...['recibo', 'termo-de-recebimento'].map((name) => {
      const isReceipt = name === 'recibo'
      const trigger = () => deal.getByRole('button', { name: isReceipt ? 'Recibo: Entrada' : 'Termo de recebimento' }).click()
      const entry = (text: string) => page.getByRole('menuitem', { name: text }).click()
      return {
        name,
        words: isReceipt ? ['Recibo', 'Otávio Lemos', 'mil trezentos e cinco reais'] : ['Termo de recebimento', 'Entrada', 'Rodapé'],
        open: trigger,
        share: () => entry(isReceipt ? 'Compartilhar recibo em PDF' : 'Compartilhar termo em PDF'),
        print: async () => {
          await trigger()
          await entry(isReceipt ? 'Imprimir recibo' : 'Imprimir termo de recebimento')
        },
        close: async () => undefined,
      }
    }),
  ]
  await activate()
  for (const { name, words, open, share, print, close } of papers) {
    const [saved, printed] = [info.outputPath(`${name}.pdf`), info.outputPath(`${name}-impresso.pdf`)]
    await answerDialogs(saved)
    await open()
    await share()
    await expect.poll(() => readFile(saved, 'latin1').catch(() => '')).toMatch(/^%PDF-/)
    expect((await dialogs()).saves).toMatchObject([
      { defaultPath: expect.stringMatching(new RegExp(`/Downloads/${name}-muro-dos-fundos[a-z-]*\\.pdf$`)) },
    ])
    await print()
    await expect.poll(async () => (await dialogs()).messages).toEqual([desktopShell.noPrinter])
    // While the sheet stands, as the message says.
    await answerDialogs(printed)
    await desk.press('ctrl+shift+p')
    await expect.poll(() => readFile(printed, 'latin1').catch(() => '')).toMatch(/^%PDF-/)
    for (const file of [saved, printed]) for (const word of words) expect(await textOf(file), `${word} in ${file}`).toContain(word)
    expect(await textOf(printed)).not.toContain('Notificações')
    if (name === 'termo-de-recebimento') expect(await textOf(printed)).toMatch(/Entrada +\d\d\/\d\d\/\d{4} +\d\d\/\d\d\/\d{4} +\d\d\/\d\d\/\d{4} /)
    await desk.run('pdftoppm', '-r', '60', '-png', '-singlefile', saved, info.outputPath(name))
    await desk.run('pdftoppm', '-r', '60', '-png', '-singlefile', printed, info.outputPath(`${name}-impresso`))
    await close()
  }
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
