import type { Refusal } from '#domain/refusal'
import type { FinalAnswer } from '#domain/wire/wire'
import { FEED_END } from '../../feed/feed-end'
import type { App } from '../../pocketbase-api'
import { rowReaderOf } from '../../sql'
import type { CommandState } from './command-state'

export type AnswerKey = { userId: string; id: string; verb: string }

/** Another verb's id is `malformed`: an answer says only what its own verb may know. Rule P4. */
export function storedAnswer({ answers }: CommandState, { id, verb }: AnswerKey): FinalAnswer | undefined {
  const stored = answers.get(id)
  if (!stored) return undefined
  return stored.verb === verb ? stored.answer : { id, status: 'refused', code: 'malformed' }
}

type Refused = Extract<FinalAnswer, { status: 'refused' }>

export const refused = (id: string, code: Refusal): Refused => ({ id, status: 'refused', code })

/** Without its number in the feed. */
export type Judged = Refused | { id: string; status: 'accepted' }

/** An acceptance gets the feed's end, where its writes are. */
export function storeAnswer(tx: App, { answers }: CommandState, { userId, verb }: AnswerKey, judged: Judged, now: string): FinalAnswer {
  const stored = judged.status === 'accepted' ? `json_set({:answer}, '$.seq', ${FEED_END})` : '{:answer}'
  const { seq } = rowReaderOf(tx)(
    { seq: 0 },
    `INSERT INTO sync_answers (user_id, id, verb, answer, created_at) VALUES ({:userId}, {:id}, {:verb}, ${stored}, {:now})
      RETURNING coalesce(answer ->> 'seq', 0) AS seq`,
    { userId, id: judged.id, verb, answer: JSON.stringify(judged), now },
  )
  const answer = judged.status === 'accepted' ? { ...judged, seq } : judged
  answers.set(judged.id, { verb, answer })
  return answer
}
