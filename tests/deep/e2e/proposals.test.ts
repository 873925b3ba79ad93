import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { emptyQuote } from '#domain/projects/quote-terms'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { texts } from '#texts'
import { lookAtOpened, lookAtPages, opened } from '../../e2e/support/checks/look'
import { publish } from '../../e2e/support/deeds'
import { expect, installed, phone, type Stage, test } from '../../e2e/support/test'
import { createPerson, type Person } from '../../support/data/people'
import { createRecord, projectsOf } from '../../support/server/server-client'

const types = ['both', 'service', 'both', 'service', 'products', 'both'] as const

/** A project with materials and six proposals for it, of all kinds. */
async function projectWithProposals(page: Page, { server }: Stage, client: Person, title: string): Promise<string> {
  await publish(page, { title })
  await expect.poll(async () => (await projectsOf(server, client, title)).length).toBe(1)
  const [project] = await projectsOf(server, client, title)
  for (const [n, proposal_type] of types.entries()) {
    const { id: provider_id } = await createPerson(server, { role: 'autonomo', full_name: `Pedreiro ${n + 1}` })
    const created_at = `2026-11-0${n + 1}T12:00:00.000Z`
    const terms = { amount: 17_700 - n * 100, duration_days: 3 + n, cover_letter: 'Faço com capricho e deixo limpo. '.repeat(20), proposal_type }
    const proposal = { project_id: project?.id, provider_id, ...terms, status: 'pending', created_at, updated_at: created_at }
    await createRecord(server, 'proposals', proposal)
  }
  return String(project?.id)
}

const UPRIGHT = '595 × 842'
const ON_ITS_SIDE = '842 × 595'

const printed = (page: Page) => page.pdf({ preferCSSPageSize: true })

/** Width and height of each page, in points. */
function pagesOf(pdf: Buffer): string[] {
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox ?\[ ?([\d. ]+)\]/g)]
  return boxes.map(([, box = '']) => box.split(' ').slice(2, 4).map(Number).map(Math.round).join(' × '))
}

test('[PRODUCT 53] a comparison is grouped, sorted, of up to four, and printed whole on one page', async ({ stage, deviceOf }) => {
  const client = await deviceOf({ role: 'cliente', full_name: 'Célia Braga' }, installed(phone))
  const { page } = client
  const account = client.person
  const id = await projectWithProposals(page, stage, account, 'Piso da varanda')
  await page.goto(`/projetos/${id}/propostas`)
  const table = page.getByRole('table')
  // Proposals that include all that the project asks come first.
  for (const included of ['Apenas Serviço', 'Serviço e Produtos'])
    await expect(table.getByRole('columnheader', { name: `${included} · 2` })).toBeAttached()
  await expect(page.getByText('Nem todas incluem o mesmo.')).toBeVisible()

  await page.getByRole('button', { name: 'Ordenar: Mais recentes' }).click()
  await page.getByRole('menuitemradio', { name: 'Menor valor' }).click()
  await expect(page).toHaveURL(/ordem=price/)
  const picker = page.getByRole('region', { name: 'Comparar até 4' })
  const offers = picker.getByRole('checkbox')
  await expect(offers).toHaveCount(6)
  await expect(picker.getByRole('listitem').first()).toHaveText(/^Pedreiro 6R\$\s17\.200,00 · 8 dias · Serviço e Produtos$/)
  await expect(table.getByRole('columnheader', { name: /^Pedreiro/ })).toHaveCount(4)
  await expect(picker).toContainText('Desmarque uma para escolher outra.')
  const products = picker.getByRole('listitem').filter({ hasText: 'Pedreiro 5' })
  await expect(products.getByRole('checkbox')).toBeDisabled()
  await picker.getByRole('listitem').first().locator('label').click()
  await expect(picker).not.toContainText('Desmarque uma')
  await products.locator('label').click()
  await expect(table.getByRole('columnheader', { name: 'Pedreiro 5' })).toBeAttached()
  await expect(table.getByRole('columnheader', { name: 'Pedreiro 6' })).toHaveCount(0)

  expect(pagesOf(await printed(page))).toEqual([UPRIGHT])
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (let n = 1; n <= 6; n++) await expect(page.getByRole('rowheader', { name: `Pedreiro ${n}` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Piso da varanda' })).toBeVisible()
  // A font of other widths than ours: each figure still has its column to itself.
  await page.locator('[data-print-sheet] table').evaluateAll((all) => {
    for (const table of all) table.style.setProperty('font-family', 'monospace')
  })
  const cells = await page.locator('[data-print-sheet] :is(td, th)').evaluateAll((all) => all.map((cell) => [cell.scrollWidth, cell.clientWidth]))
  expect(cells.filter(([text = 0, column = 0]) => text > column)).toEqual([])
  await expect(
    page
      .locator('[data-print-sheet] td')
      .filter({ hasText: /12\.\d00,00 acima$/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/Impresso em \d+ de \w+ de \d{4} no Canteiro/)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('[PRODUCT 53] a finger on a comparison moves it sideways, on the figures as on the names, which go along', async ({ stage, deviceOf }) => {
  const client = await deviceOf({ role: 'cliente', full_name: 'Célia Braga' }, phone)
  const { page } = client
  const account = client.person
  const id = await projectWithProposals(page, stage, account, 'Piso da garagem')
  const table = page.getByRole('region', { name: 'Comparar propostas' })
  const strip = page.locator('[data-compare-names]')
  const scrolled = () => Promise.all([table, strip].map((part) => part.evaluate((element) => Math.round(element.scrollLeft))))
  const cdp = await page.context().newCDPSession(page)
  const price = page.getByRole('cell', { name: /^R\$\s17\.600,00/ })
  for (const spot of [price, strip]) {
    await page.goto(`/projetos/${id}/propostas`)
    const y = await spot.evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
      const { top, height } = element.getBoundingClientRect()
      return top + height / 2
    })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 320, y }] })
    for (let x = 312; x >= 160; x -= 8) await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(async () => (await scrolled()).every((left) => left > 100)).toBe(true)
    await expect.poll(async () => new Set(await scrolled()).size, 'names stand over their figures').toBe(1)
  }
})

const aRow = (kind: 'labour' | 'material', text: string, total: number) => ({ kind, text, quantity: '24 m²', total })
const quote = {
  ...emptyQuote,
  rows: [aRow('labour', 'Demolição do piso antigo', 900), aRow('labour', 'Assentamento', 1_600), aRow('material', 'Argamassa', 500)],
  excluded: ['Pintura', 'Louças e metais', 'Impermeabilização da laje'],
  stages: [
    { name: 'Entrada', amount: 1_500 },
    { name: 'Ao terminar', amount: 1_500 },
  ],
  start: { days: 5 },
  warranty_days: 90,
}

test('[PRODUCT 112] [PRODUCT 113] eight quotes are compared, printed and sent, one is asked about and one accepted', async ({ stage, deviceOf }) => {
  const client = await deviceOf({ role: 'cliente', full_name: 'Célia Braga' }, installed(phone))
  const { page } = client
  const { server } = stage
  await publish(page, { title: 'Piso do quintal' })
  await expect.poll(async () => (await projectsOf(server, client.person, 'Piso do quintal')).length).toBe(1)
  const [project] = await projectsOf(server, client.person, 'Piso do quintal')
  for (let n = 1; n <= 8; n++) {
    const { id: provider_id } = await createPerson(server, { role: 'autonomo', full_name: `Pedreiro ${n}` })
    const created_at = `2026-11-0${n}T12:00:00.000Z`
    const terms = { amount: 3_000, duration_days: 3 + n, cover_letter: 'Faço com capricho.', proposal_type: 'service' }
    // The eighth has none, the seventh has ended.
    const quoted = n === 8 ? {} : { quote, valid_until: saoPauloDay(new Date().toISOString(), n === 7 ? -1 : 5) }
    await createRecord(server, 'proposals', {
      project_id: project?.id,
      provider_id,
      ...terms,
      ...quoted,
      status: 'pending',
      created_at,
      updated_at: created_at,
    })
  }
  const path = `/projetos/${project?.id}/propostas`
  await lookAtPages(page, [path])
  await lookAtOpened(page, [opened(path, 'Ver tudo do orçamento de Pedreiro 6')])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  await expect(page.getByText('faltam 8 de 8').first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Não informado' }).first()).toBeVisible()
  expect(pagesOf(await printed(page)), 'the comparison').toEqual([ON_ITS_SIDE])

  // A phone's share sheet would take the files.
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false }))
  const saved = async (press: () => Promise<void>) => {
    const download = page.waitForEvent('download')
    await press()
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  await page.getByRole('button', { name: 'Mais ações' }).click()
  const comparison = await saved(() => page.getByRole('menuitem', { name: 'Compartilhar PDF' }).click())
  expect([comparison.name, pagesOf(comparison.bytes)]).toEqual(['propostas-piso-do-quintal.pdf', [ON_ITS_SIDE]])

  await client.offline()
  await page.getByRole('button', { name: 'Perguntar se continua valendo: proposta de Pedreiro 7' }).click()
  await expect(page.getByText('Aguardando conexão').first()).toBeVisible()
  await expect(page.getByText('Você perguntou se continua valendo.')).toBeHidden()
  await page.getByRole('button', { name: 'Ver tudo do orçamento de Pedreiro 6' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedreiro 6' })
  await expect(dialog).toContainText('Assentamento')
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const sent = await saved(() => dialog.getByRole('button', { name: 'Compartilhar PDF' }).click())
  expect([sent.name, pagesOf(sent.bytes)]).toEqual(['orcamento-piso-do-quintal-pedreiro-6.pdf', [UPRIGHT]])
  await page.evaluate(() => Object.defineProperty(window, 'print', { value: () => undefined }))
  await dialog.getByRole('button', { name: 'Imprimir orçamento' }).click()
  await expect(page.locator('[data-print-sheet=alone]')).toContainText('Fornecedor: Pedreiro 6')
  expect(pagesOf(await printed(page)), 'the quote').toEqual([UPRIGHT])
  await dialog.getByRole('button', { name: 'Fechar' }).click()

  await client.online()
  await page.getByRole('button', { name: 'Aceitar proposta de Pedreiro 6' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Aceitar esta proposta?' })).toContainText('Entrada de 50% antes de começar')
  await page.getByRole('button', { name: 'Sim, aceitar' }).click()
  const stages = page.getByRole('region', { name: texts.work.stages.title })
  await expect(stages.getByRole('listitem').filter({ hasText: 'Entrada' })).toContainText('R$ 1.500,00')
  await expect(page.locator('[data-print-sheet]')).toContainText('Assentamento')
})
