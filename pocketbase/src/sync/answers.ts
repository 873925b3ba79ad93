import { jsonOf, numberOf, run } from '../database'
import type { App, Database } from '../pocketbase-api'

/** What the server says of one command, for good. Rule P3. */
export type Answer = { id: string; status: 'accepted'; seq: number } | { id: string; status: 'refused'; code: string }

export const feedEnd = (app: Database): number => numberOf(app, "SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'")

/** The answer that this command got before. Rule P4. */
export function storedAnswer(tx: App, userId: string, id: string): Answer | undefined {
  const stored = jsonOf(tx, 'SELECT answer FROM sync_answers WHERE user_id = {:userId} AND id = {:id}', { userId, id })
  return isAnswer(stored) ? stored : undefined
}

export function storeAnswer(tx: App, userId: string, answer: Answer, now: string): Answer {
  run(tx, 'INSERT INTO sync_answers (user_id, id, answer, created_at) VALUES ({:userId}, {:id}, {:answer}, {:now})', {
    userId,
    id: answer.id,
    answer: JSON.stringify(answer),
    now,
  })
  return answer
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null && 'status' in value
