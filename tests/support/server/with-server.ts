import { afterAll, beforeAll } from 'vitest'
import { startPocketBase, type TestServer, type TestServerOptions } from './pocketbase'

/** The server of one file's tests, begun before the first of them and ended after the last. */
export function withServer(options?: TestServerOptions): TestServer {
  const server = {} as TestServer
  beforeAll(async () => void Object.assign(server, await startPocketBase(options)))
  afterAll(() => server.stop())
  return server
}
