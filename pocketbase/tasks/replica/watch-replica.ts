import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { isStopping } from '../children'
import { isSocketPath, postToSocket } from '../unix-socket.mjs'
import { type Look, type ReplicaState, startJudging } from './replica-lag'
import { noteReplicaState } from './replica-state'

const LOOK_MS = 2_000
const ANSWER_MS = 15_000
/** Seconds that Litestream takes to copy what it has not. */
const COPY_S = 10
/** Age at which a state that stays the same is noted again: one twice as old was left by a watch that has ended (tasks/doctor/checks.ts). */
const NOTE_MS = 60_000

export const socketOf = (dataDir: string): string => join(dataDir, 'litestream.sock')

/** Says in the log, and at /api/health, when the copy lags behind the database of `dataDir` or fails, until this process is told to end. */
export async function watchReplica(dataDir: string): Promise<void> {
  const [socket, database] = [socketOf(dataDir), join(dataDir, 'data.db')]
  if (!isSocketPath(socket)) return console.info(`${socket} is too long for the name of a socket: it is not told when the replica lags.`)
  const judge = startJudging(Date.now())
  let noted: { replica?: ReplicaState['replica']; at: number } = { at: 0 }
  let now: ReplicaState['replica'] = 'ok'
  while (!isStopping()) {
    // After failures Litestream waits for up to five minutes before it copies again, unless it is asked to.
    const look = await lookAt(socket, { path: database, wait: now !== 'ok', timeout: COPY_S })
    if (isStopping()) return
    const { state, line } = judge(look, Date.now())
    now = state.replica
    if (line) process.stderr.write(`${line}\n`)
    if (now !== noted.replica || Date.now() - noted.at >= NOTE_MS) {
      noted = (await noteReplicaState(dataDir, state)) ? { replica: now, at: Date.now() } : { at: 0 }
    }
    await pause(LOOK_MS)
  }
}

const answered = v.object({ txid: v.number(), replicated_txid: v.number() })
const refused = v.object({ error: v.string() })

async function lookAt(socketPath: string, question: object): Promise<Look> {
  try {
    const answer = JSON.parse((await postToSocket(socketPath, '/sync', JSON.stringify(question), ANSWER_MS)).text)
    const refusal = v.safeParse(refused, answer)
    if (refusal.success) return { reason: refusal.output.error }
    const { txid, replicated_txid } = v.parse(answered, answer)
    return { written: txid, copied: replicated_txid }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}
