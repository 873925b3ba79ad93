import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

const graceMs = 10_000
const running = new Set<ChildProcess>()
let stopping = false

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program that does not outlive this process. */
export function startChild(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, options)
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/** Runs a program to its end. `code` is null when it could not be started or was killed; `output` is all it wrote. */
export async function runToEnd(command: string, args: string[], options: SpawnOptions = {}): Promise<{ code: number | null; output: string }> {
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
  for (const child of running) child.kill('SIGTERM')
  // Leaving kills those that did not listen.
  setTimeout(() => process.exit(exitCode), graceMs)
  void Promise.all([...running].map((child) => once(child, 'exit'))).then(() => process.exit(exitCode))
}
