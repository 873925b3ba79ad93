import { newId } from '#new-id'
import { signedInAdministrator } from '../../support/data/people'
import type { TestServer } from '../../support/server/pocketbase'
import { post, recordsOf } from '../../support/server/server-client'

export async function ticketOf(server: TestServer, email: string): Promise<{ id: string } & Record<string, unknown>> {
  const ticket = (await recordsOf(server, 'support_tickets', `client_id.email = "${email}"`)).at(-1)
  return { ...ticket, id: String(ticket?.id) }
}

export const messagesOf = async (server: TestServer, ticket: string): Promise<unknown[]> =>
  (await recordsOf(server, 'support_messages', `ticket_id = "${ticket}"`)).map(({ content }) => content)

export async function answer(server: TestServer, ticket: string, content: string): Promise<void> {
  const { token } = await signedInAdministrator(server)
  await post(server, `/api/admin/support/${ticket}/messages`, { message_id: newId(), content }, token)
}
