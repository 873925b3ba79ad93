import { describe, expect, test } from 'vitest'
import { quoted, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { idsBetween, insertCards, insertProjects, MOST_CARDS, MOST_PROJECTS } from '../support/numbered-rows'
import { signedIn } from '../support/session'
import { Device } from '../support/simplest-device'
import { withPeople } from '../support/with-people'

const server = withServer()
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })

describe('[L2] open projects of a state', () => {
  const device = new Device(server, bruno.person)

  const publish = (from: number, to: number) => insertProjects(server, ana.id, from, to)

  test('[L2] the newest are held, and no other', async () => {
    const ids = await publish(0, MOST_PROJECTS + 100)
    await device.pull()
    expect(device.ids('projects')).toEqual(ids.slice(-MOST_PROJECTS))
  })

  test('[L2] what comes puts as many of the oldest off the device', async () => {
    const ids = await publish(MOST_PROJECTS + 100, MOST_PROJECTS + 200)
    await device.pull()
    expect(device.ids('projects')).toEqual([...idsBetween('pr', 200, MOST_PROJECTS + 100), ...ids])
    const before = device.received
    await device.pull()
    expect(device.received).toBe(before)
  })

  test('[L2a] a round that was cut before all that fell off had gone is taken up again, though nothing happened since', async () => {
    await publish(MOST_PROJECTS + 200, MOST_PROJECTS + 1_400)
    await device.pullPage()
    expect(device.ids('projects')).toEqual(idsBetween('pr', 1_200, MOST_PROJECTS + 200))
    await device.pull()
    expect(device.ids('projects')).toEqual(idsBetween('pr', 1_400, MOST_PROJECTS + 1_400))
  })

  test('[L2] when newer ones go, older ones come back', async () => {
    const [first = ''] = idsBetween('pr', MOST_PROJECTS + 1_300, MOST_PROJECTS + 1_301)
    await sql(server, `UPDATE projects SET status = 'completed' WHERE id >= ${quoted(first)}`)
    await device.pull()
    expect(device.ids('projects')).toEqual(idsBetween('pr', 1_300, MOST_PROJECTS + 1_300))
  })

  test('[L4] what fell off and is in the own channel stays, and goes when it leaves that too', async () => {
    const [oldest = ''] = idsBetween('pr', 1_300, 1_301)
    await bruno.proposes(oldest)
    await publish(MOST_PROJECTS + 2_000, MOST_PROJECTS + 2_010)
    await device.pull()
    expect(device.ids('projects')).toEqual([
      oldest,
      ...idsBetween('pr', 1_310, MOST_PROJECTS + 1_300),
      ...idsBetween('pr', MOST_PROJECTS + 2_000, MOST_PROJECTS + 2_010),
    ])
    await bruno.withdraws(oldest)
    await device.pull()
    expect(device.ids('projects')).not.toContain(oldest)
    expect(device.ids('projects')).toHaveLength(MOST_PROJECTS)
  })
})

test('[L2] of the cards of a state the newest are held, and what comes puts the oldest off the device', async () => {
  const xapuri = { city: 'Xapuri', state: 'AC' }
  const client = await signedIn(server, 'cliente', xapuri)
  const device = new Device(server, client.person)
  await insertCards(server, 'ca', xapuri, 0, MOST_CARDS + 50)
  await device.pull()
  expect(device.ids('profiles')).toEqual(idsBetween('ca', 50, MOST_CARDS + 50))
  await insertCards(server, 'ca', xapuri, MOST_CARDS + 50, MOST_CARDS + 120)
  await sql(server, "UPDATE users SET about = 'Sou o mais antigo' WHERE id = 'ca0000000000000'")
  await device.pull()
  expect(device.ids('profiles')).toEqual(['ca0000000000000', ...idsBetween('ca', 121, MOST_CARDS + 120)].sort())
})
