import { newId } from '#new-id'
import { createAdministrator, createPerson, removePerson } from '../../support/people'
import type { TestServer } from '../../support/pocketbase'
import { createRecord, recordsOf } from '../../support/server-client'

const administrators = new Map<string, Promise<string>>()

/** The newest ticket of the account with this address. */
export async function ticketOf(server: TestServer, email: string): Promise<{ id: string } & Record<string, unknown>> {
  const ticket = (await recordsOf(server, 'support_tickets', `client_id.email = "${email}"`)).at(-1)
  return { ...ticket, id: String(ticket?.id) }
}

export const messagesOf = async (server: TestServer, ticket: string): Promise<unknown[]> =>
  (await recordsOf(server, 'support_messages', `ticket_id = "${ticket}"`)).map(({ content }) => content)

/** Writes into a ticket as an administrator. */
export async function answer(server: TestServer, ticket: string, content: string): Promise<void> {
  const sender_id = await administratorOf(server)
  await createRecord(server, 'support_messages', { id: newId(), ticket_id: ticket, sender_id, content, created_at: new Date().toISOString() })
  await wake(server)
}

function administratorOf(server: TestServer): Promise<string> {
  const known = administrators.get(server.url) ?? createAdministrator(server).then(({ id }) => id)
  administrators.set(server.url, known)
  return known
}

/** A superuser's write is poked only with the next write of a route: an account is made and removed. */
async function wake(server: TestServer): Promise<void> {
  const { id } = await createPerson(server, { role: 'cliente', full_name: 'De Passagem' })
  await removePerson(server, id)
}
