import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../support/mail-catcher'
import { createPerson } from '../support/people'
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
  const { email } = await createPerson(server, { role: 'cliente', full_name: 'Ana Lima' })
  await fetch(`${server.url}/api/account/password-reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const mail = await mailbox.waitFor(({ to }) => to.includes(email))
  expect(mail.links).toContainEqual(expect.stringMatching(/^https?:.*reset/))
  const listed = await (await fetch(`${mailbox.url}/api/messages`)).json()
  expect(listed).toEqual([mail])
  expect(await (await fetch(mailbox.url)).text()).toContain(`para ${mail.to}`)
  expect(await (await fetch(`${mailbox.url}/mensagens/${mail.id}`)).text()).toContain('<iframe')
})
