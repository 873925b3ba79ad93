import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { uploadHeaders } from '#domain/wire/wire'
import { newId } from '#new-id'
import { pictureSize } from '../../pocketbase/src/pictures/picture-size'
import { blackPng, ended, jpegFrame, jpegHead, jpegSegment, pngHead } from '../support/data/picture-heads'
import { type Answer, call, fieldOf, get, quoted, runJob, sql } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'
import { addPhoto, picture } from './support/stage'
import { withAdministrator, withPeople } from './support/with-people'

const server = withServer()
const { ana, bruno, caio } = withPeople(server, { ana: 'cliente', bruno: 'autonomo', caio: 'cliente' })
const admin = withAdministrator(server)
let project_id: string

beforeAll(async () => {
  project_id = await ana.publishes()
})

function patchAvatar(parts: Record<string, Blob>, name = 'eu.png'): Promise<Answer> {
  const body = new FormData()
  for (const [field, file] of Object.entries(parts)) body.append(field, file, name)
  return call(server, 'PATCH', `/api/collections/users/records/${ana.id}`, { token: ana.token, body })
}

const asAvatar = (file: Blob) => patchAvatar({ avatar: file })
const asPhoto = (file: Blob) => addPhoto(server, ana.token, { id: newId(), project_id, position: '0' }, file)
const ways = Object.entries({ avatar: asAvatar, photo: asPhoto })

const cut = (bytes: readonly number[], type = 'image/png') => new Blob([Uint8Array.from(bytes)], { type })
const blob = (head: readonly number[], type?: string) => cut(ended(head), type)
const codesOf = (answer: Answer): string[] => Object.values(fieldOf(answer, 'data') ?? {}).map(({ code }) => code)
const outcome = (answer: Answer) => ({ status: answer.status, codes: codesOf(answer) })
const storedAvatar = async () => String((await sql(server, `SELECT avatar FROM users WHERE id = ${quoted(ana.id)}`))[0]?.avatar)

const small = pngHead(64, 64)
const large = pngHead(2_049, 10)
const refused = { status: 400, codes: ['photo_dimensions'] }

describe.each(ways)('a picture as %s', (_, send) => {
  test('of 60,000 × 60,000 pixels in less than half a megabyte is refused', async () => {
    const bomb = await blackPng(60_000, 60_000)
    expect(bomb.length).toBeLessThan(500_000)
    expect(outcome(await send(new Blob([bomb], { type: 'image/png' })))).toEqual(refused)
  })

  test('may have 2,048 pixels a side, and not one more', async () => {
    const heads: [(width: number, height: number) => number[], string][] = [
      [pngHead, 'image/png'],
      [(w, h) => jpegHead([...jpegSegment(0xe0, [1, 2]), ...jpegFrame(w, h, 0xc1)]), 'image/jpeg'],
    ]
    for (const [head, type] of heads) {
      const sent = (width: number, height: number) => send(blob(head(width, height), type))
      expect([outcome(await sent(2_049, 1)), outcome(await sent(1, 2_049))]).toEqual([refused, refused])
      expect((await sent(2_048, 2_048)).status).toBe(200)
    }
  })

  test('is refused when it does not tell its size in its first 256 kB, when it is a progressive JPEG, was cut, or is none', async () => {
    const late = jpegHead([...Array.from({ length: 5 }, () => jpegSegment(0xe1, new Array(65_000).fill(1))).flat(), ...jpegFrame(10, 10)])
    expect(outcome(await send(blob(late, 'image/jpeg')))).toEqual({ status: 400, codes: ['photo_unreadable'] })
    const progressive = jpegHead([...jpegFrame(10, 10, 0xc2)])
    expect(outcome(await send(blob(progressive, 'image/jpeg')))).toEqual({ status: 400, codes: ['photo_unreadable'] })
    for (const part of [pngHead(10, 10), jpegHead(jpegFrame(10, 10)), ended(pngHead(10, 10)).slice(0, -1)]) {
      expect(outcome(await send(cut(part)))).toEqual({ status: 400, codes: ['photo_unreadable'] })
    }
    expect((await send(cut([...ended(pngHead(10, 10)), ...Array(1_000).fill(0)]))).status).toBe(200)
    for (const other of ['GIF89a', 'RIFF\x08\0\0\0WEBP']) {
      expect(outcome(await send(new Blob([other], { type: 'image/png' })))).toEqual({ status: 400, codes: ['photo_type'] })
    }
  })
})

test('a picture of more parts than cameras write before its size is unreadable, and little of it is looked at', () => {
  const many = (part: readonly number[], count: number) => Array.from({ length: count }, () => part).flat()
  const jpeg = (parts: readonly number[]) => jpegHead([...parts, ...jpegFrame(9, 9)])
  for (const few of [jpeg(many(jpegSegment(0xe2, [1]), 100)), jpeg(many([0xff], 100))]) {
    expect(pictureSize(few)).toEqual({ ok: true, longest: 9 })
  }
  for (const dense of [jpeg(many(jpegSegment(0xe2, []), 60_000)), jpeg(many([0xff], 250_000))]) {
    let reads = 0
    const counted = new Proxy(dense, {
      get(bytes, at) {
        reads++
        return Reflect.get(bytes, at)
      },
    })
    expect(pictureSize(counted)).toEqual({ ok: false, code: 'photo_unreadable' })
    expect(reads).toBeLessThan(10_000)
  }
})

test.each([
  ['a.js', jpegHead(jpegFrame(9, 9)), '.jpg', 'image/jpeg'],
  ['a.min.mjs', jpegHead(jpegFrame(9, 9)), '.jpg', 'image/jpeg'],
  ['a.css', pngHead(9, 9), '.png', 'image/png'],
  ['a.svg', jpegHead(jpegFrame(9, 9)), '.jpg', 'image/jpeg'],
  ['a', pngHead(9, 9), '.png', 'image/png'],
])('a picture sent as %s is stored and served as what its bytes are', async (name, bytes, end, type) => {
  expect((await patchAvatar({ avatar: blob(bytes, type) }, name)).status).toBe(200)
  const stored = await storedAvatar()
  expect(stored).toMatch(new RegExp(`^[a-z0-9_]+\\${end}$`))
  expect((await get(server, `/api/files/users/${ana.id}/${stored}`)).headers.get('content-type')).toBe(type)
})

test('a small one of a picture is not made for anyone who asks: its original is answered', async () => {
  expect((await asAvatar(new Blob([await blackPng(1_000, 1_000)]))).status).toBe(200)
  const stored = await storedAvatar()
  const sizeOf = async (query: string) => Number((await get(server, `/api/files/users/${ana.id}/${stored}${query}`)).headers.get('content-length'))
  expect(await sizeOf('?thumb=100x100')).toBe(await sizeOf(''))
  const [{ id: users } = {}] = await sql(server, "SELECT id FROM _collections WHERE name = 'users'")
  expect(existsSync(join(server.dataDir, 'storage', String(users), ana.id, `thumbs_${stored}`))).toBe(false)
})

test('a photo without its small one is refused, and one with it is embedded with both', async () => {
  const photo = () => ({ id: newId(), project_id, position: '0' })
  const without = await addPhoto(server, ana.token, photo(), blob(small), '', null)
  expect(without).toMatchObject({ status: 400, body: { data: { thumb: { code: 'validation_required' } } } })
  const large = await addPhoto(server, ana.token, photo(), blob(small), '', cut(ended(small, Array(61_440).fill(0))))
  expect(codesOf(large)).toEqual(['validation_file_size_limit'])
})

test('[P12b] [PRODUCT 84] a photo that an edit removes leaves its project and the disk, and no other one does; sent again, or only then, it is taken as there and not stored', async () => {
  const [mine, other] = [await ana.publishes(), await ana.publishes()]
  const [gone, stays, ofOther] = [newId(), newId(), newId()]
  for (const [id, project_id] of Object.entries({ [gone]: mine, [stays]: mine, [ofOther]: other }))
    await addPhoto(server, ana.token, { id, project_id, position: '9999' }, blob(small))
  const onItsWay = newId()
  await ana.does('edit_project', { project_id: mine, edition: newId(), photos_removed: [gone, ofOther, onItsWay] })
  for (const id of [gone, onItsWay]) {
    const answer = await addPhoto(server, ana.token, { id, project_id: mine, position: '0' }, blob(small))
    expect(answer).toMatchObject({ status: 400, body: { data: { id: { code: 'validation_not_unique' } } } })
    expect(Number(answer.headers.get(uploadHeaders.end))).toBeGreaterThan(0)
  }
  await ana.device.pull()
  expect(ana.device.all('projects').get(mine)).toMatchObject({ images: [{ id: stays }] })
  await runJob(server, 'finish-deletions')
  await expect.poll(() => sql(server, 'SELECT folder FROM removed_folders')).toEqual([])
  const [{ id: collection } = {}] = await sql(server, "SELECT id FROM _collections WHERE name = 'project_images'")
  const isOnDisk = (photo: string) => existsSync(join(server.dataDir, 'storage', String(collection), photo))
  expect([gone, stays, ofOther, onItsWay].map(isOnDisk)).toEqual([false, true, true, false])
  await ana.deletes(mine)
  expect(await sql(server, `SELECT id FROM removed_photos WHERE project_id = ${quoted(mine)}`)).toEqual([])
})

test('a small avatar is stored with its avatar, never alone, and goes when another avatar comes without one', async () => {
  const stored = async () => String((await sql(server, `SELECT avatar_small FROM users WHERE id = ${quoted(ana.id)}`))[0]?.avatar_small)
  expect((await patchAvatar({ avatar: blob(small), avatar_small: blob(pngHead(96, 96)) })).status).toBe(200)
  expect(await stored()).not.toBe('')
  expect((await get(server, `/api/files/users/${ana.id}/${await stored()}`)).status).toBe(200)
  expect((await patchAvatar({ avatar_small: blob(small) })).status).toBe(403)
  expect(outcome(await patchAvatar({ avatar: blob(small), avatar_small: blob(large) }))).toEqual(refused)
  expect((await asAvatar(blob(small))).status).toBe(200)
  expect(await stored()).toBe('')
})

test('[PRODUCT 20] photos are added by the owner of a project, whatever became of it, at most eight, and nothing else of them is set', async () => {
  const [project_id, agreed] = [await ana.publishes(), await ana.publishes()]
  await ana.accepts(agreed, await bruno.proposes(agreed))
  const add = (token: string, project: string, more: Record<string, string> = {}, file?: Blob) =>
    addPhoto(server, token, { id: newId(), project_id: project, position: '0', ...more }, file)
  for (const token of ['', bruno.token, caio.token, admin.token]) expect((await add(token, project_id)).status).toBe(400)
  expect((await add(ana.token, agreed)).status).toBe(200)
  expect((await add(ana.token, project_id, { created: 'x' })).status).toBe(400)
  // Parameters of the address count as fields of the form.
  const fields = { id: newId(), project_id, position: '0' }
  const expanded = await addPhoto(server, ana.token, fields, picture(), '?expand=project_id')
  expect(fieldOf(expanded, 'data')).toEqual({ expand: expect.objectContaining({ code: 'unknown_field' }) })
  expect((await add(ana.token, project_id, {}, new Blob(['<svg/>'], { type: 'image/svg+xml' }))).status).toBe(400)
  expect((await add(ana.token, project_id, {}, new Blob([await picture().arrayBuffer(), new Uint8Array(5_300_000)]))).status).toBe(400)
  const id = newId()
  expect((await add(ana.token, project_id, { id })).status).toBe(200)
  expect(fieldOf(await add(ana.token, project_id, { id }), 'data')).toEqual({ id: expect.objectContaining({ code: 'validation_not_unique' }) })
  const rest = await Promise.all(Array.from({ length: 12 }, () => add(ana.token, project_id)))
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(7)
  expect(fieldOf(await add(ana.token, project_id), 'data')).toEqual({ project_id: expect.objectContaining({ code: 'too_many_photos' }) })
  expect(await sql(server, `SELECT 1 FROM project_images WHERE project_id = ${quoted(project_id)}`)).toHaveLength(8)
  // One whose file is gone has its place still: its device gives it back, or a later start finds it.
  await sql(server, `UPDATE project_images SET is_lost = 1 WHERE id = ${quoted(id)}`)
  expect(fieldOf(await add(ana.token, project_id), 'data')).toEqual({ project_id: expect.objectContaining({ code: 'too_many_photos' }) })
  expect((await add(ana.token, project_id, { id })).status).toBe(200)
})
