import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { runToEnd } from '../../pocketbase/tasks/children'
import { endLeftOver, livingPid, notePid, runs } from '../../pocketbase/tasks/pid-file'
import { TaskFailure } from '../../pocketbase/tasks/task-failure'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-pid-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Runs with `words` at the end of a long command line. */
async function startWith(words: string) {
  const child = spawn(process.execPath, ['-e', 'console.info(1); setInterval(() => {}, 1_000)', 'x'.repeat(300), words])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return { child, pid: child.pid ?? 0 }
}

/** A machine whose `ps` does what the script says; without one, a machine that has none. */
async function machineWith(script?: string): Promise<void> {
  const folder = await emptyFolder()
  if (script !== undefined) await writeFile(join(folder, 'ps'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', folder)
}

test('a process is known by the end of a long command line in a narrow terminal too', async () => {
  const { child, pid } = await startWith('litestream.json')
  vi.stubEnv('COLUMNS', '80')
  expect(await runs(pid, 'litestream.json')).toBe(true)
  expect(await runs(pid, 'other.json')).toBe(false)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  expect(await runs(pid, 'litestream.json')).toBe(false)
})

test.each([
  ['has no ps', undefined, /ps could not be run .*ENOENT/],
  ['has one that does not know the question', 'echo "ps: unrecognized option: p" >&2; exit 1', /ps: unrecognized option: p/],
])('where a machine %s, what may still run is not taken to have ended', async (_, script, reason) => {
  const { pid } = await startWith('litestream.json')
  const file = join(await emptyFolder(), 'litestream.pid')
  await notePid(file, { pid })
  await machineWith(script)
  const told = await endLeftOver(file, 'litestream.json').catch((reason: unknown) => reason)
  expect(told).toBeInstanceOf(TaskFailure)
  expect(told).toMatchObject({ message: expect.stringMatching(reason) })
  expect(told).toMatchObject({ message: expect.stringContaining(`process ${pid}`) })
})

test.each([
  ['the one that asks', process.pid],
  ['what started that one', process.ppid],
])('a number that now belongs to %s is no process that was left behind', async (_, pid) => {
  const file = join(await emptyFolder(), 'follow.pid')
  await notePid(file, { pid })
  const words = (await runToEnd('ps', ['-ww', '-o', 'args=', '-p', String(pid)])).output.trim()
  expect(await runs(pid, words)).toBe(true)
  expect(await livingPid(file, words)).toBeUndefined()
})

/** One that takes no SIGTERM, as it is noted in a file. */
async function startDeaf() {
  const { child, pid } = await startWith('litestream.json')
  child.kill('SIGSTOP')
  const file = join(await emptyFolder(), 'litestream.pid')
  await notePid(file, { pid })
  return { child, pid, file, said: vi.spyOn(console, 'info').mockImplementation(() => undefined) }
}

test('what an earlier start left running is told, and killed where it does not take SIGTERM', async () => {
  const { child, pid, file, said } = await startDeaf()
  const ended = once(child, 'exit')
  await endLeftOver(file, 'litestream.json', { termMs: 0, killMs: 60_000 })
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(said).toHaveBeenCalledWith(expect.stringContaining(`process ${pid}`))
})

/** One that nobody waits for, so that it keeps its number when it is killed. */
async function startForsaken() {
  const parent = spawn('/bin/sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'])
  const [said] = await once(parent.stdout, 'data')
  const pid = Number(String(said))
  onTestFinished(() => void parent.kill('SIGKILL'))
  const file = join(await emptyFolder(), 'litestream.pid')
  await notePid(file, { pid })
  return { pid, file }
}

test('what does not end even when it is killed is told with its number', async () => {
  const { pid, file } = await startForsaken()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  await machineWith('echo litestream.json')
  const told = await endLeftOver(file, 'litestream.json', { termMs: 0, killMs: 0 }).catch((reason: unknown) => reason)
  expect(told).toBeInstanceOf(TaskFailure)
  expect(told).toMatchObject({ message: expect.stringContaining(`Process ${pid}`) })
})

test('a machine where nothing was left behind needs no ps, also where a file names a process that has ended', async () => {
  const { child, pid, file } = await startDeaf()
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await machineWith()
  expect(await runs(pid, 'litestream.json')).toBe(false)
  await endLeftOver(file, 'litestream.json')
  await endLeftOver(join(await emptyFolder(), 'litestream.pid'), 'litestream.json')
})
