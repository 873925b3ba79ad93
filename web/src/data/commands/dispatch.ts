import type { Reads, RecordKey } from '#domain/command'
import { type ArgsOf, commands, type QueuedVerb } from '#domain/commands'
import { otherPerson } from '#domain/conversation'
import type { Refusal } from '#domain/refusal'
import { toTime } from '#domain/values/clock'
import { newId } from '#new-id'
import { type About, addRow, type OutboxRow, type PendingChange, type StorageFailure, storageFailure } from '../../sync'
import { loadReads, type Shown } from '../live/reads'
import type { AccountStore } from '../store/account-store'
import { denormalize } from './denormalize'

/** `queued` is false where the command changes nothing. */
export type DispatchResult = { ok: true; queued: boolean } | { ok: false; code: DispatchFailure }
/** Refused by the rule, or not stored on this device: the form still has what was typed. */
type DispatchFailure = Refusal | StorageFailure['code']

/**
 * Decides a command over what the screen shows and queues its changes, or answers with the refusal. `shown` are documents that this device
 * lacks. Rule P6.
 */
export async function dispatch<V extends QueuedVerb>(
  account: AccountStore,
  verb: V,
  args: ArgsOf<V>,
  shown?: Shown,
  id = newId(),
): Promise<DispatchResult> {
  try {
    const prepared = await prepareRow(account, verb, args, shown)
    if (!prepared.ok) return prepared
    if (prepared.row.changes.length === 0) return { ok: true, queued: false }
    await addRow(account.database, { ...prepared.row, id })
    return { ok: true, queued: true }
  } catch (error) {
    return storageFailure('What was dispatched could not be kept on this device.', error)
  }
}

type PreparedRow = { ok: true; row: Omit<OutboxRow, 'n'> } | { ok: false; code: Refusal }

export async function prepareRow(account: AccountStore, verb: QueuedVerb | 'accept_proposal', args: unknown, shown?: Shown): Promise<PreparedRow> {
  const { prepare, onRefusal, version } = commands[verb]
  const prepared = prepare(args)
  if (!prepared) return { ok: false, code: 'malformed' }
  const me = account.actor()
  const now = toTime(Date.now())
  const seen = await loadReads(account.database, prepared.reads(me), shown)
  const decision = prepared.decide(seen, me, now, now)
  if (!decision.ok) return decision
  const parent = prepared.parent()
  const changes: PendingChange[] = denormalize(decision.changes, seen, me)
  const row: Omit<OutboxRow, 'n'> = {
    id: newId(),
    verb,
    version,
    args: { ...prepared.args },
    at: now,
    first_sent: '',
    state: 'queued',
    on_refusal: onRefusal,
    code: '',
    seq: 0,
    answered_at: '',
    failures: 0,
    record: keyText(prepared.record(me)),
    parent: parent ? keyText(parent) : '',
    changes,
    about: { ...aboutOf(seen, me.id), ...keptOf(seen, shown) },
  }
  return { ok: true, row }
}

/** Documents that only the server had shown, for dispatching again. */
const keptOf = ({ projects, profiles }: Reads, { project, profile }: Shown = {}): Pick<About, 'shown' | 'card'> => ({
  ...(project && projects.includes(project) && { shown: { projects: project } }),
  ...(profile && profiles.includes(profile) && { card: profile }),
})

export const shownFor = ({ about: { shown, card } }: Pick<OutboxRow, 'about'>): Shown => ({
  ...(shown?.projects && { project: shown.projects }),
  ...(card && { profile: card }),
})

const keyText = ([collection, id]: RecordKey): string => `${collection}/${id}`

/** Names for a person once the documents are gone from this device. */
function aboutOf({ projects: [project], proposals: [proposal], profiles: [card], conversations: [conversation] }: Reads, me: string): About {
  const person = conversation && otherPerson(conversation, me) === conversation.participant_one ? conversation.name_one : conversation?.name_two
  const title = project && 'title' in project ? project.title : undefined
  return {
    project_title: title ?? proposal?.project_title ?? conversation?.project_title ?? '',
    person_name: person ?? proposal?.provider_name ?? card?.full_name ?? '',
  }
}
