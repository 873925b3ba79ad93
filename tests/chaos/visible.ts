import type { CollectionName } from '#domain/documents'
import { get, type Server, superToken } from '../server/support/calls'

type Row = Record<string, unknown> & { id: string }
type Tables = Record<string, Row[]>

const tables = ['users', 'projects', 'proposals', 'conversations', 'messages', 'notifications', 'support_tickets', 'support_messages']

/** Every row of every table that people's documents come from. */
export async function readTables(server: Server): Promise<Tables> {
  const token = await superToken(server)
  const read = async (name: string): Promise<[string, Row[]]> => {
    const answer = await get(server, `/api/collections/${name}/records?perPage=1000&skipTotal=1`, token)
    return [name, (answer.body as { items: Row[] }).items]
  }
  return Object.fromEntries(await Promise.all(tables.map(read)))
}

/**
 * What one person may see, read naively from the rules of the product (16, 17, 18, 22), with nothing of the feed: per collection the documents
 * by id, each with the fields that tell whether it is up to date.
 */
export function visibleTo(me: string, rows: Tables): Partial<Record<CollectionName, Map<string, unknown>>> {
  const { users = [], projects = [], proposals = [], conversations = [], messages = [], notifications = [] } = rows
  const { support_tickets: tickets = [], support_messages: questions = [] } = rows
  const userOf = new Map(users.map((user) => [user.id, user]))
  const projectOf = new Map(projects.map((project) => [project.id, project]))
  const proposedOn = new Set(proposals.filter(({ provider_id }) => provider_id === me).map(({ project_id }) => project_id))
  const name = (id: unknown) => userOf.get(String(id))?.full_name
  const byId = <T extends { id: string }>(list: T[]) => new Map<string, unknown>(list.map((document) => [document.id, document]))
  const myConversations = conversations.filter(({ participant_one, participant_two }) => participant_one === me || participant_two === me)
  const talks = new Set(myConversations.map(({ id }) => id))
  const myTickets = tickets.filter(({ client_id }) => client_id === me)
  const asked = new Set(myTickets.map(({ id }) => id))

  return {
    users: byId(users.filter(({ id }) => id === me).map(({ id, full_name, city, state }) => ({ id, full_name, city, state }))),
    profiles: byId(
      users
        .filter(({ role, verified }) => verified === true && (role === 'empresa' || role === 'autonomo'))
        .map(({ id, full_name, state }) => ({ id, full_name, state })),
    ),
    projects: byId(
      projects
        .filter(({ id, status, client_id }) => status === 'open' || client_id === me || proposedOn.has(id))
        .map(({ id, title, status, client_id }) => ({ id, title, status, client_id, client_name: name(client_id) })),
    ),
    proposals: byId(
      proposals
        .filter(({ provider_id, project_id }) => provider_id === me || projectOf.get(String(project_id))?.client_id === me)
        .map(({ id, amount, status, provider_id, project_id }) => ({
          ...{ id, amount, status, provider_name: name(provider_id) },
          ...{ project_title: projectOf.get(String(project_id))?.title, project_status: projectOf.get(String(project_id))?.status },
        })),
    ),
    conversations: byId(
      myConversations.map(({ id, participant_one, participant_two, read_at_one, read_at_two, last_message_at }) => ({
        ...{ id, read_at_one, read_at_two, last_message_at },
        ...{ name_one: name(participant_one), name_two: name(participant_two) },
      })),
    ),
    messages: byId(
      messages
        .filter(({ conversation_id }) => talks.has(String(conversation_id)))
        .map(({ id, content, sender_id, created_at }) => ({ id, content, sender_id, created_at })),
    ),
    support_tickets: byId(
      myTickets.map(({ id, subject, status, last_message_at, read_at_client }) => ({ id, subject, status, last_message_at, read_at_client })),
    ),
    support_messages: byId(
      questions
        .filter(({ ticket_id }) => asked.has(String(ticket_id)))
        .map(({ id, ticket_id, content, sender_id, created_at }) => ({ id, ticket_id, content, sender_id, created_at })),
    ),
    notifications: byId(notifications.filter(({ user_id }) => user_id === me).map(({ id, title, is_read }) => ({ id, title, is_read }))),
  }
}
