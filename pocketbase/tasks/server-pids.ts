import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { isServed } from './is-served'
import { livingPid, notePid } from './pid-file'
import { TaskFailure } from './task-failure'

const taskOf = (dataDir: string): string => join(dataDir, 'serve.pid')

/** Tasks that start a server again which ended. */
const TASKS = ['serve.mjs', 'promote.mjs']

/** Notes the task that serves the data of `dataDir` until it is told to end, also while it waits before it starts PocketBase again. A full disk keeps none from serving. */
export const noteTask = (dataDir: string, task: Pick<ChildProcess, 'pid'>): Promise<void> =>
  notePid(taskOf(dataDir), task).catch((reason: unknown) => void process.stderr.write(`${reason}\n`))

/** Fails while the data of `dataDir` are served, on whatever port: the server would go on with those that were moved aside, or two with the same. */
export async function assertNotServed(program: string, dataDir: string): Promise<void> {
  for (const name of TASKS) {
    const task = await livingPid(taskOf(dataDir), name)
    if (task !== undefined) throw served(dataDir, `, of process ${task},`)
  }
  if (await isServed(program, dataDir)) throw served(dataDir)
}

const served = (dataDir: string, whose = ''): TaskFailure =>
  new TaskFailure(`A server${whose} serves the data of ${dataDir}. Stop it (SIGTERM, or systemctl stop), then run this again.`)
