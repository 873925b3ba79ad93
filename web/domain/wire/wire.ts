import * as v from 'valibot'

/** Answers and limits on the wire between a device and the server, read by both sides; wire-requests.ts holds the requests. SPEC.md holds the rules. */

/** Commands of one push. */
export const MOST_COMMANDS = 50
/** Photos of one project. Product 20. */
export const MOST_PHOTOS = 8
/** Bytes of a request's body that a route reads at most. */
export const bodyLimits = { small: 8 * 1024, pull: 64 * 1024, push: 256 * 1024, upload: 8 * 1024 * 1024 } as const
/** Headers of an upload: the server's start that its device knows, and the feed's end in the answer. Rule F7. */
export const uploadHeaders = { start: 'X-Canteiro-Start', end: 'X-Canteiro-End' } as const

/** Every answer's envelope: the server's start, the feed's end and the server's clock. Rule F7. */
const position = { token: v.string(), end: v.number(), now: v.string() }
export type ServerPosition = { token: string; end: number; now: string }

/** For each channel listed, every row with floor ≤ seq ≤ head is applied, and nothing is held of what lies below the floor. Rule L1. */
const checkpoint = v.object({ head: v.number(), floors: v.record(v.string(), v.number()) })
export type Checkpoint = v.InferOutput<typeof checkpoint>

const page = v.union([
  v.object({ behind: v.literal(true) }),
  v.object({ documents: v.array(v.looseObject({ id: v.string(), _deleted: v.optional(v.boolean()) })), checkpoint, more: v.boolean() }),
])
export type Page = Exclude<v.InferOutput<typeof page>, { behind: true }>

export const pullAnswer = v.union([
  /** `kept`: up to where the feed that the device knows is still there. */
  v.object({ ...position, rewound: v.literal(true), kept: v.optional(v.number()) }),
  v.object({ ...position, channels: v.array(v.string()), collections: v.record(v.string(), page) }),
])
export type PullAnswer = v.InferOutput<typeof pullAnswer>

const accepted = v.object({ id: v.string(), status: v.literal('accepted'), seq: v.number() })
const refused = v.object({ id: v.string(), status: v.literal('refused'), code: v.string(), until: v.optional(v.string()) })

/** The server's final answer to one command; `until` is the time from which a command that is `too_many` can be sent. Rules P3 and P13. */
export const finalAnswer = v.variant('status', [accepted, refused])
export type FinalAnswer = v.InferOutput<typeof finalAnswer>

/** `retry` is the server's own trouble: nothing is stored, and the batch ends there. Rule P3. */
const commandAnswer = v.variant('status', [accepted, refused, v.object({ id: v.string(), status: v.literal('retry') })])
export type CommandAnswer = v.InferOutput<typeof commandAnswer>

const pullFirst = v.object({ ...position, pull_first: v.literal(true) })

export const pushAnswer = v.union([pullFirst, v.object({ ...position, answers: v.array(commandAnswer) })])
export type PushAnswer = v.InferOutput<typeof pushAnswer>

export const acceptAnswer = v.union([pullFirst, v.object({ ...position, seq: v.number(), conversation_id: v.string() })])
export type AcceptAnswer = v.InferOutput<typeof acceptAnswer>

/** `listeners` is how many listen to the channel, `poke` the name that the next pull carries. Rules W2 and W3. */
export const poke = v.object({ listeners: v.pipe(v.number(), v.minValue(1)), poke: v.string() })
export type Poke = { channel: string; listeners: number; poke: string }
