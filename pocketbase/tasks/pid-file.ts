import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { runToEnd } from './children'
import { hasCode } from './has-code'
import { TaskFailure } from './task-failure'

const POLL_MS = 200

export const notePid = (file: string, { pid }: Pick<ChildProcess, 'pid'>): Promise<void> => writeFile(file, String(pid ?? ''), { mode: 0o600 })

/**
 * Whether the process runs with `words` in its command line: numbers are used again, and one that nobody has waited for keeps its number after its end. Fails where
 * that cannot be told.
 */
export async function runs(pid: number, words: string): Promise<boolean> {
  if (!isTaken(pid)) return false
  // Without -ww a line ends where the terminal does.
  const { code, output } = await runToEnd('ps', ['-ww', '-o', 'args=', '-p', String(pid)])
  if (code === 0) return output.includes(words)
  // Of a number that no process has any more, ps says nothing.
  if (code === 1 && output.trim() === '') return false
  throw new TaskFailure(
    `ps could not be run (${output.trim() || `exit code ${code}`}), which tells whether process ${pid} is what an earlier start left running.
Install the ps of procps, then run this again.`,
  )
}

/** Whether any process has this number, also one that has ended and that nobody has waited for. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
  return true
}

/**
 * The process that `file` names, if it still runs and its command line has `words`. A container counts from 1 at each start, so that an earlier start may have had the
 * number of this process, or of the shell that started it, whose command lines have the same words.
 */
export async function livingPid(file: string, words: string): Promise<number | undefined> {
  const pid = existsSync(file) ? Number(await readFile(file, 'utf8')) : 0
  if (pid === process.pid || pid === process.ppid) return undefined
  return pid && (await runs(pid, words)) ? pid : undefined
}

/** How long it may take to end after SIGTERM, in which Litestream copies what is left for up to 10 s, and after SIGKILL. */
const PATIENCE = { termMs: 15_000, killMs: 5_000 }

/** Ends what a task left running that was killed itself. Fails where it does not end, since two would write to the same files. */
export async function endLeftOver(file: string, words: string, { termMs, killMs } = PATIENCE): Promise<void> {
  const pid = await livingPid(file, words)
  if (pid === undefined) return
  console.info(`An earlier start left process ${pid} running (${words}): it is ended first.`)
  const isOver = async () => (await livingPid(file, words)) === undefined
  if (await endsBy('SIGTERM', pid, termMs, isOver)) return
  console.info(`Process ${pid} did not end within ${termMs / 1_000} s: it is killed.`)
  if (await endsBy('SIGKILL', pid, killMs, isOver)) return
  throw new TaskFailure(
    `Process ${pid} (${words}) does not end even when it is killed, as where its disk does not answer. End it, then run this again.`,
  )
}

async function endsBy(signal: NodeJS.Signals, pid: number, withinMs: number, isOver: () => Promise<boolean>): Promise<boolean> {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It has ended since it was seen.
    if (!hasCode(error, 'ESRCH')) throw error
  }
  const until = Date.now() + withinMs
  while (!(await isOver())) {
    if (Date.now() >= until) return false
    await pause(POLL_MS)
  }
  return true
}
