import { afterAll, beforeAll } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../../support/server/mail-catcher'
import { startPocketBase, type TestServer, type TestServerOptions } from '../../support/server/pocketbase'

/** Starts a server and the mailbox of its mails before a file's tests, and ends both after them. The two objects are empty until then. */
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
