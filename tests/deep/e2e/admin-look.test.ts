import type { Locator, Page } from '@playwright/test'
import { newId } from '#new-id'
import { dark, light, type Palette } from '../../../web/src/styles/palette'
import { enterArea, populate, row, title } from '../../e2e/support/admin-area'
import { signUp } from '../../e2e/support/people'
import { desktop, expect, phone, test } from '../../e2e/support/test'
import { signedIn } from '../../server/support/session'
import { quoted, sql } from '../../support/server-client'

const themes = { light, dark }

/** The colour as a browser computes it. */
const computed = (hex: string): string => `rgb(${channels(hex).join(', ')})`
const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const colorsOf = (part: Locator) =>
  part.evaluate((element) => {
    const { color, backgroundColor, borderTopColor } = getComputedStyle(element)
    return { color, backgroundColor, borderTopColor }
  })

/** Which of these colours a chart is drawn with, by some whole areas of them. */
const drawnWith = (chart: Locator, colors: readonly string[]): Promise<string[]> =>
  chart.evaluate((element, wanted) => {
    const picture = element as HTMLCanvasElement
    const copy = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
    const context = copy.getContext('2d', { willReadFrequently: true })
    context?.drawImage(picture, 0, 0)
    const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] }
    const counts = new Map<string, number>()
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] !== 255) continue
      const color = [data[at], data[at + 1], data[at + 2]].join(', ')
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
    return wanted.filter((color) => (counts.get(color.slice(4, -1)) ?? 0) > 20)
  }, colors.map(computed))

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const badge = (page: Page, within: Locator, text: string) => within.getByText(text, { exact: true }).and(page.locator('span'))

test('the charts have the colours of the statuses and of the theme that shows, and change with it', async ({ stage, device }) => {
  const client = await signedIn(stage.server, 'cliente')
  for (const status of ['open', 'in_progress', 'completed', 'archived'])
    await sql(stage.server, `UPDATE projects SET status = ${quoted(status)} WHERE id = ${quoted(await client.publishes())}`)
  const { page } = await device(desktop)
  await enterArea(page, stage, '/admin')
  const statuses = ['#34D399', '#60A5FA', '#A78BFA', '#F87171']
  const doughnut = region(page, 'Projetos por Status').locator('canvas')
  const bars = region(page, 'Novos Usuários (Últimos 7 dias)').locator('canvas')
  for (const [theme, palette] of Object.entries(themes)) {
    await page.emulateMedia({ colorScheme: theme as keyof typeof themes })
    const other = theme === 'light' ? dark : light
    await expect.poll(() => drawnWith(doughnut, statuses)).toEqual(statuses.map(computed))
    const ofTheme = ({ petrol, line }: Palette) => [petrol, line]
    await expect.poll(() => drawnWith(bars, [...ofTheme(palette), ...ofTheme(other)])).toEqual(ofTheme(palette).map(computed))
  }
})

for (const [theme, palette] of Object.entries(themes)) {
  test(`what is a badge or a danger has its colour, ${theme}`, async ({ stage, device }) => {
    const surname = `Look${newId().slice(0, 6)}`
    await populate(stage, surname)
    const company = await signedIn(stage.server, 'empresa', { full_name: `Obras ${surname}` })
    const closed = newId()
    await company.does('send_support_message', { message_id: newId(), ticket_id: closed, subject: `Antigo ${surname}`, content: 'Obrigado.' })
    await sql(stage.server, `UPDATE support_tickets SET status = 'closed' WHERE id = ${quoted(closed)}`)
    const client = await signedIn(stage.server, 'cliente', { full_name: `Caio ${surname}` })
    for (const status of ['in_progress', 'completed'])
      await sql(
        stage.server,
        `UPDATE projects SET status = ${quoted(status)} WHERE id = ${quoted(await client.publishes({ title: `${status} ${surname}` }))}`,
      )
    const { page } = await device({ ...desktop, colorScheme: theme as keyof typeof themes })
    const tones = {
      blue: [palette.info, palette.infoTint],
      purple: [palette.violet, palette.violetTint],
      green: [palette.ok, palette.okTint],
      yellow: [palette.warn, palette.warnTint],
      red: [palette.bad, palette.badTint],
      gray: [palette.inkSoft, palette.sunk],
    } as const
    const isToned = async (within: Locator, text: string, tone: keyof typeof tones) => {
      const [color, backgroundColor] = tones[tone]
      const found = await colorsOf(badge(page, within, text))
      expect(found, `${text} is ${tone}`).toMatchObject({ color: computed(color), backgroundColor: computed(backgroundColor) })
    }
    await enterArea(page, stage, '/admin')
    const recent = region(page, 'Novos Usuários').getByRole('listitem')
    await isToned(recent.filter({ hasText: `Caio ${surname}` }), 'Cliente', 'blue')
    await isToned(recent.filter({ hasText: `Obras ${surname}` }), 'Empresa', 'purple')
    await isToned(recent.filter({ hasText: `Bruno ${surname}` }), 'Autônomo', 'green')
    const card = page.getByRole('main').getByRole('link', { name: /Cancelamentos/ })
    expect(await colorsOf(card.locator('span').first())).toMatchObject({ color: computed(palette.bad) })
    expect(await colorsOf(card.locator('xpath=ancestor::*[self::article or self::div][1]'))).toMatchObject({ borderTopColor: computed(palette.bad) })

    await page.goto(`/admin/projects?q=${surname}`)
    await isToned(row(page, `Muro ${surname}`), 'Aberto', 'green')
    await isToned(row(page, `in_progress ${surname}`), 'Em Andamento', 'blue')
    await isToned(row(page, `completed ${surname}`), 'Concluído', 'red')
    await page.goto('/admin/support')
    await isToned(page.getByRole('link', { name: new RegExp(`Senha ${surname}`) }), 'Aberto', 'red')
    await isToned(page.getByRole('link', { name: new RegExp(`Antigo ${surname}`) }), 'Encerrado', 'gray')
    await page.goto('/admin/cancellations')
    await isToned(row(page, `Ana ${surname}`), 'Pendente', 'yellow')
    await page.getByRole('button', { name: `Aprovar Exclusão de Ana ${surname}` }).click()
    const danger = page.getByRole('alertdialog').getByRole('button', { name: 'Sim, excluir conta' })
    expect(await colorsOf(danger)).toMatchObject({ color: computed(palette.onDanger), backgroundColor: computed(palette.danger) })
  })
}

test('the tickets take a third beside a talk, on a large screen a quarter; on a phone one or the other, with a way back', async ({
  stage,
  device,
}) => {
  const surname = `Pane${newId().slice(0, 6)}`
  const { client, ticket } = await populate(stage, surname)
  const { page } = await device(desktop)
  await enterArea(page, stage, `/admin/support/${ticket}`)
  const list = page.getByRole('navigation', { name: 'Tickets' })
  const talk = page.getByRole('log', { name: 'Mensagens' })
  const share = async () => {
    const [ofList, ofTalk] = [await list.boundingBox(), await talk.boundingBox()]
    if (!ofList || !ofTalk) throw new Error('both panes are shown')
    expect(ofList.x + ofList.width).toBeLessThanOrEqual(ofTalk.x + 1)
    return ofList.width / (ofList.width + ofTalk.width)
  }
  await expect.poll(share).toBeCloseTo(1 / 4, 2)
  await page.setViewportSize({ width: 800, height: 800 })
  await expect.poll(share).toBeCloseTo(1 / 3, 2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(list).toBeHidden()
  await expect(talk).toBeInViewport()

  for (let n = 1; n <= 30; n++)
    await client.does('send_support_message', { message_id: newId(), ticket_id: ticket, subject: null, content: `Linha ${n} de ${surname}` })
  await expect(talk.getByText(`Linha 30 de ${surname}`)).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(talk.getByText(`Linha 30 de ${surname}`)).toBeInViewport({ ratio: 1 })
  await client.does('send_support_message', { message_id: newId(), ticket_id: ticket, subject: null, content: 'A mais nova' })
  await expect(talk.getByText('A mais nova')).toBeInViewport({ ratio: 1 })

  await page.getByRole('link', { name: 'Tickets de Suporte' }).click()
  await expect(page).toHaveURL('/admin/support')
  await expect(list).toBeVisible()
  await expect(title(page, 'Tickets de Suporte')).toBeVisible()
  await expect(page.getByText('Selecione um ticket para ver a conversa.')).toBeHidden()
})

test('an open dashboard shows who signs up, live', async ({ stage, device }) => {
  const administrator = await device(desktop)
  await enterArea(administrator.page, stage, '/admin')
  await expect(title(administrator.page, 'Dashboard Administrativo')).toBeVisible()
  const name = `Nair ${newId().slice(0, 6)}`
  await signUp(await device(phone), stage.mailbox, { role: 'cliente', full_name: name })
  const entry = region(administrator.page, 'Novos Usuários').getByRole('listitem').filter({ hasText: name })
  await expect(entry).toContainText('Cliente')
  const today = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  await expect(entry).toContainText(`Registrado em ${today}`)
})

/** The words that take more than one line. */
const brokenWords = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const found: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
      }
    return found
  })

test('no word is broken beside a badge: an e-mail goes on after its at sign, a badge has one line', async ({ stage, device }) => {
  const surname = `Word${newId().slice(0, 6)}`
  const { client } = await populate(stage, surname)
  const email = `orcamentos@${surname.toLowerCase()}obras.example`
  await sql(stage.server, `UPDATE users SET email = ${quoted(email)}, verified = 0 WHERE id = ${quoted(client.id)}`)
  await sql(stage.server, `UPDATE projects SET status = 'in_progress' WHERE client_id = ${quoted(client.id)}`)
  const { page } = await device({ ...desktop, viewport: { width: 1280, height: 800 } })
  await enterArea(page, stage, `/admin/users?q=${surname}`)
  await expect(row(page, `Ana ${surname}`)).toContainText(email)
  expect(await brokenWords(row(page, `Ana ${surname}`))).toEqual([])
  const lines = (text: string) => badge(page, row(page, `Ana ${surname}`), text).evaluate((element) => element.getBoundingClientRect().height)
  expect(await lines('E-mail não confirmado')).toBe(await lines('Cliente'))
  await page.goto(`/admin/projects?q=${surname}`)
  await expect(badge(page, row(page, `Muro ${surname}`), 'Em Andamento')).toHaveCSS('height', '28px')
  // A title of one word leaves the other columns on the screen.
  await sql(
    stage.server,
    `UPDATE projects SET title = ${quoted(`${surname} ${'w'.repeat(119 - surname.length)}`)} WHERE client_id = ${quoted(client.id)}`,
  )
  await page.reload()
  const long = row(page, `${surname} ww`)
  await expect(long.getByRole('button', { name: /Remover/ })).toBeInViewport({ ratio: 1 })
  expect(await brokenWords(long.getByRole('link', { name: `Ana ${surname}` }))).toEqual([])
  // The administrator who has just come has no name.
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/admin/dashboard')
  const recent = region(page, 'Novos Usuários').getByRole('list')
  await expect(recent).toContainText('Nome não preenchido')
  expect(await brokenWords(recent)).toEqual([])
})

test('tickets that could not be asked for again say so off the edges of their pane', async ({ stage, device, allowed }) => {
  allowed.networkFailures = true
  const { client, ticket } = await populate(stage, `Edge${newId().slice(0, 6)}`)
  const { page } = await device(phone)
  await enterArea(page, stage, '/admin/support')
  await expect(page.getByRole('navigation', { name: 'Tickets' })).toBeVisible()
  await page.route('**/api/admin/support*', (route) => route.abort('connectionfailed'))
  await client.does('send_support_message', { message_id: newId(), ticket_id: ticket, subject: null, content: 'Alguém?' })
  const notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Tentar de novo' }) })
  await expect(notice).toBeVisible()
  const box = await notice.boundingBox()
  const { width } = page.viewportSize() ?? { width: 0 }
  expect([box?.x, box && width - box.x - box.width]).toEqual([16, 16])
})
