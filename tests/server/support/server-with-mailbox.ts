import { afterAll, beforeAll } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../../support/server/mail-catcher'
import { startPocketBase, type TestServer, type TestServerOptions } from '../../support/server/pocketbase'

/** For a file's tests; the objects are empty before. */
export function serverWithMailbox(options?: TestServerOptions): { server: TestServer; mailbox: MailCatcher } {
  const server = {} as TestServer
  const mailbox = {} as MailCatcher
  beforeAll(async () => {
    Object.assign(mailbox, await startMailCatcher())
    Object.assign(server, await startPocketBase({ mailbox, ...options }))
  })
  afterAll(async () => {
    await server.stop()
    await mailbox.close()
  })
  return { server, mailbox }
}
