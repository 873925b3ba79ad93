import { beforeEach, describe, expect, test } from 'vitest'
import { type Answer, call, get, type Row, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { signedIn } from '../support/session'
import { withAdministrator } from '../support/with-people'

const KEY = 'how_it_works_video_url'
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const another = 'https://youtu.be/aqz-KE-bpKQ'

const server = withServer()
const admin = withAdministrator(server)
beforeEach(() => sql(server, 'DELETE FROM site_settings'))

const set = (body: unknown, { key = KEY, token = admin.token } = {}): Promise<Answer> =>
  call(server, 'PUT', `/api/admin/settings/${key}`, { token, body })
const settings = (): Promise<Row[]> => sql(server, 'SELECT key, value FROM site_settings')
const acts = (): Promise<Row[]> => sql(server, 'SELECT actor, action, subject, details, created_at FROM audit_log ORDER BY rowid')
const lastAct = async () => (await acts()).at(-1)

describe('an administrator sets the video', () => {
  test('for everybody, in either of its two addresses, and changes and removes it', async () => {
    expect(await set({ value: ` ${video} ` })).toMatchObject({ status: 204, body: '' })
    const asked = new URLSearchParams({ filter: `key = "${KEY}"`, fields: 'value' })
    expect((await get(server, `/api/collections/site_settings/records?${asked}`)).body).toMatchObject({ items: [{ value: video }] })
    expect((await set({ value: another })).status).toBe(204)
    expect(await settings()).toEqual([{ key: KEY, value: another }])
    expect((await set({ value: '  ' })).status).toBe(204)
    expect(await settings()).toEqual([{ key: KEY, value: '' }])
  })

  test('together with its act or not at all', async () => {
    await set({ value: video })
    const before = await lastAct()
    await sql(server, "CREATE TRIGGER no_acts BEFORE INSERT ON audit_log BEGIN SELECT RAISE(ABORT, 'no') ; END")
    expect(await set({ value: another })).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    await sql(server, 'DROP TRIGGER no_acts')
    expect(await settings()).toEqual([{ key: KEY, value: video }])
    expect(await lastAct()).toEqual(before)
  })
})

describe('an administrator sets the footer', () => {
  const footer = { footer_facebook: 'https://facebook.com/canteiro', footer_instagram: 'https://instagram.com/canteiro', footer_active: 'yes' }

  test('[PRODUCT 51] its addresses and that services and contact are active, for everybody; emptied, nothing is set', async () => {
    for (const [key, value] of Object.entries(footer)) expect((await set({ value }, { key })).status).toBe(204)
    const asked = new URLSearchParams({ filter: 'key ~ "footer_"', fields: 'key,value', sort: 'key' })
    const shown = Object.entries(footer).map(([key, value]) => ({ key, value }))
    const read = (await get(server, `/api/collections/site_settings/records?${asked}`)).body
    expect(read).toMatchObject({ items: expect.arrayContaining(shown) })
    expect(JSON.parse(String((await lastAct())?.details))).toEqual({ before: null, after: 'yes' })
    expect((await set({ value: '' }, { key: 'footer_facebook' })).status).toBe(204)
    expect(await settings()).toContainEqual({ key: 'footer_facebook', value: '' })
  })

  test.each([
    ['footer_facebook', 'facebook.com/canteiro', 'website_invalid'],
    ['footer_instagram', 'javascript:alert(1)', 'website_invalid'],
    ['footer_linkedin', `https://x.example/${'x'.repeat(200)}`, 'website_invalid'],
    [KEY, 'https://vimeo.com/76979871', 'video_invalid'],
    ['footer_active', 'sim', 'malformed'],
  ])('[PRODUCT 24] [PRODUCT 51] but %s to nothing else: %s', async (key, value, code) => {
    expect(await set({ value }, { key })).toMatchObject({ status: 400, body: { code } })
    expect(await settings()).toEqual([])
  })
})

describe('nothing changes, and nothing is written down', () => {
  const unchanged = async (ask: () => Promise<Answer>, expected: { status: number; code?: string }) => {
    await set({ value: video })
    const before = (await acts()).length
    const { status, body } = await ask()
    expect(status).toBe(expected.status)
    // PocketBase refuses what is too large before a route of ours could say so in its way.
    if (expected.code) expect(body).toEqual({ code: expected.code })
    expect(await settings()).toEqual([{ key: KEY, value: video }])
    expect(await acts()).toHaveLength(before)
  }

  test.each([[{}], [{ value: 7 }], [{ value: null }], [{ value: video, key: 'x' }], [`${video}`], [{ value: 'x'.repeat(501) }]])(
    'for a body that makes no sense: %j',
    (body) => unchanged(() => set(body), { status: 400, code: 'malformed' }),
  )

  test('without a session', () => unchanged(() => set({ value: another }, { token: '' }), { status: 401, code: 'unauthorized' }))

  test.each(['cliente', 'empresa', 'autonomo'] as const)('for %s', async (role) => {
    const { token } = await signedIn(server, role)
    await unchanged(() => set({ value: another }, { token }), { status: 403, code: 'forbidden' })
  })
})
