import { expect, test } from 'vitest'
import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { proposalArgs } from '../../support/data/command-args'
import { post, quoted, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { signedIn } from '../support/session'
import { withPeople } from '../support/with-people'

const server = withServer()
const { ana, bruno, rival } = withPeople(server, { ana: 'cliente', bruno: 'autonomo', rival: 'empresa' })

async function twoProposals(): Promise<{ project: string; his: string; theirs: string }> {
  const project = await ana.publishes()
  return { project, his: await bruno.proposes(project), theirs: await rival.proposes(project) }
}

const statusOf = async (table: string, id: string) => (await sql(server, `SELECT status FROM ${table} WHERE id = ${quoted(id)}`))[0]?.status

test('[PRODUCT 14] [P3] accepting starts the project, refuses the others, tells them and opens a conversation, all at once', async () => {
  const { project, his, theirs } = await twoProposals()
  const answer = await ana.accepts(project, his)
  expect(answer).toMatchObject({
    status: 200,
    body: {
      token: ana.device.token,
      end: expect.any(Number),
      now: expect.any(String),
      seq: expect.any(Number),
      conversation_id: conversationId(project, ana.id, bruno.id),
      accepted_at: (await ana.dealOn(project)).accepted_at,
    },
  })
  expect(await statusOf('projects', project)).toBe('in_progress')
  expect([await statusOf('proposals', his), await statusOf('proposals', theirs)]).toEqual(['accepted', 'rejected'])
  expect((await bruno.notifications()).at(-1)).toMatchObject({ title: 'Sua proposta foi aceita!', link: `/projetos/${project}` })
  expect((await rival.notifications()).at(-1)).toMatchObject({ title: 'Proposta recusada', link: `/projetos/${project}` })
  expect((await ana.notifications()).at(-1)).toMatchObject({ title: 'Projeto em andamento' })
  expect(await sql(server, `SELECT 1 FROM conversations WHERE project_id = ${quoted(project)}`)).toHaveLength(1)
})

test('[PRODUCT 14] [P4] of many acceptances at the same time exactly one wins, and its repetition answers the same', async () => {
  const { project, his, theirs } = await twoProposals()
  const answers = await Promise.all([his, theirs, theirs, his].map((proposal) => ana.accepts(project, proposal)))
  const won = (await statusOf('proposals', his)) === 'accepted' ? his : theirs
  const expected = [his, theirs, theirs, his].map((proposal) => (proposal === won ? 200 : 409))
  expect(answers.map(({ status }) => status)).toEqual(expected)
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
    expected.filter((status) => status === 409).map(() => ({ code: 'project_closed' })),
  )
  expect(await sql(server, `SELECT 1 FROM proposals WHERE project_id = ${quoted(project)} AND status = 'accepted'`)).toHaveLength(1)
})

test('[PRODUCT 86] [P4] after its provider undid the deal another proposal is accepted, and the first acceptance answers no more', async () => {
  const { project, his, theirs } = await twoProposals()
  const id = newId()
  expect(await ana.accepts(project, his, { id })).toMatchObject({ status: 200 })
  await ana.completes(project)
  await ana.reopens(project)
  await bruno.undoes(project, his, 'Adoeci.')
  // Who looks at it now cannot tell that it was done once.
  await rival.device.pull()
  expect(rival.device.all('projects').get(project)).toMatchObject({ status: 'open', completed_at: '' })
  expect([await statusOf('projects', project), await statusOf('proposals', his), await statusOf('proposals', theirs)]).toEqual([
    'open',
    'rejected',
    'pending',
  ])
  expect((await ana.notifications()).at(-1)).toMatchObject({ title: 'Combinado desfeito', message: expect.stringContaining('Motivo: Adoeci.') })
  expect((await rival.notifications()).at(-1)).toMatchObject({ title: 'Projeto aberto de novo' })
  expect(await sql(server, "SELECT 1 FROM mail_queue WHERE kind = 'deal_undone'")).toHaveLength(1)
  const [act] = await sql(server, 'SELECT * FROM audit_log')
  expect(act).toMatchObject({ actor: bruno.id, action: 'undo_deal', subject: ana.id })
  expect(JSON.stringify(act)).not.toContain('Adoeci')
  expect(await ana.accepts(project, his, { id })).toMatchObject({ status: 404 })
  expect(await ana.accepts(project, theirs)).toMatchObject({ status: 200 })
  // Undone again it wakes no one whose deal was undone before.
  await ana.undoes(project, theirs, 'Vou esperar.')
  expect([await statusOf('proposals', his), await statusOf('proposals', theirs)]).toEqual(['rejected', 'rejected'])
})

test('[P4] repeated under the same id it is answered the same and notifies no one twice', async () => {
  const { project, his } = await twoProposals()
  const id = newId()
  const first = await ana.accepts(project, his, { id })
  const told = (await bruno.notifications()).length
  const again = await ana.accepts(project, his, { id })
  expect(again).toMatchObject({ status: 200, body: { seq: (first.body as { seq: number }).seq } })
  expect((await ana.accepts(project, his)).status).toBe(200)
  expect(await bruno.notifications()).toHaveLength(told)
})

test('[P2] only the owner accepts, and only what was proposed for that project; to others it is as if it were not there', async () => {
  const { project, his } = await twoProposals()
  const other = await signedIn(server, 'cliente')
  const elsewhere = await other.publishes()
  expect(await other.accepts(project, his)).toMatchObject({ status: 404 })
  expect(await bruno.accepts(project, his)).toMatchObject({ status: 404 })
  expect(await other.accepts(elsewhere, his)).toMatchObject({ status: 404, body: { code: 'proposal_missing' } })
  expect(await ana.accepts(newId(), his)).toMatchObject({ status: 404, body: { code: 'parent_missing' } })
  await bruno.withdraws(project)
  expect(await ana.accepts(project, his)).toMatchObject({ status: 404, body: { code: 'proposal_missing' } })
})

test('[F7a] under another start nothing is accepted: the device pulls first', async () => {
  const { project, his } = await twoProposals()
  const body = { seen: 0, id: newId(), version: 1, proposal_id: his, ...proposalArgs(project) }
  await sql(server, "INSERT INTO sync_starts (rowid, seq, token, created_at) VALUES (0, 0, 'earlier', '2026-01-01T00:00:00.000Z')")
  for (const token of ['another', 'earlier', ''])
    expect(await post(server, '/api/accept_proposal', { ...body, token }, ana.token)).toMatchObject({ status: 200, body: { pull_first: true } })
  expect(await statusOf('projects', project)).toBe('open')
})

test('[P10] an acceptance that cannot be read is malformed', async () => {
  expect(await ana.accepts('x', 'y')).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect(await post(server, '/api/accept_proposal', {}, ana.token)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect(await post(server, '/api/accept_proposal', {})).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
})
