import type { Page } from '@playwright/test'
import { propose, publish } from '../../e2e/support/deeds'
import { type Account, enter } from '../../e2e/support/people'
import { expect, installed, phone, type Stage, test } from '../../e2e/support/test'
import { createPerson } from '../../support/people'
import { createRecord, projectsOf } from '../../support/server-client'

const types = ['both', 'service', 'both', 'service', 'products', 'both'] as const

/** A project with materials and six proposals for it, of all kinds. */
async function projectWithProposals(page: Page, { server }: Stage, client: Account, title: string): Promise<string> {
  await publish(page, { title })
  await expect.poll(async () => (await projectsOf(server, client, title)).length).toBe(1)
  const [project] = await projectsOf(server, client, title)
  for (const [n, proposal_type] of types.entries()) {
    const { id: provider_id } = await createPerson(server, { role: 'autonomo', full_name: `Pedreiro ${n + 1}` })
    const created_at = `2026-11-0${n + 1}T12:00:00.000Z`
    await createRecord(server, 'proposals', {
      project_id: project?.id,
      provider_id,
      amount: 17_700 - n * 100,
      cover_letter: 'Faço com capricho e deixo limpo. '.repeat(20),
      proposal_type,
      duration_days: 3 + n,
      status: 'pending',
      created_at,
      updated_at: created_at,
    })
  }
  return String(project?.id)
}

test('[PRODUCT 53] a comparison is grouped, sorted, of up to four, and printed whole on one page', async ({ stage, device }) => {
  const client = await device(installed(phone))
  const { page } = client
  const account = await enter(client, stage, { role: 'cliente', full_name: 'Célia Braga' })
  const id = await projectWithProposals(page, stage, account, 'Piso da varanda')
  await page.goto(`/projetos/${id}/propostas`)
  const table = page.getByRole('table')
  for (const included of ['Apenas Serviço', 'Apenas Produtos', 'Serviço e Produtos'])
    await expect(table.getByRole('columnheader', { name: `${included} · ` })).toBeAttached()
  await expect(page.getByText('Nem todas incluem o mesmo.')).toBeVisible()

  await page.getByRole('button', { name: 'Ordenar: Mais recentes' }).click()
  await page.getByRole('menuitemradio', { name: 'Menor valor' }).click()
  await expect(page).toHaveURL(/ordem=price/)
  const chips = page.getByRole('toolbar', { name: 'Comparar até 4' }).getByRole('button')
  await expect(chips).toHaveCount(6)
  await expect(chips.first()).toHaveText('Pedreiro 6')
  await expect(table.getByRole('columnheader', { name: /^Pedreiro/ })).toHaveCount(4)
  await chips.first().click()
  await chips.last().click()
  await expect(table.getByRole('columnheader', { name: 'Pedreiro 1' })).toBeAttached()
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

test('[PRODUCT 56] what a withdrawn proposal said is the draft of the next one, after a reload too', async ({ stage, device }) => {
  const [client, mason] = [await device(installed()), await device(installed(phone))]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Rita Sá' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Nilo Brás' }),
  ])
  await publish(client.page, { title: 'Rampa da garagem' })
  const { page } = mason
  await page.goto('/projetos-abertos')
  await page.getByRole('link', { name: 'Rampa da garagem' }).click()
  await propose(page, { amount: '2.750,00', days: '4', letter: 'Faço com malha de aço.' })
  // Before it is sent, it would be taken back without a question.
  await expect(page.getByText(/^Enviada /)).toBeVisible()
  await page.getByRole('button', { name: 'Retirar proposta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, retirar' }).click()
  await expect(page.getByLabel('Apresentação')).toHaveValue('Faço com malha de aço.')
  await page.reload()
  await expect(page.getByLabel('Apresentação')).toHaveValue('Faço com malha de aço.')
  await expect(page.getByLabel('Valor')).toHaveValue(/2\.750,00/)
  await expect(page.getByLabel('Prazo')).toHaveValue('4')
})

test("[PRODUCT 57] a project that one proposed on belongs to one's proposals, and its way back leads there", async ({ stage, device }) => {
  const [client, mason] = [await device(installed()), await device(installed(phone))]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Olga Reis' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Ivo Paes' }),
  ])
  await publish(client.page, { title: 'Forro da cozinha' })
  await expect(client.page.getByRole('link', { name: 'Meus Projetos' }).first()).toBeVisible()
  await client.page.setViewportSize({ width: 1280, height: 800 })
  await expect(client.page.getByRole('banner').getByRole('link', { name: 'Publicar projeto', exact: true })).toHaveAttribute('href', '/projetos/novo')
  const { page } = mason
  const bar = page.getByRole('navigation', { name: 'Área do fornecedor' })
  await page.goto('/projetos-abertos')
  await page.getByRole('link', { name: 'Forro da cozinha' }).click()
  await expect(bar.getByRole('link', { name: 'Encontrar Trabalho' })).toHaveAttribute('aria-current', 'page')
  await propose(page, { amount: '900,00', days: '2', letter: 'Gesso liso.' })
  await expect(bar.getByRole('link', { name: 'Minhas Propostas' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Minhas Propostas' }).first().click()
  await expect(page).toHaveURL(/minhas-propostas$/)
  await expect(page.getByRole('article', { name: 'Forro da cozinha' })).toContainText('Olga Reis · Campinas, SP')

  await page.getByRole('button', { name: /^Menu de / }).click()
  const menu = page.getByRole('navigation', { name: 'Menu da conta' })
  for (const name of [
    'Dashboard',
    'Encontrar Trabalho',
    'Minhas Propostas',
    'Início',
    'Fornecedores',
    'Como Funciona',
    'Quem Somos',
    'Configurações',
  ])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 320, height: 640 })
  const boxes = await bar.getByRole('link').evaluateAll((items) =>
    items.map((item) => {
      const range = document.createRange()
      range.selectNodeContents(item)
      const { left, right } = range.getBoundingClientRect()
      return { left, right, isCut: item.scrollHeight > item.clientHeight + 1 || item.scrollWidth > item.clientWidth + 1 }
    }),
  )
  expect(boxes.map(({ isCut }) => isCut)).toEqual(boxes.map(() => false))
  for (const [n, { left }] of boxes.entries()) if (n > 0) expect(left).toBeGreaterThanOrEqual(boxes[n - 1]?.right ?? 0)
})
