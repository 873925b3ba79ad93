import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections } from '#domain/collections'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import { collectionNames } from '#domain/documents'
import { dealOf } from '#domain/projects/deal'
import { collectionCreators } from '../../../../web/src/data/store/schemas'
import { aProposal, aQuote } from '../../../domain/builders'
import { Session } from '../../../server/support/session'
import { Device as SimplestDevice } from '../../../server/support/simplest-device'
import { type Person, password } from '../../../support/data/people'
import { startDevice } from '../../../support/device/device'
import type { RecordedDatabase } from '../../../support/device/recorded-database'
import { eventually } from '../../../support/eventually'
import { keptDevice, queued, unpackData } from '../../../support/release/kept-version'
import { releasedVersions } from '../../../support/release/released-versions'
import { startPocketBase, type TestServer } from '../../../support/server/pocketbase'
import { post, recordsOf, sql, textAt } from '../../../support/server/server-client'
import { settled } from '../../../support/story'
import { work } from '../support/walked-work'

/** At least one migration runs: the one that makes passwords cheap for tests. */
describe.each(releasedVersions().map(({ version }) => version))('the data of %s on this server', (version) => {
  let home: string
  let server: TestServer
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'canteiro-earlier-'))
    await unpackData(version, join(home, 'data'))
    server = await startPocketBase({ dataDir: join(home, 'data') })
  })
  afterAll(async () => {
    await server.stop()
    await rm(home, { recursive: true, force: true })
  })

  const signIn = async (identity: unknown): Promise<string> =>
    textAt(await post(server, '/api/collections/users/auth-with-password', { identity, password }), 'token')

  const entered = async (id: unknown, email: unknown) => new Session(server, { id: String(id), token: await signIn(email) } as Person)

  test('everyone signs in and reads all of theirs, and what waited in queues is there', async () => {
    const read = new Set<string>()
    for (const { id, email } of await sql(server, "SELECT id, email FROM users WHERE role <> 'admin'")) {
      const device = new SimplestDevice(server, { id: String(id), token: await signIn(email) })
      await device.pull()
      for (const name of collectionNames) {
        for (const document of device.documents.get(name)?.values() ?? []) {
          expect([name, collections[name].read(document)]).toEqual([name, expect.objectContaining({ id: document.id })])
          read.add(name)
          if (name === 'projects' || name === 'proposals') read.add(`${name} ${document.status}`)
        }
      }
    }
    const states = ['projects open', 'projects in_progress', 'projects completed', 'projects closed', 'proposals accepted', 'proposals pending']
    expect([...read]).toEqual(expect.arrayContaining([...collectionNames, ...states]))
    const tables = ['mail_queue', 'sign_ups', 'web_push_subscriptions', 'project_images']
    const counts = await Promise.all(tables.map((table) => sql(server, `SELECT count(*) > 0 AS is_any FROM ${table}`)))
    expect(counts.flat().map(({ is_any }) => Number(is_any))).toEqual(tables.map(() => 1))
  })

  test('[P10] [PRODUCT 111] the app of that version accepts a pending proposal as long as it has no quote', async () => {
    const [pending] = await sql(
      server,
      `SELECT q.id, q.project_id, p.edition, p.client_id, owner.email AS owner_email, q.provider_id, u.email FROM proposals q
        JOIN projects p ON p.id = q.project_id JOIN users owner ON owner.id = p.client_id JOIN users u ON u.id = q.provider_id
        WHERE q.status = 'pending' AND p.status = 'open'`,
    )
    if (!pending) throw new Error('No pending proposal is kept.')
    const { id, project_id, edition, client_id, owner_email, provider_id, email } = pending
    const [owner, provider] = [await entered(client_id, owner_email), await entered(provider_id, email)]
    const accepts = async () => {
      await owner.device.pull()
      const { quote_digest: _, ...seen } = acceptanceOf(collections.proposals.read(owner.device.all('proposals').get(String(id))) ?? aProposal())
      return owner.accepts(String(project_id), String(id), seen)
    }
    await provider.does('improve_proposal', { proposal_id: id, project_id, edition, amount: 4_350, quote: aQuote() })
    expect(await accepts()).toMatchObject({ status: 409, body: { code: 'proposal_changed' } })
    await provider.does('improve_proposal', { proposal_id: id, project_id, edition, quote: null })
    expect(await accepts()).toMatchObject({ status: 200 })
  })

  test('[PRODUCT 120] a deal of that version has one stage of its price, and goes on to its end with all that came after', async () => {
    const [found] = await sql(
      server,
      `SELECT p.id, p.client_id, owner.email AS owner_email, q.provider_id, u.email FROM projects p JOIN proposals q ON q.id = p.accepted_proposal_id
        JOIN users owner ON owner.id = p.client_id JOIN users u ON u.id = q.provider_id WHERE p.title = 'Muro de arrimo' AND p.status = 'in_progress'`,
    )
    if (!found) throw new Error('No deal is kept.')
    const [owner, provider] = [await entered(found.client_id, found.owner_email), await entered(found.provider_id, found.email)]
    const named = await owner.dealOn(String(found.id))
    const held = async () => {
      await provider.device.pull()
      return collections.proposals.read(provider.device.all('proposals').get(named.proposal_id)) ?? aProposal()
    }
    const before = await held()
    expect(before).toMatchObject({ quote: null, deal: null, work_photos: [], reference: null })
    expect(dealOf(before, named).stages).toMatchObject([{ name: '', amount: before.amount, done_at: '', paid_at: '', received_at: '' }])

    await work(owner, provider, named.project_id)
    await owner.does('complete_project', { ...named, open_points: ['Pintar o portão'] })
    await owner.does('give_reference', { ...named, again: true, on_time: 'yes', text: 'Caprichou.' })
    await provider.does('edit_account', { trades: ['pedreiro'] })
    const time = expect.stringMatching(/^\d{4}-/)
    expect(await held()).toMatchObject({
      deal: {
        stages: [{ name: '', amount: before.amount, done_at: time, paid_at: time, received_at: time }, { amount: 300 }],
        changes: [{ answer: 'accepted' }],
        open_points: ['Pintar o portão'],
      },
      work_photos: [{ by: 'provider' }],
      reference: { text: 'Caprichou.' },
    })
    expect(provider.device.all('users').get(provider.id)).toMatchObject({ trades: ['pedreiro'] })
  })

  test('[F7] a device of that version goes on from its position, fetches nothing anew, and delivers what it had queued', async () => {
    const { person, databases } = await keptDevice(version)
    const device = await startDevice(server.url, { ...person, token: await signIn(person.email) } satisfies Person, { recorded: databases })
    await settled(device)
    const sent = await eventually(device.sent, (uploads) => uploads.length === 1)
    const pulled = (await device.requests()).filter(({ path }) => path === '/api/sync/pull').map(({ body }) => JSON.parse(body).collections)
    const anew = new Set(pulled.flatMap((asked) => Object.keys(asked).filter((name) => asked[name] === null)))
    expect(pulled.length).toBeGreaterThan(0)
    expect([...anew].filter((name) => !hasOtherFields(name, databases))).toEqual([])

    expect(await device.outbox()).toEqual((await device.outbox()).map((row) => ({ ...row, state: 'done' })))
    const [project] = await recordsOf(server, 'projects', `title = "${queued.project}"`)
    expect(await recordsOf(server, 'project_images', `project_id = "${project?.id}"`, 'position')).toMatchObject([{ id: sent[0]?.id }])
    expect(await recordsOf(server, 'messages', `content = "${queued.message}"`)).toHaveLength(1)
    await device.end()
  })
})

/** Such a collection is a copy that is fetched anew. */
function hasOtherFields(name: string, databases: RecordedDatabase[]): boolean {
  const noted = databases.find((one) => one.name.endsWith('--_rxdb_internal'))?.stores.find((store) => store.name === 'docs')
  const then = noted?.records.map(({ value }) => Object(value).data).find((data) => data?.name === name)
  const own = Object.keys(collectionCreators[name]?.schema.properties ?? {})
  return own.some((field) => !(field in then.schema.properties))
}
