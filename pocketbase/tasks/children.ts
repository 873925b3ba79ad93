import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Three follow one another, children, last child, last step: 36 s of the service's 45 (docs/operations.md). */
const graceMs = 12_000
const running = new Set<ChildProcess>()
/** Ended after the others. */
const last = new Set<ChildProcess>()
let stopping = false
let lastStep = async (): Promise<unknown> => undefined

process.on('exit', () => kill(running))

/** Ends with this process. */
export function startChild(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, options)
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/** Ends after all others, so in its own process group: Ctrl-C reaches a whole group. */
export function startLastChild(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = startChild(command, args, { ...options, detached: true })
  last.add(child)
  child.once('exit', () => last.delete(child))
  return child
}

/** `code` is null for a program that could not start or was killed. */
export type Output = { code: number | null; output: string }

export async function runToEnd(command: string, args: string[], options: SpawnOptions = {}): Promise<Output> {
  const child = startChild(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: error.message }))
    child.once('close', (code) => resolve({ code, output }))
  })
}

/** Ends the children, then this process with `exitCode`. */
export function stopOnSignals(exitCode: number): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(exitCode))
}

/** Everything ends with this child. */
export function stopWith(child: ChildProcess, name: string): void {
  child.once('exit', (code, signal) => {
    if (stopping) return
    process.stderr.write(`\n${name} ended by itself (${signal ?? `exit code ${code}`}), so everything stops. Its last words are above.\n`)
    stop(1)
  })
}

export const isStopping = (): boolean => stopping

export function stop(exitCode: number): void {
  if (stopping) return
  stopping = true
  void endAll([...running].filter((child) => !last.has(child)))
    .then(() => endAll([...last]))
    .then(() => {
      setTimeout(() => kill(running), graceMs)
      return lastStep()
    })
    .finally(() => process.exit(exitCode))
}

/** Runs once all children have ended; its programs are killed when they take too long. */
export function atTheEnd(step: () => Promise<unknown>): void {
  lastStep = step
}

/** Kills the rest after `ms`. */
export async function endAll(children: readonly ChildProcess[], ms = graceMs): Promise<void> {
  const tooLong = setTimeout(() => kill(children), ms)
  await Promise.all(children.map((child) => endOf(child, 'SIGTERM')))
  clearTimeout(tooLong)
}

function kill(children: Iterable<ChildProcess>): void {
  for (const child of children) child.kill('SIGKILL')
}

export async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
