import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../support/mail-catcher'
import { startPocketBase, type TestServer } from '../support/pocketbase'

let mailbox: MailCatcher
let server: TestServer

beforeAll(async () => {
  mailbox = await startMailCatcher()
  server = await startPocketBase({ mailbox })
})

afterAll(async () => {
  await server.stop()
  await mailbox.close()
})

test('a mail of the server reaches the mailbox with its links, and the mailbox shows it', async () => {
  await fetch(`${server.url}/api/collections/_superusers/request-password-reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: server.superuser.email }),
  })
  const mail = await mailbox.waitFor(({ to }) => to.includes(server.superuser.email))
  expect(mail.links).toContainEqual(expect.stringMatching(/^https?:.*reset/))
  const listed = await (await fetch(`${mailbox.url}/api/messages`)).json()
  expect(listed).toEqual([mail])
  expect(await (await fetch(mailbox.url)).text()).toContain(`para ${mail.to}`)
  expect(await (await fetch(`${mailbox.url}/mensagens/${mail.id}`)).text()).toContain('<iframe')
})
