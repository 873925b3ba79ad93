import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Three of these follow one another: the children, the last child, the last step. That is 36 s of the 45 that the service in docs/operations.md gives. */
const graceMs = 12_000
const running = new Set<ChildProcess>()
/** Those that end after the others have. */
const last = new Set<ChildProcess>()
let stopping = false
let lastStep = async (): Promise<unknown> => undefined

process.on('exit', () => kill(running))

/** Starts a program that does not outlive this process. */
export function startChild(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, options)
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/** The same for a program that ends after all others: Ctrl-C in a terminal goes to a whole group of processes, so it has one of its own. */
export function startLastChild(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = startChild(command, args, { ...options, detached: true })
  last.add(child)
  child.once('exit', () => last.delete(child))
  return child
}

/** `code` is null when it could not be started or was killed; `output` is all it wrote. */
export type Output = { code: number | null; output: string }

/** Runs a program to its end. */
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

/** From now on Ctrl-C, SIGTERM and a closed terminal end the children first, then this process with `exitCode`. */
export function stopOnSignals(exitCode: number): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(exitCode))
}

/** When this child ends by itself, everything ends. */
export function stopWith(child: ChildProcess, name: string): void {
  child.once('exit', (code, signal) => {
    if (stopping) return
    process.stderr.write(`\n${name} ended by itself (${signal ?? `exit code ${code}`}), so everything stops. Its last words are above.\n`)
    stop(1)
  })
}

/** Whether everything is about to end. */
export const isStopping = (): boolean => stopping

/** Ends the children, then this process. */
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

/** Adds the step that is still to be done once all children have ended. The programs that it runs are killed when they take too long. */
export function atTheEnd(step: () => Promise<unknown>): void {
  lastStep = step
}

/** Kills those that did not listen. */
export async function endAll(children: readonly ChildProcess[], ms = graceMs): Promise<void> {
  const tooLong = setTimeout(() => kill(children), ms)
  await Promise.all(children.map((child) => endOf(child, 'SIGTERM')))
  clearTimeout(tooLong)
}

function kill(children: Iterable<ChildProcess>): void {
  for (const child of children) child.kill('SIGKILL')
}

/** Ends one child. */
export async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
