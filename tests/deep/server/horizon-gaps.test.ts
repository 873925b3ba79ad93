import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { idsBetween, insertCards, insertProjects, MOST_CARDS, MOST_PROJECTS } from '../../server/support/numbered-rows'
import { signedIn } from '../../server/support/session'
import { Device } from '../../server/support/simplest-device'
import { withPeople } from '../../server/support/with-people'
import { quoted, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'

const server = withServer()
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })

describe('open projects of a state', () => {
  let device: Device

  beforeAll(async () => {
    await insertProjects(server, ana.id, 0, MOST_PROJECTS + 10)
  })
  beforeEach(async () => {
    device = new Device(server, bruno.person)
    await device.pull()
  })

  const publish = (from: number, to: number) => insertProjects(server, ana.id, from, to)

  test('[L2] a device that comes back after more than a horizon of news holds the newest', async () => {
    const ids = await publish(MOST_PROJECTS + 3_000, 2 * MOST_PROJECTS + 3_500)
    await device.pull()
    expect(device.ids('projects')).toEqual(ids.slice(-MOST_PROJECTS))
  })

  test('[L2] [L4] what leaves the own channel while it is beyond the horizon comes when the horizon reaches it before the next page', async () => {
    const held = device.ids('projects')
    await bruno.proposes(held[0] ?? '')
    await device.pull()
    await bruno.withdraws(held[0] ?? '')
    const [first = ''] = await publish(2 * MOST_PROJECTS + 3_500, 2 * MOST_PROJECTS + 4_510)
    await device.pullPage()
    await sql(server, `UPDATE projects SET status = 'completed' WHERE id >= ${quoted(first)}`)
    await device.pull()
    expect(device.ids('projects')).toEqual(held)
  })
})

test('[L2a] [L4] what a page calls removed, since it is beyond the horizon, comes when the horizon reaches it before the next page', async () => {
  const manaus = { city: 'Manaus', state: 'AM' }
  const client = await signedIn(server, 'cliente', manaus)
  const device = new Device(server, client.person)
  await insertCards(server, 'am', manaus, 0, 1)
  await device.pull()
  await insertCards(server, 'am', manaus, 1, MOST_CARDS + 601)
  await device.pullPage()
  const [firstToGo = ''] = idsBetween('am', MOST_CARDS + 1, MOST_CARDS + 601)
  await sql(server, `UPDATE users SET verified = FALSE WHERE id >= ${quoted(firstToGo)} AND id LIKE 'am%'`)
  await device.pull()
  expect(device.ids('profiles')).toEqual(idsBetween('am', 1, MOST_CARDS + 1))
})
