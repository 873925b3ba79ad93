import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCode } from '../../../pocketbase/tasks/has-code'
import { isFree } from '../../../pocketbase/tasks/serve/free-port'

/** One file a port, with the process that has it: tests of several processes, and of several checkouts, run at once. */
const claims = join(tmpdir(), 'canteiro-ports')
const claimed: string[] = []

/**
 * A loopback port below the range from which systems serve outgoing connections. No other test gets it while this process lives, so that a killed
 * server finds it free again, and one that listens later too.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (claim(port) && (await isFree(port, '127.0.0.1'))) return port
  }
}

function claim(port: number): boolean {
  const file = join(claims, String(port))
  mkdirSync(claims, { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    if (!isAlive(file)) rmSync(file, { force: true })
    return false
  }
  if (claimed.push(file) === 1) process.once('exit', release)
  return true
}

function release(): void {
  for (const file of claimed) rmSync(file, { force: true })
}

function isAlive(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    // Half written, or of another user: somebody has it.
    return !hasCode(error, 'ESRCH')
  }
}
