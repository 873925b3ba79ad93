import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { documentPhotos } from '#domain/document-photos'
import { newId } from '#new-id'
import { newIdOf } from '#new-id-of'
import { removePerson } from '../support/data/people'
import { pngHead } from '../support/data/picture-heads'
import { type Answer, call, fieldOf, get, quoted, runJob, sql, textAt } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'
import { type Session, signedIn } from './support/session'
import { addPhoto, addWorkPhoto } from './support/stage'
import { withAdministrator, withPeople } from './support/with-people'

const server = withServer()
const { ana, bruno, davi, caio } = withPeople(server, { ana: 'cliente', bruno: 'autonomo', davi: 'empresa', caio: 'cliente' })
const admin = withAdministrator(server)

type Work = { project_id: string; proposal_id: string; rival: string }

/** Bruno's deal with Ana; Davi proposed too. */
async function begins(owner = ana, provider: Session = bruno): Promise<Work> {
  const project_id = await owner.publishes()
  const [proposal_id, rival] = [await provider.proposes(project_id), await davi.proposes(project_id)]
  await owner.accepts(project_id, proposal_id)
  return { project_id, proposal_id, rival }
}

const send = (token: string, proposal_id: string, more: Record<string, string> = {}, file?: Blob) =>
  addWorkPhoto(server, token, { id: newId(), proposal_id, position: '0', ...more }, file)
const codesOf = (answer: Answer) => Object.fromEntries(Object.entries(fieldOf(answer, 'data') ?? {}).map(([field, { code }]) => [field, code]))
const stored = (proposal: string) => sql(server, `SELECT id FROM work_photos WHERE proposal_id = ${quoted(proposal)}`)

async function shownTo(person: Session, proposal: string): Promise<unknown> {
  await person.device.pull()
  return person.device.all('proposals').get(proposal)?.work_photos
}

let work: Work
beforeAll(async () => {
  work = await begins()
})

describe('[PRODUCT 127] photos of the work', () => {
  test('[PRODUCT 127] come from either side of a deal, with side and time by the server, and are seen by the two alone', async () => {
    const stage_id = newId()
    const [byOwner, byProvider] = [newIdOf(ana.id), newIdOf(bruno.id)]
    const answers = [
      await send(ana.token, work.proposal_id, { id: byOwner, position: '0' }),
      await send(bruno.token, work.proposal_id, { id: byProvider, position: '1', stage_id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const file = textAt(answers[1] as Answer, 'file')
    const created_at = expect.stringMatching(/^\d{4}-.*Z$/)
    const photos = [
      { id: byOwner, position: 0, stage_id: '', by: 'owner', created_at, file: expect.any(String), thumb: expect.any(String) },
      { id: byProvider, position: 1, stage_id, by: 'provider', created_at, file, thumb: expect.any(String) },
    ]
    expect([await shownTo(ana, work.proposal_id), await shownTo(bruno, work.proposal_id)]).toEqual([photos, photos])
    expect(await shownTo(davi, work.proposal_id)).toBeUndefined()
    expect(await shownTo(davi, work.rival)).toEqual([])
    for (const { token } of [davi, caio]) {
      const ticket = textAt(await call(server, 'POST', '/api/files/token', { token }), 'token')
      for (const collection of ['work_photos', 'project_images'])
        expect((await get(server, `/api/files/${collection}/${byProvider}/${file}?token=${ticket}`)).status).toBe(404)
      expect(JSON.stringify((await get(server, `/api/projects/${work.project_id}`, token)).body)).not.toContain(byProvider)
    }
  })

  test('are taken from nobody else: signed out, a rival, another client, an administrator, for a proposal that was not chosen', async () => {
    const before = await stored(work.proposal_id)
    for (const token of ['', davi.token, caio.token, admin.token]) expect((await send(token, work.proposal_id)).status).toBe(400)
    for (const [token, proposal] of [
      [davi.token, work.rival],
      [ana.token, work.rival],
      [ana.token, newId()],
      [ana.token, work.project_id],
    ] as const)
      expect((await send(token, proposal)).status).toBe(400)
    expect([await stored(work.proposal_id), await stored(work.rival)]).toEqual([before, []])
    const open = await ana.publishes()
    const pending = await bruno.proposes(open)
    expect(codesOf(await send(bruno.token, pending))).toEqual({ proposal_id: 'parent_missing' })
  })

  test('take no id of another work, of a project or of another person, nothing but pictures, and no field besides', async () => {
    const other = await begins()
    const [mine, ofProject] = [newIdOf(bruno.id), newIdOf(ana.id)]
    expect((await send(bruno.token, work.proposal_id, { id: mine })).status).toBe(200)
    expect(codesOf(await send(bruno.token, other.proposal_id, { id: mine }))).toEqual({ id: 'malformed' })
    expect(codesOf(await send(bruno.token, work.proposal_id, { id: mine }))).toEqual({ id: 'validation_not_unique' })
    expect(codesOf(await send(ana.token, work.proposal_id, { id: newIdOf(bruno.id) }))).toEqual({ id: 'malformed' })
    // Another kind's record under the same id is another record: neither shows the other's.
    await addPhoto(server, ana.token, { id: ofProject, project_id: work.project_id, position: '0' })
    expect((await addPhoto(server, bruno.token, { id: newId(), project_id: work.project_id, position: '0' })).status).toBe(400)
    expect(await shownTo(bruno, work.proposal_id)).not.toContainEqual(expect.objectContaining({ id: ofProject }))
    for (const field of ['by', 'created_at', 'is_lost', 'project_id', 'sender_id'])
      expect(codesOf(await send(bruno.token, other.proposal_id, { [field]: 'owner' }))).toEqual({ [field]: 'unknown_field' })
    expect((await send(bruno.token, other.proposal_id, { stage_id: "x' OR 1" })).status).toBe(400)
    for (const bytes of ['<svg/>', 'GIF89a', '<script>']) expect((await send(bruno.token, other.proposal_id, {}, new Blob([bytes]))).status).toBe(400)
    const large = new Blob([Uint8Array.from(pngHead(2_049, 10))], { type: 'image/png' })
    expect(codesOf(await send(bruno.token, other.proposal_id, {}, large))).toEqual({ file: 'photo_dimensions' })
    expect(await stored(other.proposal_id)).toEqual([])
  })

  test('are twenty at most of each side, also where they come at once, and the other side’s take none of them', async () => {
    const full = await begins()
    const rows = Array.from(
      { length: documentPhotos.proposals.most - 1 },
      () => `(${quoted(newId())}, ${quoted(full.proposal_id)}, 'a.png', 'b.png', 'owner', 'x', '')`,
    )
    await sql(server, `INSERT INTO work_photos (id, proposal_id, file, thumb, "by", created_at, stage_id) VALUES ${rows.join(', ')}`)
    const answers = await Promise.all([ana, ana, ana, bruno].map(({ token }) => send(token, full.proposal_id)))
    expect(answers.slice(0, 3).filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 200).map(codesOf)).toEqual(Array(2).fill({ proposal_id: 'too_many_work_photos' }))
    expect(await stored(full.proposal_id)).toHaveLength(documentPhotos.proposals.most + 1)
  })

  test('are taken until 30 days after the end, of the deal that was undone too, once it was made anew', async () => {
    const [done, undone] = [await begins(), await begins()]
    await ana.completes(done.project_id)
    await ana.undoes(undone.project_id, undone.proposal_id, 'Vou esperar.')
    await bruno.proposes(undone.project_id)
    expect((await send(bruno.token, undone.proposal_id)).status).toBe(200)
    const past = quoted(new Date(Date.now() - 31 * 86_400_000).toISOString())
    await sql(server, `UPDATE projects SET completed_at = ${past} WHERE id = ${quoted(done.project_id)}`)
    await sql(server, `UPDATE proposals SET deal = json_set(deal, '$.undone_at', ${past}) WHERE id = ${quoted(undone.proposal_id)}`)
    for (const { proposal_id } of [done, undone]) expect(codesOf(await send(bruno.token, proposal_id))).toEqual({ proposal_id: 'work_photos_over' })
    await sql(server, `UPDATE projects SET completed_at = ${quoted(new Date().toISOString())} WHERE id = ${quoted(done.project_id)}`)
    await ana.reopens(done.project_id)
    await sql(server, `UPDATE projects SET completed_at = ${past} WHERE id = ${quoted(done.project_id)}`)
    expect((await send(bruno.token, done.proposal_id)).status).toBe(200)
  })

  test('on their way when the work is completed, or the deal undone, are taken; the next deal and its photos are not seen by the provider of before', async () => {
    const [done, undone] = [await begins(), await begins()]
    await ana.completes(done.project_id)
    expect((await send(bruno.token, done.proposal_id)).status).toBe(200)
    await ana.undoes(undone.project_id, undone.proposal_id, 'Vou esperar.')
    expect((await send(bruno.token, undone.proposal_id)).status).toBe(200)
    await ana.accepts(undone.project_id, undone.rival)
    const answer = await send(davi.token, undone.rival)
    expect((await send(bruno.token, undone.rival)).status).toBe(400)
    expect([await shownTo(bruno, undone.rival), await shownTo(davi, undone.proposal_id)]).toEqual([undefined, undefined])
    expect(await shownTo(bruno, undone.proposal_id)).toHaveLength(1)
    const ticket = textAt(await call(server, 'POST', '/api/files/token', { token: bruno.token }), 'token')
    const path = `/api/files/work_photos/${textAt(answer, 'id')}/${textAt(answer, 'file')}`
    expect((await get(server, `${path}?token=${ticket}`)).status).toBe(404)
  })
})

describe('[PRODUCT 127] the removal of a photo of the work', () => {
  test('is for the side that sent it, while the project is in progress; sent again, it is taken as there and not stored', async () => {
    const { project_id, proposal_id } = await begins()
    const photo_id = newIdOf(bruno.id)
    await send(bruno.token, proposal_id, { id: photo_id })
    const removal = { ...(await ana.dealOn(project_id)), photo_id }
    expect(await ana.dispatches('remove_work_photo', removal)).toMatchObject({ status: 'refused', code: 'not_yours' })
    for (const other of [davi, caio]) expect(await other.dispatches('remove_work_photo', removal)).toMatchObject({ status: 'refused' })
    // Another deal's photo is not removed in the name of this one.
    await bruno.does('remove_work_photo', { ...(await bruno.dealOn(work.project_id)), photo_id })
    expect(await stored(proposal_id)).toHaveLength(1)
    await bruno.does('remove_work_photo', removal)
    expect([await shownTo(ana, proposal_id), await shownTo(bruno, proposal_id)]).toEqual([[], []])
    expect(codesOf(await send(bruno.token, proposal_id, { id: photo_id }))).toEqual({ id: 'validation_not_unique' })
    expect(await stored(proposal_id)).toEqual([])
    const kept = newIdOf(bruno.id)
    await send(bruno.token, proposal_id, { id: kept })
    await ana.completes(project_id)
    await bruno.does('remove_work_photo', { ...removal, photo_id: kept })
    expect(await stored(proposal_id)).toEqual([])
  })

  test('of a deal that was undone is its sender’s too, whoever does the work now; one on its way is barred', async () => {
    const { project_id, proposal_id, rival } = await begins()
    const [shown, later] = [newIdOf(bruno.id), newIdOf(bruno.id)]
    await send(bruno.token, proposal_id, { id: shown })
    const removal = await bruno.dealOn(project_id)
    await ana.undoes(project_id, proposal_id, 'Vou esperar.')
    await ana.accepts(project_id, rival)
    for (const photo_id of [shown, later]) {
      await bruno.does('remove_work_photo', { ...removal, photo_id })
    }
    expect(codesOf(await send(bruno.token, proposal_id, { id: later }))).toEqual({ id: 'validation_not_unique' })
    expect(await stored(proposal_id)).toEqual([])
  })
})

describe('[PRODUCT 127] [PRODUCT 10] photos of the work go, files included,', () => {
  const folder = async () => {
    const [{ id } = {}] = await sql(server, "SELECT id FROM _collections WHERE name = 'work_photos'")
    return join(server.dataDir, 'storage', String(id))
  }
  const ways: [string, (owner: Session, provider: Session, project: string) => Promise<unknown>][] = [
    ["with its owner's account", (owner) => removePerson(server, owner.id)],
    ["with its provider's account", (_owner, provider) => removePerson(server, provider.id)],
    ['with a project that its owner deletes', (owner, _provider, project) => owner.deletes(project)],
  ]

  test.each(ways)('%s', async (_name, removes) => {
    const [owner, provider] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo')]
    const { project_id, proposal_id } = await begins(owner, provider)
    const id = newId()
    await send(owner.token, proposal_id, { id })
    expect(existsSync(join(await folder(), id))).toBe(true)
    await owner.undoes(project_id, proposal_id, 'Vou esperar.')
    await removes(owner, provider, project_id)
    expect(await stored(proposal_id)).toEqual([])
    await runJob(server, 'finish-deletions')
    await expect.poll(() => sql(server, 'SELECT folder FROM removed_folders')).toEqual([])
    expect(existsSync(join(await folder(), id))).toBe(false)
  })
})
