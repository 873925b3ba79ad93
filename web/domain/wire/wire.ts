import * as v from 'valibot'

/** Answers and limits, read by both sides; wire-requests.ts has the requests, SPEC.md the rules. */

export const MOST_COMMANDS = 50
/** Product 20. */
export const MOST_PHOTOS = 8
/** Bytes. */
export const bodyLimits = { small: 8 * 1024, pull: 64 * 1024, push: 256 * 1024, upload: 8 * 1024 * 1024 } as const
/** The start that the device knows, and the answered feed's end. Rule F7. */
export const uploadHeaders = { start: 'X-Canteiro-Start', end: 'X-Canteiro-End' } as const

/** Every answer's envelope: the server's start, feed's end, clock. Rule F7. */
const position = { token: v.string(), end: v.number(), now: v.string() }
export type ServerPosition = { token: string; end: number; now: string }

/** Every row with floor ≤ seq ≤ head is applied, and nothing below the floor is held. Rule L1. */
const checkpoint = v.object({ head: v.number(), floors: v.record(v.string(), v.number()) })
export type Checkpoint = v.InferOutput<typeof checkpoint>

const page = v.union([
  v.object({ behind: v.literal(true) }),
  v.object({ documents: v.array(v.looseObject({ id: v.string(), _deleted: v.optional(v.boolean()) })), checkpoint, more: v.boolean() }),
])
export type Page = Exclude<v.InferOutput<typeof page>, { behind: true }>

export const pullAnswer = v.union([
  /** `kept`: how far the known feed is still there. */
  v.object({ ...position, rewound: v.literal(true), kept: v.number() }),
  v.object({ ...position, channels: v.array(v.string()), collections: v.record(v.string(), page) }),
])
export type PullAnswer = v.InferOutput<typeof pullAnswer>

const accepted = v.object({ id: v.string(), status: v.literal('accepted'), seq: v.number() })
const refused = v.object({ id: v.string(), status: v.literal('refused'), code: v.string(), until: v.optional(v.string()) })

/** `until`: when a `too_many` command can be sent. Rules P3 and P13. */
export const finalAnswer = v.variant('status', [accepted, refused])
export type FinalAnswer = v.InferOutput<typeof finalAnswer>

/** `retry`: the server's trouble; nothing is stored, and the batch ends. Rule P3. */
const commandAnswer = v.variant('status', [accepted, refused, v.object({ id: v.string(), status: v.literal('retry') })])
export type CommandAnswer = v.InferOutput<typeof commandAnswer>

const pullFirst = v.object({ ...position, pull_first: v.literal(true) })

export const pushAnswer = v.union([pullFirst, v.object({ ...position, answers: v.array(commandAnswer) })])
export type PushAnswer = v.InferOutput<typeof pushAnswer>

/** `accepted_at` names the deal; servers of 1.0 do not say it. Rule P11a. */
export const acceptAnswer = v.union([
  pullFirst,
  v.object({ ...position, seq: v.number(), conversation_id: v.string(), accepted_at: v.optional(v.string()) }),
])
export type AcceptAnswer = v.InferOutput<typeof acceptAnswer>

/** `listeners` that hear of the same; the next pull names `poke`. Rules W2 and W3. */
export const poke = v.object({ listeners: v.pipe(v.number(), v.minValue(1)), poke: v.string() })
export type Poke = { channel: string; listeners: number; poke: string }
