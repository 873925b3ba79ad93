import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { paths } from '../../../../pocketbase/tasks/paths'
import { call, type Server } from '../../../support/server/server-client'

/** Node cannot choose TCP's segments and buffers: a small Go program can. */
export type StuckReader = { subscribe(topics: string[], token: string): Promise<number>; close(): Promise<void> }

export async function openStuckReader(server: Server): Promise<StuckReader> {
  const child = spawn('go', ['run', join(paths.root, 'tests/support/server/stuck-reader.go'), new URL(server.url).host], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [clientId] = await once(createInterface(child.stdout), 'line')
  return {
    subscribe: async (subscriptions, token) => (await call(server, 'POST', '/api/realtime', { token, body: { clientId, subscriptions } })).status,
    async close() {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
