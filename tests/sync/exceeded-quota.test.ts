import { expect, test } from 'vitest'
import { projectArgs } from '../support/data/command-args'
import { eventually } from '../support/eventually'
import { quoted, sql } from '../support/server/server-client'
import { settled } from '../support/story'
import { withStory } from '../support/with-story'

const story = withStory({ rateLimits: 'real' })

test('[P13] what exceeds a quota waits in Pendências with its content and time, and what comes after it is taken', async () => {
  const phone = await story.device('cliente')
  await phone.offline()
  for (let i = 1; i <= 12; i++)
    expect(await phone.dispatch('publish_project', projectArgs({ title: `Obra ${i}` }))).toEqual({ ok: true, queued: true })
  await phone.dispatch('edit_account', { about: 'Reformas em série' })
  await phone.online()
  await settled(phone)
  await phone.crash()
  const refused = await phone.pendencias()
  expect(refused.map(({ code, args }) => `${args.title} ${code}`)).toEqual(['Obra 11 too_many', 'Obra 12 too_many'])
  for (const { until = '' } of refused) expect(Date.parse(until)).toBeGreaterThan(Date.now())
  expect((await phone.documents('users'))[0]?.about).toBe('Reformas em série')
  expect(await phone.documents('projects')).toHaveLength(10)

  await sql(story.server, `DELETE FROM quotas WHERE user_id = ${quoted(phone.person.id)}`)
  expect(await phone.sendAgain(refused[0]?.n ?? '')).toEqual({ ok: true, queued: true })
  await eventually(phone.pendencias, (rows) => rows.length === 1 && rows[0]?.args.title === 'Obra 12')
})
