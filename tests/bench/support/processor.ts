import { readFileSync } from 'node:fs'
import type { TestServer } from '../../support/server/pocketbase'

/** Linux counts a process's time in these. */
const TICK_MS = 10

/** Milliseconds of a core that the server takes for this work. */
export async function processorOf(server: TestServer, work: () => Promise<unknown>): Promise<number> {
  const before = ticks(server)
  await work()
  return (ticks(server) - before) * TICK_MS
}

function ticks(server: TestServer): number {
  const fields = readFileSync(`/proc/${server.pid()}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}
