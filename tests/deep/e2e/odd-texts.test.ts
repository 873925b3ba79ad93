import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { expectInReach } from '../../e2e/support/look'
import { clientPages, pagesOfAdmins, providerPages, publicPages, type Talk } from '../../e2e/support/pages'
import { signInAsAdmin } from '../../e2e/support/people'
import { type Device, expect, phone, test } from '../../e2e/support/test'
import { Session } from '../../server/support/session'
import { projectArgs, proposalArgs } from '../../support/command-args'
import { createAdministrator, createPerson } from '../../support/people'
import { storeSession } from '../../support/store-session'

const markup = `<img src=x onerror="window.isHit=1"><script>window.isHit=1</script><b data-hit>"'&amp;</b>`
const emoji = (length: number): string => '🧱'.repeat(4_000).slice(0, length - (length % 2))

/** A text for each field, as long as it may be. */
const odd: Record<string, (length: number) => string> = {
  markup: (length) => markup.repeat(50).slice(0, Math.min(length, markup.length * 8)),
  'text that turns around': (length) => `\u202e\u2067אבג obra \u202e${'لمبنى '.repeat(600)}`.slice(0, length),
  '4,000 emoji': emoji,
  'one word': (length) => 'W'.repeat(length),
}

/** What was written, as addresses. */
type Written = Talk & { ticketId: string }

/** Two people, a project, proposals, a chat, a ticket: every text of it is such a one. */
async function write(client: Session, provider: Session, of: (length: number) => string): Promise<Written> {
  for (const person of [client, provider]) await person.does('edit_account', { full_name: of(120), about: of(4_000), address: of(200) })
  const project_id = newId()
  const products = [1, 2].map(() => ({ name: of(120), quantity: of(40) }))
  await client.does('publish_project', projectArgs({ project_id, title: of(120), description: of(4_000), address: of(200), products }))
  await provider.does('send_proposal', proposalArgs(project_id, { cover_letter: of(4_000) }))
  await client.does('start_conversation', { project_id, provider_id: provider.id })
  const conversation_id = conversationId(project_id, client.id, provider.id)
  await provider.does('request_cancellation', { request_id: newId() })
  const ticketId = newId()
  for (const [person, ticket_id] of [
    [client, ticketId],
    [provider, newId()],
  ] as const) {
    await person.does('send_message', { message_id: newId(), conversation_id, content: of(4_000) })
    await person.does('send_support_message', { message_id: newId(), ticket_id, subject: of(120), content: of(4_000) })
  }
  return { ticketId, project: `/projetos/${project_id}`, chat: `/mensagens/${conversation_id}` }
}

async function lookAt({ page }: Device, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expectInReach(page, [{ width: 390, height: 844 }], { path })
    expect(await page.evaluate(() => [Reflect.get(window, 'isHit'), document.querySelector('[data-hit]')]), path).toEqual([undefined, null])
  }
}

for (const [name, of] of Object.entries(odd)) {
  test(`${name} in every field runs nothing, and puts nothing of a page out of reach`, async ({ stage: { server }, device, allowed }) => {
    allowed.refusals = true
    const client = new Session(server, await createPerson(server, { role: 'cliente', full_name: 'Ana Lima' }))
    const provider = new Session(server, await createPerson(server, { role: 'empresa', full_name: 'Obras e Cia' }))
    const talk = await write(client, provider, of)
    const [first, second, third, fourth] = [await device(phone), await device(phone), await device(phone), await device(phone)]
    await storeSession(first.page, client.person)
    await lookAt(first, clientPages(talk))
    await storeSession(second.page, provider.person)
    await lookAt(second, providerPages(talk))
    await lookAt(
      third,
      publicPages(provider.id).filter((path) => path.includes('fornecedores')),
    )
    const administrator = await createAdministrator(server)
    await fourth.page.goto('/admin')
    await signInAsAdmin(fourth.page, administrator.email, administrator.password)
    await expect(fourth.page.getByRole('heading', { level: 1, name: 'Dashboard Administrativo' })).toBeVisible()
    await lookAt(fourth, pagesOfAdmins({ userId: client.id, ticketId: talk.ticketId }))
  })
}
