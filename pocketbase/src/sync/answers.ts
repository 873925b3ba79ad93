import * as v from 'valibot'
import { type FinalAnswer, finalAnswer } from '#domain/wire/wire'
import { numberOf, rowsOf, run } from '../database'
import type { App, Database } from '../pocketbase-api'

export const feedEnd = (app: Database): number => numberOf(app, "SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'")

/** How long answers and removals are kept. Rules P4 and F7. */
export const KEPT_DAYS = 90

/** The key of a stored answer: it belongs to its verb. */
export type AnswerKey = { userId: string; id: string; verb: string }

/**
 * The answer that this command got before. An id that another verb used is `malformed`: an answer says only what its own verb may know. Rule P4.
 */
export function storedAnswer(tx: App, { userId, id, verb }: AnswerKey): FinalAnswer | undefined {
  const of = 'FROM sync_answers WHERE user_id = {:userId} AND id = {:id}'
  const [stored] = rowsOf(tx, { verb: '', answer: '' }, `SELECT verb, answer ${of}`, { userId, id })
  if (!stored) return undefined
  if (stored.verb !== verb) return { id, status: 'refused', code: 'malformed' }
  return v.parse(finalAnswer, JSON.parse(stored.answer))
}

export function storeAnswer(tx: App, { userId, verb }: AnswerKey, answer: FinalAnswer, now: string): FinalAnswer {
  run(tx, 'INSERT INTO sync_answers (user_id, id, verb, answer, created_at) VALUES ({:userId}, {:id}, {:verb}, {:answer}, {:now})', {
    userId,
    id: answer.id,
    verb,
    answer: JSON.stringify(answer),
    now,
  })
  return answer
}
