import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { livingPid, notePid } from './pid-file'
import { TaskFailure } from './task-failure'

const taskOf = (dataDir: string): string => join(dataDir, 'serve.pid')
const pocketBaseOf = (dataDir: string): string => join(dataDir, 'pocketbase.pid')

/** Tasks that start a server again which ended. */
const TASKS = ['serve.mjs', 'promote.mjs']

/** A full disk keeps no server from serving. */
const note = (file: string, noted: Pick<ChildProcess, 'pid'>): Promise<void> =>
  notePid(file, noted).catch((reason: unknown) => void process.stderr.write(`${reason}\n`))

/** Notes the task that serves the data of `dataDir` until it is told to end, also while it waits before it starts PocketBase again. */
export const noteTask = (dataDir: string, task: Pick<ChildProcess, 'pid'>): Promise<void> => note(taskOf(dataDir), task)

/** Notes the server itself, which outlives a task that is killed. */
export const notePocketBase = (dataDir: string, server: ChildProcess): Promise<void> => note(pocketBaseOf(dataDir), server)

/** Fails while the data of `dataDir` are served, on whatever port: the server would go on with those that were moved aside, or with a mixture. */
export async function assertNotServed(dataDir: string): Promise<void> {
  // Its command line has more behind it, so that a folder whose name only begins so is another.
  const server = await livingPid(pocketBaseOf(dataDir), `--dir=${dataDir} `)
  if (server !== undefined) throw served(server, dataDir)
  for (const name of TASKS) {
    const task = await livingPid(taskOf(dataDir), name)
    if (task !== undefined) throw served(task, dataDir)
  }
}

const served = (pid: number, dataDir: string): TaskFailure =>
  new TaskFailure(`A server still runs: process ${pid} serves the data of ${dataDir}. Stop it (SIGTERM, or systemctl stop), then run this again.`)
