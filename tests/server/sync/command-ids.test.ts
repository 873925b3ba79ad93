import { describe, expect, test } from 'vitest'
import { conversationId, proposalId } from '#domain/ids'
import { newId } from '#new-id'
import { proposalArgs } from '../../support/data/command-args'
import { fieldOf, post, quoted, type Row, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { type Session, signedIn } from '../support/session'
import { withPeople } from '../support/with-people'

const server = withServer()
const { ana, bruno, rival } = withPeople(server, { ana: 'cliente', bruno: 'autonomo', rival: 'empresa' })

/** One that is queued, one about a record, and the one with a route of its own. */
const verbs = ['edit_account', 'send_proposal', 'accept_proposal']
const accepted = (id: string) => ({ id, status: 'accepted', seq: 1 })
const malformed = (id: string) => ({ id, status: 'refused', code: 'malformed' })
const answersOf = (person: Session): Promise<Row[]> => sql(server, `SELECT * FROM sync_answers WHERE user_id = ${quoted(person.id)} ORDER BY id`)

/** An id that this person has had an accepted answer for, under a verb. */
async function usedId(person: Session, verb: string): Promise<string> {
  const id = newId()
  const values = [person.id, id, verb, JSON.stringify(accepted(id)), new Date().toISOString()].map(quoted)
  await sql(server, `INSERT INTO sync_answers (user_id, id, verb, answer, created_at) VALUES (${values.join(', ')})`)
  return id
}

const acceptance = (project_id: string, proposal_id: string) => ({ version: 1, proposal_id, ...proposalArgs(project_id) })

test.each(verbs)('[P4] an id that %s has used answers that verb alone, by every way in; to others it is malformed and unstored', async (used) => {
  const id = await usedId(bruno, used)
  const before = await answersOf(bruno)
  const queued = verbs.filter((verb) => verb !== 'accept_proposal')
  const answered = async (asked: Row[]) => fieldOf(await bruno.push(asked), 'answers')
  const expected = (verb: string) => (verb === used ? accepted(id) : malformed(id))
  expect(await answered(queued.map((verb) => bruno.command(verb, {}, { id })))).toEqual(queued.map(expected))
  expect(await answered(verbs.map((verb) => ({ id, verb, give_up: true })))).toEqual(verbs.map(expected))
  const route = await bruno.accepts(newId(), newId(), { id })
  expect(route).toMatchObject(
    used === 'accept_proposal' ? { status: 404, body: { code: 'proposal_missing' } } : { status: 400, body: { code: 'malformed' } },
  )
  expect(await answersOf(bruno)).toEqual(before)
})

test('[P4] what cannot be read is malformed, and is not stored', async () => {
  const id = newId()
  for (const unread of [
    { id, verb: 'edit_account', args: {} },
    { id, give_up: true },
  ])
    expect(await bruno.sends(unread)).toEqual(malformed(id))
  expect((await answersOf(bruno)).filter((row) => row.id === id)).toEqual([])
})

describe('[P4] an accepted answer tells of a proposal only to the owner whose choice it is', () => {
  /** Bruno asks about the rival's proposal on a project of Ana's, under an id of his own. */
  async function probed(id: string, chosen: boolean): Promise<unknown[]> {
    const project = await ana.publishes()
    await rival.proposes(project)
    if (chosen) await ana.accepts(project, proposalId(project, rival.id))
    const third = await signedIn(server, 'empresa')
    const bodies: unknown[] = []
    for (const one of [rival, third]) {
      const { status, body } = await bruno.accepts(project, proposalId(project, one.id), { id })
      bodies.push({ status, body })
    }
    return bodies
  }

  test.each(['accept_proposal', 'edit_account'])('[P4] under an id used by the verb %j', async (verb) => {
    for (const chosen of [false, true]) {
      const [proposed, not] = await probed(await usedId(bruno, verb), chosen)
      expect(proposed).toEqual(not)
      expect(proposed).not.toHaveProperty('body.conversation_id')
    }
  })

  test('[P4] nor to an owner, of what was not chosen', async () => {
    const project = await ana.publishes()
    const [mine, theirs] = [await bruno.proposes(project), await rival.proposes(project)]
    const id = newId()
    const conversation_id = conversationId(project, ana.id, bruno.id)
    expect(await ana.accepts(project, mine, { id })).toMatchObject({ status: 200, body: { conversation_id } })
    expect(await ana.accepts(project, theirs, { id })).toMatchObject({ status: 404, body: { code: 'proposal_missing' } })
    expect(await ana.accepts(newId(), mine, { id })).toMatchObject({ status: 404, body: { code: 'proposal_missing' } })
    expect(await ana.accepts(project, mine, { id })).toMatchObject({ status: 200, body: { conversation_id } })
  })

  test('[P4] and under any start but the current one nothing is answered at all', async () => {
    const id = await usedId(bruno, 'accept_proposal')
    const body = { token: 'another', seen: 0, id, ...acceptance(newId(), newId()) }
    expect((await post(server, '/api/accept_proposal', body, bruno.token)).body).toMatchObject({ pull_first: true })
  })
})
