import * as v from 'valibot'
import type { CollectionName } from '#domain/documents'

/** Of each channel listed, every row with floor ≤ seq ≤ head is applied. Rule L1. */
const checkpoint = v.object({ head: v.number(), floors: v.record(v.string(), v.number()) })
export type Checkpoint = v.InferOutput<typeof checkpoint>

const page = v.union([
  v.object({ behind: v.literal(true) }),
  v.object({ documents: v.array(v.looseObject({ id: v.string(), _deleted: v.optional(v.boolean()) })), checkpoint, more: v.boolean() }),
])
export type Page = Exclude<v.InferOutput<typeof page>, { behind: true }>

/** What every answer carries: the server's start, the feed's end and the server's clock. Rule F7. */
const stamp = { token: v.string(), end: v.number(), now: v.string() }
export type Stamp = { token: string; end: number; now: string }

export const pullAnswer = v.union([
  v.object({ ...stamp, rewound: v.literal(true) }),
  v.object({ ...stamp, channels: v.array(v.string()), collections: v.record(v.string(), page) }),
])
export type PullAnswer = v.InferOutput<typeof pullAnswer>

const commandAnswer = v.variant('status', [
  v.object({ id: v.string(), status: v.literal('accepted'), seq: v.number() }),
  v.object({ id: v.string(), status: v.literal('refused'), code: v.string() }),
  v.object({ id: v.string(), status: v.literal('retry') }),
])
export type CommandAnswer = v.InferOutput<typeof commandAnswer>

export const pushAnswer = v.union([v.object({ ...stamp, pull_first: v.literal(true) }), v.object({ ...stamp, answers: v.array(commandAnswer) })])
export type PushAnswer = v.InferOutput<typeof pushAnswer>

export const acceptAnswer = v.union([
  v.object({ ...stamp, pull_first: v.literal(true) }),
  v.object({ ...stamp, seq: v.number(), conversation_id: v.string() }),
])
export type AcceptAnswer = v.InferOutput<typeof acceptAnswer>

export type PullRequest = { token: string; seen: number; collections: Partial<Record<CollectionName, Checkpoint | null>> }

export type SentCommand =
  | { id: string; verb: string; version: number; args: Record<string, unknown>; at: string; first_sent: string }
  | { id: string; give_up: true }
export type PushRequest = { token: string; seen: number; commands: SentCommand[] }
