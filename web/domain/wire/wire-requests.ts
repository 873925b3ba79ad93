import * as v from 'valibot'
import { collectionNames } from '../documents'
import { isTime } from '../values/clock'
import { type Checkpoint, MOST_COMMANDS } from './wire'

/** The server parses them; a device knows only the types, and bundles no parser. */

const seq = v.pipe(v.number(), v.integer(), v.minValue(0))
const checkpoint: v.GenericSchema<unknown, Checkpoint> = v.object({ head: seq, floors: v.record(v.string(), seq) })

/** Four digits a year: times compare as text. */
const time = v.pipe(v.string(), v.regex(/^\d{4}-/), v.check(isTime))
const commandId = v.pipe(v.string(), v.regex(/^[a-z0-9]{15}$/))
const verbName = v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/))

/** A device knows 55 channels: its own and two per state. */
export const MOST_POKES = 64
/** The server's stream ids have 40 characters, its pokes 12. */
const name = v.pipe(v.string(), v.maxLength(64))

/** The last poke of each channel. Rule W2. */
const stream = v.object({ id: name, pokes: v.pipe(v.array(name), v.maxLength(MOST_POKES)) })
export type Stream = v.InferOutput<typeof stream>

export const pullRequest = v.object({
  token: v.string(),
  seen: seq,
  /** Absent without a stream. */
  stream: v.optional(stream),
  collections: v.object(v.entriesFromList(collectionNames, v.optional(v.nullable(checkpoint)))),
})
export type PullRequest = v.InferOutput<typeof pullRequest>

const givenUp = v.object({ id: commandId, verb: verbName, give_up: v.literal(true) })
const runnable = v.object({ id: commandId, verb: verbName, version: v.number(), args: v.unknown(), at: time, first_sent: time })
export type RunnableCommand = v.InferOutput<typeof runnable>
/** Tried in turn: what can be run is run, whatever else it says. */
export const sentCommand = v.union([runnable, givenUp])
export type SentCommand = v.InferOutput<typeof sentCommand>
/** The rest cannot be read. */
export const unreadableCommand = v.object({ id: commandId })

/** Read one by one: a malformed command holds up no other. */
export const pushRequest = v.object({ token: v.string(), seen: seq, commands: v.pipe(v.array(v.unknown()), v.maxLength(MOST_COMMANDS)) })
export type PushRequest = v.InferOutput<typeof pushRequest> & { commands: SentCommand[] }

/** A repeated `id` gets the same answer. The terms are what the owner saw (Product 14). */
export const acceptRequest = v.looseObject({
  token: v.string(),
  seen: seq,
  id: commandId,
  version: v.number(),
  project_id: v.string(),
  proposal_id: v.string(),
})
export type AcceptRequest = v.InferOutput<typeof acceptRequest>

/** The command that marks a notification's notice or conversation as read. Its rule judges it. */
export const webPushMark = v.variant('verb', [
  v.object({ verb: v.literal('mark_notifications_read'), args: v.object({ ids: v.strictTuple([v.string()]) }) }),
  v.object({ verb: v.literal('mark_conversation_read'), args: v.object({ conversation_id: v.string(), message_id: v.string() }) }),
])
export type WebPushMark = v.InferOutput<typeof webPushMark>
