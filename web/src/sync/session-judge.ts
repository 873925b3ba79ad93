import type { AccountDatabase } from './database'
import { createRefusedToken } from './refused-token'
import { createSessionDoubt } from './session-doubt'
import type { Waits } from './waits'

/** What a failed request was. `isAwaited`: its person waits for the answer. `isSecond`: it was the second question after a 401. */
export type Asked = { isAwaited: boolean; isSecond: boolean }

export type SessionJudge = {
  /** A 401 was heard and not yet a second answer: nothing but the second question is asked. */
  isDoubted(): boolean
  /** Not even that, for now. */
  isWaiting(): boolean
  /** Its person does something, or comes back: the second question is asked soon. */
  hasten(): void
  /** A request was answered 401: doubts the session, or ends it. */
  noteUnauthorized(asked: Asked): Promise<void>
  /** A request was answered otherwise, or there is another session. */
  noteGood(): void
  stop(): void
}

export type SessionJudgePort = {
  database: AccountDatabase
  token: () => string
  waits: Waits
  /** The second question is due. */
  onQuestion: () => void
  /** The session has ended. */
  onEnded: () => void
}

/** Whether a 401 means the end of the session: a server in trouble may answer it to a good one, so that one alone is not believed. Rule A1. */
export function createSessionJudge({ database, token, waits, onQuestion, onEnded }: SessionJudgePort): SessionJudge {
  const doubt = createSessionDoubt(onQuestion, waits)
  const refusedToken = createRefusedToken(database, waits)

  return {
    isDoubted: doubt.isOn,
    isWaiting: doubt.isWaiting,
    hasten: doubt.hasten,
    async noteUnauthorized({ isAwaited, isSecond }) {
      const isFirst = !doubt.isOn()
      const isDecided = isSecond && !isFirst
      const refused = token()
      doubt.begin(isAwaited)
      const isKnown = isFirst && (await refusedToken.note(refused).catch(() => false))
      // The doubt may have ended meanwhile, with another session.
      if (!(isDecided || isKnown) || !doubt.isOn() || token() !== refused) return
      doubt.end()
      onEnded()
    },
    noteGood() {
      doubt.end()
      refusedToken.forget()
    },
    stop: doubt.end,
  }
}
