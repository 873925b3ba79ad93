import type { Readers } from '#domain/collection'
import { collections } from '#domain/collections'
import { type CollectionName, collectionNames } from '#domain/documents'
import type { Row } from '../../support/server/server-client'
import type { FeedWorld } from './feed-world'
import { statesReached } from './reach-reference'

/** From the live tables, without SQL: rule F6's predicate, F5's documents. */
export type Tables = Record<Exclude<CollectionName, 'profiles'> | 'project_images' | 'work_photos', Row[]>

const tables = [...collectionNames.filter((name) => name !== 'profiles'), 'project_images', 'work_photos'] as const

export async function readTables(world: FeedWorld): Promise<Tables> {
  const rows = await Promise.all(tables.map(async (name) => [name, await world.rows(name)] as const))
  return Object.fromEntries(rows) as Tables
}

/** The SQL door gives text. */
const isTrue = (value: unknown): boolean => value === '1' || value === 'true'

const isActive = ({ suspended_at }: Row): boolean => suspended_at === ''

const isCard = (person: Row): boolean => isTrue(person.verified) && isActive(person) && (person.role === 'empresa' || person.role === 'autonomo')

/** Every live (channel, collection, record). */
export function expectedFeed(all: Tables): string[] {
  const rows: string[] = []
  const add = (channel: unknown, collection: CollectionName, { id }: Row) => rows.push(`${channel} ${collection} ${id}`)
  const own = (person: unknown) => `user:${person}`
  for (const person of all.users) {
    add(own(person.id), 'users', person)
    if (isCard(person) && person.state !== '') add(`cards:${person.state}`, 'profiles', person)
  }
  for (const project of all.projects) {
    const isOpen = project.status === 'open'
    const proposers = all.proposals.filter(({ project_id }) => project_id === project.id).map(({ provider_id }) => provider_id)
    const talks = all.conversations.filter(({ project_id }) => isOpen && project_id === project.id)
    const talking = talks.flatMap(({ participant_one, participant_two }) => [participant_one, participant_two])
    for (const person of new Set([project.client_id, ...proposers, ...talking])) add(own(person), 'projects', project)
    const isOwnerActive = all.users.some((person) => person.id === project.client_id && isActive(person))
    if (!isOpen || !isOwnerActive || project.state === '') continue
    add(`open:${project.state}`, 'projects', project)
    for (const near of statesReached(project.state, project.city)) add(`near:${near}:${project.state}`, 'projects', project)
  }
  for (const proposal of all.proposals) {
    const owner = all.projects.find(({ id }) => id === proposal.project_id)?.client_id
    for (const person of new Set([proposal.provider_id, owner])) add(own(person), 'proposals', proposal)
  }
  for (const talk of all.conversations) {
    for (const person of [talk.participant_one, talk.participant_two]) {
      add(own(person), 'conversations', talk)
      for (const message of all.messages) if (message.conversation_id === talk.id) add(own(person), 'messages', message)
    }
  }
  for (const notification of all.notifications) add(own(notification.user_id), 'notifications', notification)
  for (const silence of all.silences) add(own(silence.user_id), 'silences', silence)
  for (const ticket of all.support_tickets) {
    add(own(ticket.client_id), 'support_tickets', ticket)
    for (const message of all.support_messages) if (message.ticket_id === ticket.id) add(own(ticket.client_id), 'support_messages', message)
  }
  for (const request of all.account_cancellation_requests) if (request.user_id) add(own(request.user_id), 'account_cancellation_requests', request)
  return rows.sort()
}

/** As `#domain/documents` defines it, for `me`. */
export function expectedDocument(all: Tables, collection: CollectionName, id: string, me: string): Row {
  const row = (collection === 'profiles' ? all.users : all[collection]).find((candidate) => candidate.id === id) ?? {}
  const { own, readers } = collections[collection]
  const fields = Object.entries(own).map(([name, { empty }]) => {
    const reads = readers[name] && isReader[readers[name]](row, me, all)
    return [name, reads ? plain(empty, row[name]) : empty]
  })
  return { ...Object.fromEntries(fields), ...embedded(all, collection, row) }
}

/** Readers of a fed record's fields. */
const isReader: Record<Readers, (row: Row, me: string, all: Tables) => boolean> = {
  itsPerson: () => true,
  bothSides: () => true,
  anyone: () => true,
  owner: (project, me) => project.client_id === me,
  sidesOfDeal: (project, me, { proposals }) =>
    project.client_id === me || proposals.some(({ id, provider_id }) => id === project.accepted_proposal_id && provider_id === me),
  ownerUntilCompleted: (project, me) => project.status === 'completed' || project.client_id === me,
}

function plain(empty: unknown, value: unknown): unknown {
  if (typeof empty === 'boolean') return isTrue(value)
  if (typeof empty === 'number') return Number(value)
  // A quote, null for none, or a list.
  if (typeof empty === 'object') return value === '' ? empty : (JSON.parse(String(value)) ?? empty)
  return value
}

const inPlace = (photos: Row[]): Row[] =>
  photos.sort((one, other) => Number(one.position) - Number(other.position) || (String(one.id) < String(other.id) ? -1 : 1))

const smallAvatar = ({ avatar, avatar_small }: Row): unknown => avatar_small || avatar

function embedded(all: Tables, collection: CollectionName, row: Row): Row {
  const person = (id: unknown): Row => all.users.find((candidate) => candidate.id === id) ?? {}
  const project = all.projects.find(({ id }) => id === row.project_id) ?? {}
  if (collection === 'projects') {
    const images = inPlace(all.project_images.filter(({ project_id }) => project_id === row.id))
    return {
      client_name: person(row.client_id).full_name,
      client_avatar: smallAvatar(person(row.client_id)),
      images: images.map(({ id, file, thumb, position }) => ({ id, file, thumb, position: Number(position) })),
    }
  }
  if (collection === 'proposals') {
    const provides = person(row.provider_id)
    const { full_name, role, city, state } = provides
    const provider = {
      provider_name: full_name,
      provider_avatar: smallAvatar(provides),
      provider_role: role,
      provider_city: city,
      provider_state: state,
    }
    const photos = inPlace(all.work_photos.filter(({ proposal_id }) => proposal_id === row.id))
    const work_photos = photos.map(({ id, file, thumb, position, stage_id, by, created_at }) => ({
      ...{ id, file, thumb, position: Number(position), stage_id, by, created_at },
    }))
    return { ...provider, project_title: project.title, project_status: project.status, work_photos }
  }
  if (collection === 'silences') {
    const silenced = person(row.person_id)
    return { person_name: silenced.full_name, person_avatar: smallAvatar(silenced) }
  }
  if (collection === 'conversations') {
    const [one, two] = [person(row.participant_one), person(row.participant_two)]
    const said = all.messages.filter(({ conversation_id }) => conversation_id === row.id)
    const last = said.sort((m, n) => (String(m.created_at) < String(n.created_at) ? 1 : -1))[0]
    return {
      ...{
        name_one: one.full_name,
        avatar_one: smallAvatar(one),
        name_two: two.full_name,
        avatar_two: smallAvatar(two),
        project_title: project.title,
      },
      last_message: last
        ? { id: last.id, sender_id: last.sender_id, content: String(last.content).slice(0, 200), created_at: last.created_at }
        : null,
    }
  }
  return {}
}
