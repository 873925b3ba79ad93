import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCode } from '../../../pocketbase/tasks/has-code'
import { isFree } from '../../../pocketbase/tasks/serve/free-port'

/** One file a port, with its process: several processes and checkouts run at once. */
const claims = join(tmpdir(), 'canteiro-ports')
const claimed: string[] = []

/** Below the range of outgoing connections. No other test gets it while this process lives, so a killed server finds it free. */
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
    return !hasCode(error, 'ESRCH')
  }
}
