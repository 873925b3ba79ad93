import * as v from 'valibot'
import { collectionNames } from '../documents'
import { isTime } from '../values/clock'
import { type Checkpoint, MOST_COMMANDS } from './wire'

/** Requests of a device to the server's sync routes. The server parses it; a device knows it by its types alone, so that its bundle carries no parser of it. */

const seq = v.pipe(v.number(), v.integer(), v.minValue(0))
const checkpoint: v.GenericSchema<unknown, Checkpoint> = v.object({ head: seq, floors: v.record(v.string(), seq) })

/** Four digits a year, so that times compare as text. */
const time = v.pipe(v.string(), v.regex(/^\d{4}-/), v.check(isTime))
const commandId = v.pipe(v.string(), v.regex(/^[a-z0-9]{15}$/))
const verbName = v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/))

/** Pokes that one pull names: a device knows the last of each channel, of which there are 55, its own and two of each state. */
export const MOST_POKES = 64
/** The server makes streams' ids of 40 characters and pokes of 12. */
const name = v.pipe(v.string(), v.maxLength(64))

/** A realtime stream, and the last poke that was heard there of each channel. Rule W2. */
const stream = v.object({ id: name, pokes: v.pipe(v.array(name), v.maxLength(MOST_POKES)) })
export type Stream = v.InferOutput<typeof stream>

export const pullRequest = v.object({
  token: v.string(),
  seen: seq,
  /** Absent while the device has no stream. */
  stream: v.optional(stream),
  collections: v.object(v.entriesFromList(collectionNames, v.optional(v.nullable(checkpoint)))),
})
export type PullRequest = v.InferOutput<typeof pullRequest>

const givenUp = v.object({ id: commandId, verb: verbName, give_up: v.literal(true) })
const runnable = v.object({ id: commandId, verb: verbName, version: v.number(), args: v.unknown(), at: time, first_sent: time })
export type RunnableCommand = v.InferOutput<typeof runnable>
/** The usual one first: they are tried in turn. One that can be run is run, whatever else it says. */
export const sentCommand = v.union([runnable, givenUp])
export type SentCommand = v.InferOutput<typeof sentCommand>
/** Id of a command whose rest cannot be read. */
export const unreadableCommand = v.object({ id: commandId })

/** Each command is read by itself, so that one that is malformed holds up no other. */
export const pushRequest = v.object({ token: v.string(), seen: seq, commands: v.pipe(v.array(v.unknown()), v.maxLength(MOST_COMMANDS)) })
export type PushRequest = v.InferOutput<typeof pushRequest> & { commands: SentCommand[] }

/** `id` is the command's: asked again under it, the answer is the same. Besides it carries the terms, which are what the owner saw (Product 14). */
export const acceptRequest = v.looseObject({
  token: v.string(),
  seen: seq,
  id: commandId,
  version: v.number(),
  project_id: v.string(),
  proposal_id: v.string(),
})
export type AcceptRequest = v.InferOutput<typeof acceptRequest>
