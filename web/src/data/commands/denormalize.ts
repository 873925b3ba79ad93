import type { Actor, Change, Reads } from '#domain/command'
import type { Conversation, Project, Silence } from '#domain/documents'
import { isProviderRole } from '#domain/people/roles'
import { beginningOf } from '#domain/values/written-text'
import type { PendingChange } from '../../sync'

const PREVIEW_LENGTH = 200

/** Adds what documents carry of other records (rule F5) and what hangs on a removed record. */
export function denormalize(changes: readonly Change[], seen: Reads, me: Actor): PendingChange[] {
  return changes.flatMap((change) => [withEmbedded(change, seen, me), ...cascades(change)])
}

function withEmbedded(change: Change, seen: Reads, me: Actor): PendingChange {
  if (change.op !== 'create' && change.op !== 'ensure') return change
  const project = openProject(seen)
  if (change.collection === 'projects') {
    return { ...change, fields: { ...change.fields, client_name: me.full_name, client_avatar: me.avatar, images: [] } }
  }
  if (change.collection === 'proposals') return { ...change, fields: { ...change.fields, ...providerOf(me), ...projectOf(project) } }
  if (change.collection === 'conversations') return { ...change, fields: { ...change.fields, ...peopleOf(change.fields, seen, project, me) } }
  if (change.collection === 'silences') return { ...change, fields: { ...change.fields, ...silencedPerson(change.fields, seen) } }
  return change
}

function silencedPerson({ person_id }: Pick<Silence, 'person_id'>, { conversations: [conversation], profiles: [card] }: Reads): Partial<Silence> {
  if (!conversation) return { person_name: card?.full_name ?? '', person_avatar: card?.avatar_small || card?.avatar || '' }
  const { participant_one, name_one, avatar_one, name_two, avatar_two } = conversation
  return person_id === participant_one ? { person_name: name_one, person_avatar: avatar_one } : { person_name: name_two, person_avatar: avatar_two }
}

const openProject = ({ projects: [project] }: Reads): Project | undefined => (project && 'title' in project ? project : undefined)

const projectOf = (project: Project | undefined) => ({ project_title: project?.title ?? '', project_status: project?.status ?? ('open' as const) })

const providerOf = (me: Actor) => ({
  provider_name: me.full_name,
  provider_avatar: me.avatar,
  provider_role: isProviderRole(me.role) ? me.role : ('autonomo' as const),
  provider_city: me.city,
  provider_state: me.state,
})

function peopleOf(
  { participant_one }: Pick<Conversation, 'participant_one'>,
  { proposals: [proposal], profiles: [card] }: Reads,
  project: Project | undefined,
  me: Actor,
): Partial<Conversation> {
  const mine = { name: me.full_name, avatar: me.avatar }
  const theirs = { name: proposal?.provider_name ?? card?.full_name ?? '', avatar: proposal?.provider_avatar ?? card?.avatar ?? '' }
  const [one, two] = participant_one === me.id ? [mine, theirs] : [theirs, mine]
  const people = { name_one: one.name, avatar_one: one.avatar, name_two: two.name, avatar_two: two.avatar }
  return { ...people, project_title: project?.title ?? '', last_message: null }
}

function cascades(change: Change): PendingChange[] {
  if (change.op === 'create' && change.collection === 'messages') {
    const { id, sender_id, content, created_at, conversation_id } = change.fields
    const last_message = { id, sender_id, content: beginningOf(content, PREVIEW_LENGTH), created_at }
    return [{ op: 'set', collection: 'conversations', id: conversation_id, fields: { last_message } }]
  }
  if (change.op === 'set' && change.collection === 'projects') {
    const { status, title } = change.fields
    const where = { project_id: change.id }
    const shown = { ...(status && { project_status: status }), ...(title && { project_title: title }) }
    return [
      ...(status || title ? [{ op: 'set_all' as const, collection: 'proposals' as const, where, fields: shown }] : []),
      ...(title ? [{ op: 'set_all' as const, collection: 'conversations' as const, where, fields: { project_title: title } }] : []),
    ]
  }
  if (change.op === 'remove' && change.collection === 'projects') {
    const where = { project_id: change.id }
    return [
      { op: 'remove_all', collection: 'proposals', where },
      { op: 'remove_all', collection: 'conversations', where },
    ]
  }
  return []
}
