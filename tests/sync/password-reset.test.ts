import { expect, test } from 'vitest'
import { projectArgs } from '../support/data/command-args'
import { picture } from '../support/data/pictures'
import type { Device } from '../support/device/device'
import { eventually } from '../support/eventually'
import { changeRecord, post, projectsOf, runJob, textAt } from '../support/server/server-client'
import { listening, publishes, settled } from '../support/story'
import { withStory } from '../support/with-story'

const story = withStory()

/** Commands that wait to be sent, and how often the server failed with it. */
const unanswered = async (device: Device) =>
  (await device.outbox()).flatMap(({ record, state, failures }) => (state === 'queued' || state === 'sent' ? [{ record, failures }] : []))

test('[A1] after a password reset what is unsent waits, an answer that was lost too, and goes under the new password', async () => {
  const phone = await story.device('cliente')
  const ana = phone.person
  const published = await publishes(phone, { title: 'De antes' })

  // The server has one of these, which the phone does not know.
  const lost = projectArgs({ title: 'Sem resposta' })
  await phone.loseAnswers('/api/sync', 1_000)
  await phone.dispatch('publish_project', lost)
  await expect.poll(() => projectsOf(story.server, ana, 'Sem resposta')).toHaveLength(1)
  await phone.offline()
  const unsent = projectArgs({ title: 'Nunca enviada' })
  await phone.keepPhoto(unsent.project_id, 0, picture.png)
  await phone.keepAvatar(picture.otherPng)
  await phone.dispatch('publish_project', unsent)
  const before = await unanswered(phone)
  await changeRecord(story.server, 'users', ana.id, { password: 'novasenha9', passwordConfirm: 'novasenha9' })

  await phone.loseAnswers('/api/sync', 0)
  await phone.online()
  await eventually(phone.status, ({ signedOut }) => signedOut)
  for (let again = 0; again < 4; again++) {
    await phone.tryNow()
    await phone.crash()
    await eventually(phone.status, ({ signedOut }) => signedOut)
  }
  expect(before.map(({ record }) => record)).toEqual([`projects/${lost.project_id}`, `projects/${unsent.project_id}`])
  expect(await unanswered(phone)).toEqual(before)
  expect((await phone.uploads()).map(({ state, code }) => state + code)).toEqual(['waiting', 'waiting'])
  expect(await projectsOf(story.server, ana, 'Nunca enviada')).toEqual([])

  const session = await post(story.server, '/api/collections/users/auth-with-password', { identity: ana.email, password: 'novasenha9' })
  await phone.setToken(textAt(session, 'token'))
  await phone.resume()
  await settled(phone)
  await eventually(phone.uploads, ({ length }) => length === 0)
  expect((await phone.outbox()).filter(({ state }) => state === 'refused')).toEqual([])
  const mine = (await phone.documents('projects')).filter(({ client_id }) => client_id === ana.id)
  expect(mine.map(({ id }) => id).sort()).toEqual([published, lost.project_id, unsent.project_id].sort())
  expect(mine.find(({ id }) => id === unsent.project_id)?.images).toHaveLength(1)
  expect((await phone.documents('users'))[0]?.avatar).not.toBe('')
})

test('[A1] a device whose session has ended asks for no stream until its person has signed in again, and has one then', async () => {
  const phone = await story.device('cliente')
  const ana = phone.person
  await listening(phone)
  await changeRecord(story.server, 'users', ana.id, { password: 'novasenha9', passwordConfirm: 'novasenha9' })
  await runJob(story.server, 'forget-ended-streams')
  await eventually(phone.status, ({ listening: isListening }) => !isListening)
  await phone.tryNow()
  await eventually(phone.status, ({ signedOut }) => signedOut)
  // One that was just asked for may still be answered.
  await new Promise((resolve) => setTimeout(resolve, 250))
  await phone.requests()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect((await phone.requests()).filter(({ path }) => path.startsWith('/api/realtime'))).toEqual([])

  const session = await post(story.server, '/api/collections/users/auth-with-password', { identity: ana.email, password: 'novasenha9' })
  await phone.setToken(textAt(session, 'token'))
  await phone.resume()
  await listening(phone)
  await settled(phone)
})
