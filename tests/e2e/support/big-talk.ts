import type { Page } from '@playwright/test'
import { newId } from '#new-id'
import { createPerson } from '../../support/data/people'
import { createRecord } from '../../support/server/server-client'
import { startTalk, type Talk } from './checks/page-addresses'
import { enter } from './signing-in'
import { type Device, expect, type Stage } from './test'

export const longCompany = 'Construtora Vasconcellos & Albuquerque Empreendimentos'
const title = 'Impermeabilização e reconstrução do reservatório subterrâneo'

/** The longest names, titles and sums, and a table of three. `look` sees the empty form. */
export async function startBigTalk(client: Device, provider: Device, stage: Stage, look?: (page: Page) => Promise<void>): Promise<Talk> {
  await enter(client, stage, { role: 'cliente', full_name: 'Maria Aparecida Vasconcellos de Albuquerque' })
  await enter(provider, stage, { role: 'empresa', full_name: longCompany })
  const talk = await startTalk(client, provider, title, look)
  for (const amount of [17_500, 1_234_567.89]) await addProposal(stage, talk, amount)
  return talk
}

async function addProposal({ server }: Stage, { project }: Talk, amount: number): Promise<void> {
  const { id: provider_id } = await createPerson(server, { role: 'autonomo', full_name: 'Francisco das Chagas' })
  const now = new Date().toISOString()
  const terms = {
    amount,
    duration_days: 120,
    proposal_type: 'service',
    cover_letter: 'Vinte anos de impermeabilização, com garantia por escrito e nota.',
  }
  const project_id = project.split('/').at(-1)
  await createRecord(server, 'proposals', {
    id: newId(),
    project_id,
    provider_id,
    ...terms,
    status: 'pending',
    revisions: [],
    created_at: now,
    updated_at: now,
  })
}

export async function choosePicture(page: Page): Promise<void> {
  const picture = await page.screenshot({ type: 'jpeg' })
  await page.locator('input[type=file]').setInputFiles({ name: 'obra.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(page.getByRole('dialog')).toBeVisible()
}

export async function reviewProject(page: Page): Promise<void> {
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Descrição').fill('Reservatório de 12 m³ com infiltração em duas paredes.')
  await page.getByLabel('Endereço').fill('Centro, Rua Barão de Jaguara')
  await page.getByRole('button', { name: 'Conferir e publicar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
