import type { Page } from '@playwright/test'
import { reportSubject } from '#domain/support-ticket'
import { newId } from '#new-id'
import { signedIn } from '../../server/support/session'
import { createAdministrator } from '../../support/data/people'
import { expectNoViolations } from './checks/axe'
import { expectNothingWider } from './checks/nothing-wider'
import { signInAsAdmin } from './signing-in'
import type { DeviceOptions, Stage } from './test'

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

export async function populate({ server }: Stage, surname: string) {
  const client = await signedIn(server, 'cliente', { full_name: `Ana ${surname}` })
  const provider = await signedIn(server, 'autonomo', { full_name: `Bruno ${surname}` })
  const project = await client.publishes({ title: `Muro ${surname}`, budget: 4_800 })
  await provider.proposes(project)
  const ticket = newId()
  await client.does('send_support_message', {
    message_id: newId(),
    ticket_id: ticket,
    subject: reportSubject({ kind: 'project', id: project }),
    content: 'Não consigo entrar.',
  })
  await client.does('request_cancellation', { request_id: newId() })
  return { client, provider, project, ticket }
}

/** As a new administrator; returns the e-mail. */
export async function enterArea(page: Page, { server }: Stage, path: string): Promise<string> {
  const { email, password } = await createAdministrator(server)
  await page.goto(path)
  await signInAsAdmin(page, email, password)
  return email
}

export async function expectWellMade(page: Page, { viewport }: DeviceOptions, what: string): Promise<void> {
  await expectNothingWider(page)
  await expectNoViolations(page, what)
  if (viewport) await page.setViewportSize(viewport)
}
