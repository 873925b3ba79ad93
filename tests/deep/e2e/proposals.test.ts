import type { Page } from '@playwright/test'
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

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  const [, , width, height] = /\/MediaBox \[([\d. ]+)\]/.exec(pdf)?.[1]?.split(' ').map(Number) ?? []
  expect([Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([595, 842])
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
