import { describe, expect, test } from 'vitest'
import { proposalId } from '#domain/ids'
import { newId } from '#new-id'
import { projectArgs, proposalArgs } from '../../support/data/command-args'
import { fieldOf, post, quoted, runJob, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { type Session, signedIn } from '../support/session'
import { withPeople } from '../support/with-people'

const server = withServer()
const { ana, bruno, rival } = withPeople(server, { ana: 'cliente', bruno: 'autonomo', rival: 'empresa' })

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
const stored = async (table: string, id: string) => (await sql(server, `SELECT * FROM ${table} WHERE id = ${quoted(id)}`))[0]

test('[P2] the server decides on its own data, with its own clock', async () => {
  const project = await ana.publishes()
  const late = new Date(Date.now() + 3_600_000).toISOString()
  const message_id = newId()
  await bruno.proposes(project)
  const conversation_id = await ana.startsConversation(project, bruno)
  await bruno.sends(bruno.command('send_message', { message_id, conversation_id, content: 'Olá' }, { at: late }))
  const message = await stored('messages', message_id)
  expect(String(message?.sent_at) < late).toBe(true)
  expect(String(message?.created_at) <= new Date().toISOString()).toBe(true)
})

test('[P2] messages of a conversation have strictly increasing times, however many come at once', async () => {
  const project = await ana.publishes()
  await bruno.proposes(project)
  const conversation_id = await ana.startsConversation(project, bruno)
  const say = (session: Session, content: string) => session.command('send_message', { message_id: newId(), conversation_id, content })
  await Promise.all([
    ana.push(Array.from({ length: 10 }, (_, i) => say(ana, `ana ${i}`))),
    bruno.push(Array.from({ length: 10 }, (_, i) => say(bruno, `bruno ${i}`))),
  ])
  const said = await sql(server, `SELECT content, created_at FROM messages WHERE conversation_id = ${quoted(conversation_id)} ORDER BY created_at`)
  expect(new Set(said.map(({ created_at }) => created_at)).size).toBe(20)
  expect(said.map(({ content }) => String(content)).filter((content) => content.startsWith('ana'))).toEqual(
    Array.from({ length: 10 }, (_, i) => `ana ${i}`),
  )
})

test("[P2] what exists but is not the actor's to see answers like what does not exist", async () => {
  const project = await ana.publishes()
  const proposal_id = await rival.proposes(project)
  const improve = (id: string) => bruno.dispatches('improve_proposal', { proposal_id: id, project_id: project, edition: '', amount: 1 })
  expect(await improve(proposal_id)).toMatchObject({ status: 'refused', code: 'proposal_missing' })
  expect(await improve(proposalId(project, newId()))).toMatchObject({ status: 'refused', code: 'proposal_missing' })
  expect(await bruno.dispatches('withdraw_proposal', { proposal_id, ...proposalArgs(project) })).toMatchObject({ status: 'accepted' })
  expect(await stored('proposals', proposal_id)).toMatchObject({ amount: '1500' })
})

test.each(['publish_project', 'give_up'])(
  '[P2] [A1] the actor of a command is read in its own transaction: an account deleted while its batch runs leaves nothing behind, %s',
  async (next) => {
    const leaving = await signedIn(server, 'cliente')
    const last = newId()
    // More than one transaction takes.
    const before = Array.from({ length: 20 }, () => leaving.command('publish_project', projectArgs()))
    const following = {
      publish_project: leaving.command('publish_project', projectArgs({ project_id: last })),
      give_up: { id: last, verb: 'publish_project', give_up: true },
    }[next]
    const gone = `DELETE FROM users WHERE id = ${quoted(leaving.id)}`
    await sql(server, `CREATE TRIGGER leaving AFTER INSERT ON projects WHEN NEW.client_id = ${quoted(leaving.id)} BEGIN ${gone}; END`)
    const answer = await leaving.push([...before, following])
    await sql(server, 'DROP TRIGGER leaving')
    expect(answer).toMatchObject({ status: 410, body: { code: 'account_removed' } })
    expect(await stored('projects', last)).toBeUndefined()
    expect(await sql(server, `SELECT * FROM sync_answers WHERE user_id = ${quoted(leaving.id)} AND id = ${quoted(last)}`)).toEqual([])
  },
)

describe('[P3] answers', () => {
  test('[P3] an accepted command names the end of the feed in its transaction, and pull reaches it', async () => {
    const answer = await ana.dispatches('publish_project', projectArgs())
    expect(answer).toEqual({ id: answer.id, status: 'accepted', seq: expect.any(Number) })
    await ana.device.pull()
    expect(ana.device.checkpoints.get('projects')?.head).toBeGreaterThanOrEqual(Number(answer.seq))
  })

  test('[P3] a refusal holds up nothing that comes after it', async () => {
    const project = newId()
    const answers = fieldOf(
      await ana.push([
        ana.command('complete_project', { project_id: newId(), proposal_id: newId(), accepted_at: '' }),
        ana.command('publish_project', projectArgs({ project_id: project })),
        ana.command('publish_project', projectArgs({ title: '' })),
        ana.command('delete_project', { project_id: project, status: 'open', edition: '' }),
      ]),
      'answers',
    )
    expect(answers).toEqual([
      expect.objectContaining({ status: 'refused', code: 'parent_missing' }),
      expect.objectContaining({ status: 'accepted' }),
      expect.objectContaining({ status: 'refused', code: 'malformed' }),
      expect.objectContaining({ status: 'accepted' }),
    ])
  })

  test("[P3] the server's own trouble is stored nowhere and ends the batch", async () => {
    const [broken, next] = [ana.command('publish_project', projectArgs()), ana.command('publish_project', projectArgs())]
    await sql(server, "CREATE TRIGGER broken BEFORE INSERT ON projects BEGIN SELECT RAISE(ABORT, 'no'); END")
    const answer = await ana.push([broken, next])
    await sql(server, 'DROP TRIGGER broken')
    expect(fieldOf(answer, 'answers')).toEqual([{ id: broken.id, status: 'retry' }])
    expect(await ana.sends(broken)).toMatchObject({ status: 'accepted' })
  })
})

describe('[P4] repetition', () => {
  test('[P4] a command sent again gets its first answer and changes nothing', async () => {
    const project = await ana.publishes()
    const command = bruno.command('send_proposal', proposalArgs(project))
    const first = await bruno.sends(command)
    await bruno.withdraws(project)
    expect(await bruno.sends(command)).toEqual(first)
    expect(await stored('proposals', proposalId(project, bruno.id))).toBeUndefined()
  })

  test('[P3] [P4] a refusal is as final as an acceptance', async () => {
    const project_id = newId()
    const command = ana.command('complete_project', { project_id, proposal_id: newId(), accepted_at: '' })
    const first = await ana.sends(command)
    await ana.does('publish_project', projectArgs({ project_id }))
    expect(await ana.sends(command)).toEqual(first)
  })

  test('[P4] one that was first sent more than 90 days ago and has no stored answer is too old; one that has keeps it', async () => {
    const old = ana.command('publish_project', projectArgs(), { first_sent: daysAgo(91) })
    expect(await ana.sends(old)).toMatchObject({ status: 'refused', code: 'too_old' })
    const known = ana.command('publish_project', projectArgs())
    const first = await ana.sends(known)
    expect(await ana.sends({ ...known, first_sent: daysAgo(91) })).toEqual(first)
  })

  test('[P4] an answer is kept for 90 days', async () => {
    const [kept, over] = [ana.command('publish_project', projectArgs()), ana.command('publish_project', projectArgs())]
    for (const [command, age] of [
      [kept, 89],
      [over, 91],
    ] as const) {
      await ana.sends(command)
      await sql(server, `UPDATE sync_answers SET created_at = ${quoted(daysAgo(age))} WHERE id = ${quoted(String(command.id))}`)
    }
    const answered = async () => {
      const ids = `${quoted(String(kept.id))}, ${quoted(String(over.id))}`
      return (await sql(server, `SELECT id FROM sync_answers WHERE id IN (${ids})`)).map(({ id }) => id)
    }
    await runJob(server, 'forget-old-changes')
    await expect.poll(answered).toEqual([kept.id])
  })
})

describe('[P5] what is already so', () => {
  test('[P5] edits of different fields by two devices both stand, and of the same field the later arrival wins', async () => {
    await ana.does('edit_account', { full_name: 'Ana Souza', city: 'Santos', state: 'SP' })
    await ana.does('edit_account', { phone: '(11) 98765-4321' })
    await ana.does('edit_account', { city: 'Campinas' })
    expect(await stored('users', ana.id)).toMatchObject({
      full_name: 'Ana Souza',
      city: 'Campinas',
      phone: '11987654321',
      search: '= ana sosa kliente kampinas sp ',
    })
  })

  test('[P5] a person has one pending request to leave, which only they withdraw, whatever their role and however many devices ask at once', async () => {
    for (const role of ['cliente', 'empresa', 'autonomo'] as const) {
      const leaving = await signedIn(server, role)
      const asks = () => leaving.dispatches('request_cancellation', { request_id: newId() })
      const answers = [await asks(), ...(await Promise.all([asks(), asks()])), await asks()]
      expect(answers.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted', 'accepted'])
      const requests = await sql(server, `SELECT * FROM account_cancellation_requests WHERE user_id = ${quoted(leaving.id)}`)
      expect(requests).toEqual([expect.objectContaining({ status: 'pending', resolved_at: '', resolved_by: '' })])
      await leaving.device.pull()
      expect(leaving.device.ids('account_cancellation_requests')).toEqual(requests.map(({ id }) => id))
      const request_id = String(requests[0]?.id)
      expect(await ana.dispatches('withdraw_cancellation', { request_id })).toMatchObject({ status: 'accepted' })
      await leaving.device.pull()
      expect(leaving.device.ids('account_cancellation_requests')).toEqual([request_id])
      for (let time = 0; time < 2; time++) await leaving.does('withdraw_cancellation', { request_id })
      await leaving.device.pull()
      expect(leaving.device.ids('account_cancellation_requests')).toEqual([])
    }
  })
})

test('[F7a] nothing is judged under any start but the current one, nor beyond what there is', async () => {
  const commands = [ana.command('publish_project', projectArgs())]
  const { token, seen } = ana.device
  const under = (position: object) => post(server, '/api/sync/push', { ...position, commands }, ana.token)
  expect((await under({ token: 'another', seen })).body).toMatchObject({ token, pull_first: true })
  expect((await under({ token, seen: seen + 1_000_000 })).body).toMatchObject({ token, pull_first: true })
  // Known, and nothing of what was seen then has been lost; and that of a device which has not pulled yet.
  await sql(server, "INSERT INTO sync_starts (rowid, seq, token, created_at) VALUES (0, 0, 'earlier', '2026-01-01T00:00:00.000Z')")
  for (const earlier of ['earlier', '']) expect((await under({ token: earlier, seen: 0 })).body).toMatchObject({ token, pull_first: true })
  expect((await under({ token, seen })).body).toMatchObject({ answers: [{ status: 'accepted' }] })
})
