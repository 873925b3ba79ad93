import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CommandAnswer, type Session, signedIn } from '../../server/support/session'
import { projectArgs, proposalArgs } from '../../support/command-args'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { fieldOf, quoted, sql } from '../../support/server-client'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
let server: TestServer

beforeAll(async () => {
  server = await startPocketBase({ rateLimits: 'real' })
})
afterAll(() => server.stop())

const publishing = (ana: Session) => ana.command('publish_project', projectArgs())
const answersTo = async (person: Session, commands: unknown[]): Promise<CommandAnswer[]> => {
  const answers: CommandAnswer[] = []
  for (let from = 0; from < commands.length; from += 50) {
    const some = fieldOf(await person.push(commands.slice(from, from + 50)), 'answers')
    if (Array.isArray(some)) answers.push(...(some as CommandAnswer[]))
  }
  return answers
}
const codes = (answers: CommandAnswer[]) => answers.map(({ status, code }) => code ?? status)
const times = (count: number, word: string): string[] => Array.from({ length: count }, () => word)
const count = async (from: string): Promise<number> => Number((await sql(server, `SELECT count(*) AS count FROM ${from}`))[0]?.count)

test('[P13] a day of proposals and improvements written offline is taken, more than four hours of them is not', async () => {
  const ana = await signedIn(server, 'cliente')
  const bruno = await signedIn(server, 'autonomo')
  const project = await ana.publishes()
  const proposing = (amount: number) => bruno.command('send_proposal', { ...proposalArgs(project), amount })
  const improving = (amount: number) => bruno.command('improve_proposal', { proposal_id: proposal, project_id: project, amount })
  const proposal = await bruno.proposes(project)
  const answers = await answersTo(bruno, [
    ...Array.from({ length: 120 }, (_, i) => proposing(i + 1)),
    ...Array.from({ length: 119 }, (_, i) => improving(i + 1_000)),
  ])
  expect(codes(answers)).toEqual(times(239, 'accepted'))
  // The minutes that this takes refill as many.
  const more = await answersTo(
    bruno,
    Array.from({ length: 50 }, (_, i) => proposing(i + 5_000)),
  )
  expect(codes(more).slice(-20)).toEqual(times(20, 'too_many'))
  expect(await bruno.dispatches('withdraw_proposal', { proposal_id: proposal })).toMatchObject({ status: 'accepted' })
})

test('[P13] the server decides nothing by looking through a table', async () => {
  const plan = async (query: string) => (await sql(server, `EXPLAIN QUERY PLAN ${query}`)).map(({ detail }) => String(detail))
  expect(await plan("SELECT count(*) FROM projects WHERE client_id = 'x' AND status = 'open'")).toEqual([
    expect.stringContaining('idx_projects_client_open'),
  ])
  expect(await plan("SELECT refilled_at FROM quotas WHERE user_id = 'x' AND name = 'y'")).toEqual([expect.stringMatching(/^SEARCH/)])
})

describe('[P13] after a rewind', () => {
  /** As a device that has seen what this server never did. */
  const hearsOfRewind = async (person: Session, claimed: { token?: string; seen?: number } = { token: 'lost', seen: 0 }) => {
    Object.assign(person.device, claimed)
    expect(await person.device.ask()).toMatchObject({ rewound: true })
    Object.assign(person.device, { token: '', seen: 0 })
  }
  const isRestored = async () => (await server.snapshot())()
  /** So much later the extension has as much less time left. */
  const later = ({ id }: Session, ms: number) => sql(server, `UPDATE quota_extensions SET ends_at = ends_at - ${ms} WHERE user_id = ${quoted(id)}`)
  const usedUp = async () => {
    const ana = await signedIn(server, 'cliente')
    const answers = await answersTo(
      ana,
      Array.from({ length: 11 }, () => publishing(ana)),
    )
    expect(codes(answers).at(-1)).toBe('too_many')
    return ana
  }

  test('[P13] a start or a number that a device only claims to have seen gives nothing, on a server that was never restored nor on one started again', async () => {
    const ana = await usedUp()
    const position = (await ana.device.ask()).token
    const claims = [{ seen: 1_000_000_000 }, { token: 'bogus', seen: 0 }, { token: position, seen: 1_000_000_000 }]
    for (const claimed of claims) {
      await hearsOfRewind(ana, claimed)
      expect(await ana.sends(publishing(ana))).toMatchObject({ code: 'too_many' })
    }
    await server.restart()
    for (const claimed of claims) {
      await hearsOfRewind(ana, claimed)
      expect(await ana.sends(publishing(ana))).toMatchObject({ code: 'too_many' })
    }
    expect(await count('quota_extensions')).toBe(0)
  })

  test('[P11] [P13] seven days of commands are taken again, once a restore, and the own quota is as before', async () => {
    const ana = await usedUp()
    await isRestored()
    await hearsOfRewind(ana)
    await hearsOfRewind(ana)
    const answers = await answersTo(
      ana,
      Array.from({ length: 72 }, () => publishing(ana)),
    )
    expect(codes(answers)).toEqual([...times(70, 'accepted'), ...times(2, 'too_many')])
    await hearsOfRewind(ana)
    expect(await ana.sends(publishing(ana))).toMatchObject({ code: 'too_many' })
    await server.restart()
    await hearsOfRewind(ana)
    expect(await ana.sends(publishing(ana))).toMatchObject({ code: 'too_many' })
    await isRestored()
    await hearsOfRewind(ana)
    expect(await ana.sends(publishing(ana))).toMatchObject({ status: 'accepted' })
    await later(ana, DAY_MS)
    expect(await ana.sends(publishing(ana))).toMatchObject({ code: 'too_many' })
  })

  test("[P11] [P13] a person's devices give back within a day of the first command that is given back, which may come weeks after the restore", async () => {
    const ana = await usedUp()
    await isRestored()
    await hearsOfRewind(ana)
    await later(ana, 60 * DAY_MS)
    expect(await ana.sends(publishing(ana))).toMatchObject({ status: 'accepted' })
    await later(ana, 23 * HOUR_MS)
    // Another device, which hears of it only now.
    await hearsOfRewind(ana)
    expect(await ana.sends(publishing(ana))).toMatchObject({ status: 'accepted' })
    await later(ana, HOUR_MS)
    await hearsOfRewind(ana)
    expect(await ana.sends(publishing(ana))).toMatchObject({ code: 'too_many' })
  })

  test('[P11] [P13] who comes back only after the restored server was started again gets it then', async () => {
    const bia = await signedIn(server, 'cliente')
    await isRestored()
    await server.restart()
    const before = await count('quota_extensions')
    await hearsOfRewind(bia)
    expect(await count('quota_extensions')).toBe(before + 1)
  })

  test('[P13] an account that is younger than the restore, or a restore of more than 90 days ago, gets none of it', async () => {
    const ana = await signedIn(server, 'cliente')
    await isRestored()
    const before = await count('quota_extensions')
    await hearsOfRewind(await signedIn(server, 'cliente'))
    await sql(server, `UPDATE sync_starts SET created_at = '2026-01-01T00:00:00.000Z' WHERE restored = 1`)
    await sql(server, `UPDATE users SET created_at = '2025-12-01T00:00:00.000Z' WHERE id = ${quoted(ana.id)}`)
    await hearsOfRewind(ana)
    expect(await count('quota_extensions')).toBe(before)
  })

  test('[P13] a first pull, or one that is not behind, gives nothing', async () => {
    await isRestored()
    const ana = await signedIn(server, 'cliente')
    await ana.device.pull()
    await ana.device.pull()
    expect(await count(`quota_extensions WHERE user_id = ${quoted(ana.id)}`)).toBe(0)
  })
})
