import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { isStopping } from '../children'
import { isSocketPath, postToSocket } from '../unix-socket.mjs'
import type { Look } from './replica-lag'
import { startTelling } from './replica-state'

const LOOK_MS = 1_000
const ANSWER_MS = 2_000
/** Seconds for copying the rest, then milliseconds until Litestream counts as silent. */
const COPY_S = 10
const COPIED_MS = 15_000

export const socketOf = (dataDir: string): string => join(dataDir, 'litestream.sock')

/** In the log and at /api/health, until this process ends. */
export async function watchReplica(dataDir: string): Promise<void> {
  const [socket, database] = [socketOf(dataDir), join(dataDir, 'data.db')]
  if (!isSocketPath(socket)) return console.info(`${socket} is too long for the name of a socket: it is not told when the replica lags.`)
  const tell = startTelling('The replica', dataDir)
  let isOk = true
  while (!isStopping()) {
    const askedAt = Date.now()
    // After failures Litestream pauses up to five minutes, unless it is asked.
    const look = await lookAt(socket, { path: database, wait: !isOk, timeout: COPY_S }, isOk ? ANSWER_MS : COPIED_MS)
    if (isStopping()) return
    isOk = await tell(look, askedAt)
    await pause(LOOK_MS)
  }
}

const answered = v.object({ txid: v.number(), replicated_txid: v.number() })
const refused = v.object({ error: v.string() })

async function lookAt(socketPath: string, question: object, ms: number): Promise<Look> {
  try {
    const answer = JSON.parse((await postToSocket(socketPath, '/sync', JSON.stringify(question), ms)).text)
    const refusal = v.safeParse(refused, answer)
    if (refusal.success) return { reason: refusal.output.error }
    const { txid, replicated_txid } = v.parse(answered, answer)
    return { written: txid, copied: replicated_txid }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}
