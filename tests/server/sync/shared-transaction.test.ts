import { expect, test } from 'vitest'
import { newId } from '#new-id'
import { newIdOf } from '#new-id-of'
import { projectArgs } from '../../support/data/command-args'
import { fieldOf, quoted, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { signedIn } from '../support/session'
import { withPeople } from '../support/with-people'

const server = withServer()
const { ana } = withPeople(server, { ana: 'cliente' })

const publishing = (title: string) => ana.command('publish_project', projectArgs({ project_id: newIdOf(ana.id), title }))
const answersTo = async (commands: unknown[]) => fieldOf(await ana.push(commands), 'answers')
const titles = async () =>
  (await sql(server, `SELECT title FROM projects WHERE client_id = ${quoted(ana.id)} ORDER BY rowid`)).map(({ title }) => title)
const accepted = expect.objectContaining({ status: 'accepted' })

test('[P2] [P4] what the database refuses among other commands takes none of them with it, and a repetition has the same answers', async () => {
  const other = await signedIn(server, 'cliente')
  await other.does('edit_account', { username: 'ana.lima' })
  const first = publishing('Muro da frente')
  const commands = [first, ana.command('edit_account', { username: 'ana.lima' }), publishing('Telhado da casa'), first]
  const answers = await answersTo(commands)
  expect(answers).toEqual([accepted, expect.objectContaining({ code: 'username_taken' }), accepted, Array.isArray(answers) && answers[0]])
  expect(await answersTo(commands)).toEqual(answers)
  expect(await titles()).toEqual(['Muro da frente', 'Telhado da casa'])
})

test('[P2] [P3] what comes before a trouble of the server stands, and what comes behind it is not judged', async () => {
  const commands = [publishing('Piso da sala'), publishing('Escada nova'), publishing('Porta da rua')]
  await sql(server, "CREATE TRIGGER broken BEFORE INSERT ON projects WHEN NEW.title = 'Escada nova' BEGIN SELECT RAISE(ABORT, 'no'); END")
  const answers = await answersTo(commands)
  await sql(server, 'DROP TRIGGER broken')
  expect(answers).toEqual([accepted, { id: commands[1]?.id, status: 'retry' }])
  expect((await titles()).slice(2)).toEqual(['Piso da sala'])
  expect(await answersTo(commands)).toEqual([Array.isArray(answers) && answers[0], accepted, accepted])
})

test('[P2] a command is judged by what those before it in its request wrote, of the account too', async () => {
  const project_id = newId()
  const answers = await answersTo([
    ana.command('edit_account', { state: 'MG', city: 'Belo Horizonte' }),
    ana.command('edit_account', { city: 'Uberlândia' }),
    ana.command('edit_account', { city: 'Campinas' }),
    ana.command('publish_project', projectArgs({ project_id })),
    ana.command('close_project', { project_id, reason: '' }),
    ana.command('complete_project', { project_id, proposal_id: newId(), accepted_at: '' }),
  ])
  expect(answers).toEqual([
    accepted,
    accepted,
    expect.objectContaining({ code: 'city_unknown' }),
    accepted,
    accepted,
    expect.objectContaining({ status: 'refused' }),
  ])
})
