import { expect, test, vi } from 'vitest'
import { insertProjects } from '../../server/support/numbered-rows'
import { type Session, signedIn } from '../../server/support/session'
import { Device } from '../../server/support/simplest-device'
import { withPeople } from '../../server/support/with-people'
import { quoted, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'

const server = withServer()
const { ana } = withPeople(server, { ana: 'cliente' })

const fresh = ({ person }: Session): Device => new Device(server, person)

/** Open projects of Ana's, made quickly: the newest is the last. */
const manyProjects = (count: number, state: string) => insertProjects(server, ana.id, 0, count, state, state.toLowerCase())

test('[L3] a page of long documents has fewer of them, and all arrive', async () => {
  const reader = await signedIn(server, 'autonomo')
  const revision = `json_object('amount', 1, 'duration_days', 1, 'proposal_type', 'service', 'at', '2026-01-01T00:00:00.000Z',
    'cover_letter', replace(hex(zeroblob(2500)), '0', 'ç'))`
  const projects = await manyProjects(60, 'RR')
  const proposals = `INSERT INTO proposals (id, project_id, provider_id, amount, cover_letter, proposal_type, duration_days, status, revisions, created_at, updated_at)
      SELECT substr(id, 1, 2) || 'x' || substr(id, 4), id, ${quoted(reader.id)}, 100, 'Oi', 'service', 1, 'pending',
        (SELECT json_group_array(${revision}) FROM json_each('[${Array.from({ length: 20 }, (_, k) => k)}]')), created_at, created_at
      FROM projects WHERE state = 'RR'`
  await sql(server, proposals)
  const device = fresh(reader)
  const first = (await device.ask(['proposals'])).collections.proposals
  expect(Buffer.byteLength(JSON.stringify(first?.documents))).toBeLessThan(1_600_000)
  expect(await device.pull()).toBeGreaterThan(6)
  expect(device.ids('proposals')).toHaveLength(projects.length)
})

test('[L3] a page whose documents are longer as JSON than as they are stored has fewer of them, and all arrive', async () => {
  const reader = await signedIn(server, 'autonomo', { state: 'AP' })
  const projects = await manyProjects(1_200, 'AP')
  await sql(server, `UPDATE projects SET description = replace(hex(zeroblob(500)), '0', '"') WHERE state = 'AP'`)
  const device = fresh(reader)
  const ask = device.ask.bind(device)
  const answers: number[] = []
  vi.spyOn(device, 'ask').mockImplementation(async (names) => {
    const answer = await ask(names)
    answers.push(Buffer.byteLength(JSON.stringify(answer.collections)))
    return answer
  })
  await device.pull()
  for (const bytes of answers) expect(bytes).toBeLessThan(1_600_000)
  expect(device.ids('projects')).toHaveLength(projects.length)
})

test('[L3] a pull reads every collection at one moment, whatever is written meanwhile', async () => {
  const reader = await signedIn(server, 'autonomo')
  await (await signedIn(server, 'cliente')).publishes()
  await expect.poll(() => sql(server, 'SELECT 1 FROM notice_jobs')).toEqual([])
  const write = (n: number) =>
    sql(
      server,
      `UPDATE users SET about = 'Nota ${n}' WHERE id = ${quoted(reader.id)}; UPDATE notifications SET message = 'Nota ${n}' WHERE user_id = ${quoted(reader.id)}`,
    )
  await write(0)
  let isWriting = true
  const writer = (async () => {
    for (let n = 1; isWriting; n++) await write(n)
  })()
  const read: unknown[][] = []
  for (let time = 0; time < 60; time++) {
    const { collections } = await fresh(reader).ask(['users', 'notifications'])
    read.push([collections.users?.documents[0]?.about, collections.notifications?.documents[0]?.message])
  }
  isWriting = false
  await writer
  expect(read.filter(([about, message]) => about !== message || about === undefined)).toEqual([])
})
