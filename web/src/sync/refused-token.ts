import type { AccountDatabase } from './database'
import type { Waits } from './waits'

const KEY = 'refused-token'

/** A digest of the token that the server has answered 401, and when by this device's clock. */
type Refused = { digest: string; at: number }

export type RefusedToken = {
  /** Notes a 401; tells whether an earlier one, perhaps of an earlier run or of another tab, was answered to the same token. */
  note(token: string): Promise<boolean>
  forget(): void
}

/** What this device remembers of a 401 until a request is answered otherwise. Rule A1. */
export function createRefusedToken(database: AccountDatabase, { sameAnswerMs }: Waits): RefusedToken {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const turn = last.then(job)
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    note(token) {
      const at = Date.now()
      return inTurn(async () => {
        const digest = await database.hashFunction(token)
        const before = (await database.getLocal<Refused>(KEY))?.toMutableJSON().data
        if (before?.digest === digest) return Math.abs(at - before.at) >= sameAnswerMs
        await database.upsertLocal<Refused>(KEY, { digest, at })
        return false
      })
    },
    forget() {
      // What cannot be forgotten now is tried again with the next answer.
      inTurn(async () => (await database.getLocal(KEY))?.remove()).catch(() => undefined)
    },
  }
}
