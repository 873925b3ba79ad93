import { toTime } from '#domain/clock'
import type { RecordKey, Seen } from '#domain/command'
import { type ArgsOf, commands, type QueuedVerb } from '#domain/commands'
import { otherPerson } from '#domain/conversation'
import type { Project } from '#domain/documents'
import { newId } from '#domain/ids'
import type { Refusal } from '#domain/refusal'
import { type About, addRow, type LaidChange, type OutboxRow, type StorageTrouble, storageTrouble } from '../sync'
import type { OpenAccount } from './account'
import { embed } from './embed'
import { readSeen } from './seen'

/** `queued` says whether there is anything to send: what is already so is not. */
export type Given = { ok: true; queued: boolean } | { ok: false; code: NotGiven }
/** The rule refuses it, or this device could not keep it: its form still has what was typed. */
export type NotGiven = Refusal | `storage_${StorageTrouble}`

/**
 * Gives a command: decides it over what the screen shows, and queues it with the changes it makes. Rule P6.
 * A command that the rule refuses now shows its reason on the form and queues nothing.
 * `shown` is a project that the server showed and this device does not hold.
 */
export async function give<V extends QueuedVerb>(account: OpenAccount, verb: V, args: ArgsOf<V>, shown?: Project): Promise<Given> {
  try {
    const prepared = await prepareRow(account, verb, args, shown)
    if (!prepared.ok) return prepared
    if (prepared.row.changes.length === 0) return { ok: true, queued: false }
    await addRow(account.database, prepared.row)
    return { ok: true, queued: true }
  } catch (error) {
    console.info('What was given could not be kept on this device.', error)
    return { ok: false, code: `storage_${storageTrouble(error)}` }
  }
}

type PreparedRow = { ok: true; row: Omit<OutboxRow, 'n'> } | { ok: false; code: Refusal }

/** The outbox row of a command as it is decided now. */
export async function prepareRow(account: OpenAccount, verb: QueuedVerb | 'accept_proposal', args: unknown, shown?: Project): Promise<PreparedRow> {
  const { parse, prepare, version, onRefusal } = commands[verb]
  const prepared = prepare(args)
  const parsed = parse(args)
  if (!prepared || !parsed) return { ok: false, code: 'malformed' }
  const me = account.actor()
  const now = toTime(Date.now())
  const seen = await readSeen(account.database, prepared.reads(me), shown)
  const decision = prepared.decide(seen, me, now, now)
  if (!decision.ok) return decision
  const parent = prepared.parent()
  const changes: LaidChange[] = embed(decision.changes, seen, me)
  const row: Omit<OutboxRow, 'n'> = {
    id: newId(),
    verb,
    version,
    args: { ...parsed },
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
    about: aboutOf(seen, me.id),
  }
  return { ok: true, row }
}

const keyText = ([collection, id]: RecordKey): string => `${collection}/${id}`

/** What the person will recognise the command by when what it read is no longer on this device. */
function aboutOf({ projects: [project], proposals: [proposal], conversations: [conversation] }: Seen, me: string): About {
  const person = conversation && otherPerson(conversation, me) === conversation.participant_one ? conversation.name_one : conversation?.name_two
  const title = project && 'title' in project ? project.title : undefined
  return {
    project_title: title ?? proposal?.project_title ?? conversation?.project_title ?? '',
    person_name: person ?? proposal?.provider_name ?? '',
  }
}
