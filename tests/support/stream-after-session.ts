import { expect } from 'vitest'
import { eventually } from './eventually'
import { changeRecord, post, runJob, textAt } from './server-client'
import { complete, listening, type Story, settled } from './story'

/** A session ends with its stream, and its device asks for no other one in the `quietMs` that follow; it has one again once its person has signed in. */
export async function streamAfterSession(story: Story, quietMs: number): Promise<void> {
  const ana = await story.person('cliente', 'Ana Lima')
  const phone = await story.device(ana)
  await complete(phone)
  await listening(phone)
  await changeRecord(story.server, 'users', ana.id, { password: 'novasenha9', passwordConfirm: 'novasenha9' })
  await runJob(story.server, 'forget-ended-streams')
  await eventually(phone.status, ({ listening: isListening }) => !isListening)
  await phone.tryNow()
  await eventually(phone.status, ({ signedOut }) => signedOut)
  // One that was just asked for may still be answered.
  await new Promise((resolve) => setTimeout(resolve, quietMs / 2))
  await phone.requests()
  await new Promise((resolve) => setTimeout(resolve, quietMs))
  expect((await phone.requests()).filter(({ path }) => path.startsWith('/api/realtime'))).toEqual([])

  const session = await post(story.server, '/api/collections/users/auth-with-password', { identity: ana.email, password: 'novasenha9' })
  await phone.setToken(textAt(session, 'token'))
  await phone.resume()
  await listening(phone)
  await settled(phone)
}
