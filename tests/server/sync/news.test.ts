import { beforeAll, describe, expect, test } from 'vitest'
import { collectionNames } from '#domain/documents'
import { openProjectsOf } from '../../support/data/many-open-projects'
import { quoted, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { idsBetween, insertProjects, MOST_PROJECTS } from '../support/numbered-rows'
import { type Session, signedIn } from '../support/session'
import { Device } from '../support/simplest-device'
import { statementsOfARound } from '../support/statements-of-a-round'
import { tablesOf, visibleTo } from '../support/visible'

/** Rounds with little news are answered from memory and by prepared statements; what they bring is what any round would. */

const server = withServer({ printsStatements: true })

/** A device whose next round is known. */
async function knownDevice({ person }: Session): Promise<Device> {
  const device = new Device(server, person)
  await device.pull()
  await device.pull()
  return device
}

/** The document of each collection that this person's devices should hold, each field as its reader's. */
async function expectWhole(...devices: Device[]): Promise<void> {
  const tables = await tablesOf(server)
  for (const device of devices) {
    const wanted = visibleTo(device.person.id, tables)
    for (const name of collectionNames) {
      const shown = wanted.get(name) ?? new Map()
      expect(device.ids(name), name).toEqual([...shown.keys()].sort())
      for (const [id, document] of shown) expect(device.all(name).get(id), `${name} ${id}`).toMatchObject(document)
    }
  }
}

const set = (table: string, id: string, change: string) => sql(server, `UPDATE ${table} SET ${change} WHERE id = ${quoted(id)}`)

describe('[L3a] a project that others got too', () => {
  let ana: Session
  let [bruno, carla]: Device[] = []
  let published = 0

  /** Project without a notice. */
  async function publish(): Promise<string> {
    const [project = ''] = await insertProjects(server, ana.id, published, ++published, 'SP', 'ne')
    return project
  }

  beforeAll(async () => {
    ana = await signedIn(server, 'cliente')
    const people = [await signedIn(server, 'autonomo', { city: 'Santos' }), await signedIn(server, 'empresa', { city: 'Santos' })]
    // Their cards and their sessions are in the feed by then.
    ;[bruno, carla] = [await knownDevice(people[0] as Session), await knownDevice(people[1] as Session)]
    await bruno.pull()
  })

  test('is read once for all, and the rounds after it find nothing by one statement', async () => {
    if (!bruno || !carla) throw new Error('nobody pulls')
    const project = await publish()
    const taken = [await statementsOfARound(server, bruno), await statementsOfARound(server, carla)]
    expect(taken).toEqual([2, 1])
    expect([await statementsOfARound(server, bruno), await statementsOfARound(server, carla)]).toEqual([1, 1])
    expect([bruno.ids('projects'), carla.ids('projects')]).toEqual([[project], [project]])
    await expectWhole(bruno, carla)
  })

  test('comes with all that was published since, to whoever was away for some of it', async () => {
    if (!bruno || !carla) throw new Error('nobody pulls')
    await publish()
    await bruno.pull()
    const edited = await publish()
    await bruno.pull()
    await set('projects', edited, "title = 'Muro'")
    await bruno.pull()
    await carla.pull()
    await expectWhole(bruno, carla)
  })

  test('comes again where its answer was lost, and to both devices of one person', async () => {
    if (!bruno || !carla) throw new Error('nobody pulls')
    const other = await knownDevice({ person: carla.person } as Session)
    await publish()
    await carla.ask()
    await carla.pull()
    await other.pull()
    await expectWhole(carla, other)
    await publish()
    await other.pull()
    await carla.pull()
    await expectWhole(carla, other)
  })

  test('comes page by page where there are many', async () => {
    if (!bruno || !carla) throw new Error('nobody pulls')
    await openProjectsOf(server, 'SP', 'Santos', 130)
    await bruno.pull()
    await carla.pull()
    expect(bruno.ids('projects').length).toBeGreaterThanOrEqual(130)
    await expectWhole(bruno, carla)
  })
})

test('[L3a] projects of the own state and across its border come together, read once for all', async () => {
  const [ana, place] = [await signedIn(server, 'cliente'), { city: 'Resende', state: 'RJ' }]
  const [one, other] = [await knownDevice(await signedIn(server, 'autonomo', place)), await knownDevice(await signedIn(server, 'autonomo', place))]
  await one.pull()
  const [here = ''] = await insertProjects(server, ana.id, 0, 1, 'RJ', 'rj')
  const [there = ''] = await insertProjects(server, ana.id, 0, 1, 'SP', 'qu')
  await set('projects', there, "city = 'Queluz'")
  expect([await statementsOfARound(server, one), await statementsOfARound(server, other)]).toEqual([3, 1])
  for (const device of [one, other]) expect(device.ids('projects')).toEqual(expect.arrayContaining([here, there]))
  await expectWhole(one, other)
})

test('[L3] [L3a] of long projects that came at once no more are read for all than a page takes, and all arrive', async () => {
  const place = { city: 'Macapá', state: 'AP' }
  const [owner, near, far] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo', place), await signedIn(server, 'empresa', place)]
  const [one, other] = [await knownDevice(near), await knownDevice(far)]
  const projects = await insertProjects(server, owner.id, 0, 12, 'AP', 'lo')
  await sql(server, "UPDATE projects SET description = printf('%.*c', 9000, 'x') WHERE state = 'AP'")
  const before = server.output().length
  await one.pull()
  const [, statement = ''] = /^\[[\d.]+ms\] (WITH newest\(.*? AS rows)$/ms.exec(server.output().slice(before)) ?? []
  const [built] = await sql(server, statement)
  expect(
    String(built?.rows)
      .split('\n')
      .map((row) => row.split('\t')[1]),
  ).toHaveLength(4)
  expect(Number(built?.above)).toBeGreaterThan(0)
  await other.pull()
  expect(one.ids('projects')).toEqual(expect.arrayContaining(projects))
  await expectWhole(one, other)
  // The newest alone comes from memory.
  await set('projects', projects[0] ?? '', "title = 'Muro'")
  expect([await statementsOfARound(server, one), await statementsOfARound(server, other)]).toEqual([2, 1])
  await expectWhole(one, other)
})

describe('[F5] what some read of a project and others do not', () => {
  const place = { city: 'Xapuri', state: 'AC' }

  /** An owner who is a provider by now, one whose proposal was chosen, one who proposed in vain, and one with nothing to do with it; a project with every private field. */
  async function stage() {
    const [owner, chosen, other] = [
      await signedIn(server, 'cliente', place),
      await signedIn(server, 'autonomo', place),
      await signedIn(server, 'empresa', place),
    ]
    const people = [owner, chosen, other, await signedIn(server, 'autonomo', place)]
    const project = await owner.publishes(place)
    await set('users', owner.id, "role = 'autonomo'")
    const proposal = await chosen.proposes(project)
    await other.proposes(project)
    const day = (n: number) => quoted(`2026-02-0${n}T00:00:00.000Z`)
    await set('projects', project, `accepted_proposal_id = ${quoted(proposal)}, accepted_at = ${day(1)}, completed_at = ${day(2)}`)
    await set('projects', project, `touched_at = ${day(3)}, asked_at = ${day(4)}`)
    return { owner, project, devices: await Promise.all(people.map(knownDevice)) }
  }

  const orders = [
    ['the stranger first', [3, 2, 1, 0]],
    ['its owner first', [0, 1, 2, 3]],
  ] as const

  test.each(orders)('comes to its readers alone after a change of it, %s', async (_, order) => {
    const { project, devices } = await stage()
    await set('projects', project, "title = 'Muro de arrimo'")
    for (const n of order) await devices[n]?.pull()
    await expectWhole(...devices)
    expect(devices[3]?.all('projects').get(project)).toMatchObject({ touched_at: '', completed_at: '', accepted_proposal_id: '' })
    expect(devices[1]?.all('projects').get(project)).toMatchObject({ touched_at: '', accepted_at: '2026-02-01T00:00:00.000Z' })
  })

  test.each(orders)('stays with its readers where their own channel tells nothing new: its owner is suspended and back, %s', async (_, order) => {
    const { owner, project, devices } = await stage()
    await set('users', owner.id, "suspended_at = '2026-01-01', suspended_reason = 'x'")
    for (const n of order) await devices[n]?.pull()
    await expectWhole(...devices)
    expect(devices[3]?.ids('projects')).not.toContain(project)
    // Its row of the shared channel alone is new to these two.
    await set('users', owner.id, "suspended_at = '', suspended_reason = ''")
    for (const n of order) await devices[n]?.pull()
    await expectWhole(...devices)
    expect(devices[0]?.all('projects').get(project)).toMatchObject({ touched_at: '2026-02-03T00:00:00.000Z' })
    expect(devices[1]?.all('projects').get(project)).toMatchObject({ touched_at: '', accepted_at: '2026-02-01T00:00:00.000Z' })
  })

  test('[L4] a project that leaves goes from a stranger’s device, and stays on those of its people', async () => {
    const { project, devices } = await stage()
    await set('projects', project, "status = 'closed'")
    for (const device of devices) await device.pull()
    await expectWhole(...devices)
    expect(devices.map((device) => device.ids('projects').includes(project))).toEqual([true, true, true, false])
  })
})

test('[L2a] what falls off a full state goes from each device that is brought a newer project', async () => {
  const place = { city: 'Boa Vista', state: 'RR' }
  const owner = await signedIn(server, 'cliente', place)
  const publish = (from: number, to: number) => insertProjects(server, owner.id, from, to, 'RR')
  await publish(0, MOST_PROJECTS - 1)
  const [one, other] = [await knownDevice(await signedIn(server, 'autonomo', place)), await knownDevice(await signedIn(server, 'autonomo', place))]
  for (const [from, to] of [
    [MOST_PROJECTS - 1, MOST_PROJECTS],
    [MOST_PROJECTS, MOST_PROJECTS + 1],
    [MOST_PROJECTS + 1, MOST_PROJECTS + 3],
  ] as const) {
    await publish(from, to)
    for (const device of [one, other]) {
      await device.pull()
      expect(device.ids('projects')).toEqual(idsBetween('pr', Math.max(0, to - MOST_PROJECTS), to))
    }
  }
})

test('[F5a] who moves is brought what is in the new state, and nothing of what was published where they were', async () => {
  const [ana, mover, stays] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo'), await signedIn(server, 'autonomo')]
  const [device, other] = [await knownDevice(mover), await knownDevice(stays)]
  await ana.publishes({ city: 'Natal', state: 'RN' })
  const left = await ana.publishes()
  await other.pull()
  await sql(server, `UPDATE users SET state = 'RN', city = 'Natal' WHERE id = ${quoted(mover.id)}`)
  for (const moved of [device, other]) await moved.pull()
  expect(device.ids('projects')).not.toContain(left)
  await expectWhole(device, other)
})

test('[F7] of a feed that was put back under the process, nothing is brought from memory', async () => {
  const [ana, bruno, carla] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo'), await signedIn(server, 'autonomo')]
  const [behind, ahead] = [await knownDevice(bruno), await knownDevice(carla)]
  await behind.pull()
  const { seen } = behind
  const gone = await ana.publishes({ city: 'Santos' })
  await ahead.pull()
  expect(ahead.ids('projects')).toContain(gone)
  // As a restore does: the project, its rows and their numbers are gone, and another project takes the numbers.
  await sql(server, `DELETE FROM projects WHERE id = ${quoted(gone)}`)
  await sql(server, `DELETE FROM sync_changes WHERE seq > ${seen}`)
  await sql(server, `UPDATE sqlite_sequence SET seq = ${seen} WHERE name = 'sync_changes'`)
  await ahead.ask()
  const other = await ana.publishes({ city: 'Santos' })
  await behind.pull()
  expect(behind.ids('projects')).toContain(other)
  expect(behind.ids('projects')).not.toContain(gone)
})
