import { gzipSync } from 'node:zlib'
import { newId } from '#new-id'
import type { Random } from '../chaos/random'
import { projectArgs, proposalArgs } from '../support/command-args'
import { blackPng, jpegFrame, jpegHead, webpCanvas, webpHead } from '../support/picture-heads'
import { someText, someValue, withOneReplaced } from './values'

export type HostileRequest = { kind: string; method: string; path: string; headers: Record<string, string>; body: Uint8Array }
/** What an attacker knows: the addresses of the server, ids of its records, the names of its collections, and sessions that may write nothing of the kind sent, an administrator's for their own routes. */
export type Target = {
  routes: readonly string[]
  ids: readonly string[]
  collections: readonly string[]
  client: string
  provider: string
  admin: string
  start: string
}
type Body = { kind: string; type: string; bytes: Uint8Array }

const MB = 1024 * 1024
const large = Buffer.alloc(10 * MB, 'a')
const zipBomb = gzipSync(Buffer.alloc(64 * MB))
const pictureBomb = blackPng(20_000, 20_000)

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const
const parameters = [
  'q',
  'state',
  'city',
  'before',
  'sort',
  'budget',
  'timing',
  'not_sent',
  'own_state',
  'own_city',
  'filter',
  'expand',
  'fields',
  'page',
  'perPage',
  'skipTotal',
  'token',
  'thumb',
  'download',
  'order',
  'role',
  'status',
  'rows',
  'export',
  'action',
]

/** Native doors besides our own routes. */
const native = (collection: string, id: string): string[] => [
  `GET /api/collections/${collection}/records`,
  `GET /api/collections/${collection}/records/${id}`,
  `POST /api/collections/${collection}/records`,
  `PATCH /api/collections/${collection}/records/${id}`,
  `DELETE /api/collections/${collection}/records/${id}`,
  ...[
    'auth-with-password',
    'auth-with-oauth2',
    'auth-with-otp',
    'request-otp',
    'auth-refresh',
    'request-password-reset',
    'confirm-password-reset',
  ].map((door) => `POST /api/collections/${collection}/${door}`),
  ...['request-verification', 'confirm-verification', 'request-email-change', 'confirm-email-change', `impersonate/${id}`].map(
    (door) => `POST /api/collections/${collection}/${door}`,
  ),
  `GET /api/collections/${collection}/auth-methods`,
  `GET /api/collections/${collection}`,
  `PUT /api/collections/import`,
  `GET /api/files/${collection}/${id}/x.png`,
]
const others = [
  'GET /api/health',
  'POST /api/realtime',
  'POST /api/files/token',
  'POST /api/batch',
  'GET /api/settings',
  'PATCH /api/settings',
  'GET /api/logs',
  'GET /api/backups',
  'POST /api/backups',
  'GET /api/crons',
  'POST /api/crons/send-mail',
  'POST /api/sql',
  'GET /',
  'GET /projetos',
  'GET /fornecedores/{id}',
  'GET /_/',
]

/** The next request of garbage. The same for the same random numbers and the same target. */
export async function hostileRequest(random: Random, target: Target): Promise<HostileRequest> {
  const collection = random.next() < 0.85 ? (random.pick(target.collections) ?? '') : encoded(someText(random))
  const id = random.next() < 0.5 ? (random.pick(target.ids) ?? '') : encoded(someText(random)) || 'x'
  const all = random.next() < 0.6 ? target.routes : random.next() < 0.8 ? native(collection, id) : others
  const [known = 'GET', path = '/'] = (random.pick(all) ?? '').split(' ')
  const method = random.next() < 0.9 ? known : (random.pick(methods) ?? 'GET')
  const body = method === 'GET' || method === 'HEAD' ? undefined : await someBody(random, target, path)
  const length = body && random.next() < 0.01 ? { 'Content-Length': String(body.bytes.length + 10) } : {}
  return {
    kind: body?.kind ?? 'query',
    method,
    path: `${path.replace(/\{\w+\}/g, id)}${someQuery(random)}`,
    headers: { ...tokenOf(random, target, path), ...(body && { 'Content-Type': body.type }), ...length },
    body: body?.bytes ?? new Uint8Array(),
  }
}

/** A lone surrogate has no spelling in an address. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

function someQuery(random: Random): string {
  if (random.next() < 0.4) return ''
  const parts = Array.from({ length: 1 + random.below(4) }, () => {
    const value = random.next() < 0.05 ? 'a'.repeat(60_000) : someText(random)
    return `${random.pick(parameters)}=${random.next() < 0.9 ? encoded(value) : value.replaceAll(/[^!-~]|#/g, '%')}`
  })
  return `?${parts.join('&')}`
}

function tokenOf(random: Random, { client, provider, admin }: Target, path: string): Record<string, string> {
  const garbled = `${client.slice(0, -5)}AAAAA`
  const own = path.startsWith('/api/admin/') ? admin : path.includes('sync') ? provider : client
  const token = random.next() < 0.7 ? own : (random.pick(['', garbled, 'x.y.z', 'Bearer', 'a'.repeat(4_000)]) ?? '')
  return token ? { Authorization: token } : {}
}

async function someBody(random: Random, target: Target, path: string): Promise<Body> {
  const json = (kind: string, text: string): Body => ({ kind, type: 'application/json', bytes: Buffer.from(text) })
  const dice = random.next()
  if (dice < 0.005) return { kind: '10 MB', type: 'application/json', bytes: large }
  if (dice < 0.01) return json('10 MB of JSON', `{"token":"${'a'.repeat(10 * MB)}"}`)
  if (dice < 0.02) return { kind: 'zip bomb', type: 'application/json', bytes: zipBomb.subarray(0, 400_000) }
  if (dice < 0.05) return json('deep nesting', `${random.pick(['[', '{"a":', '[{"a":'])?.repeat(random.pick([50, 2_000, 100_000]) ?? 1)}`)
  if (dice < 0.08) return json('closed deep nesting', `${'['.repeat(3_000)}${']'.repeat(3_000)}`)
  if (dice < 0.12)
    return {
      kind: 'bad UTF-8',
      type: 'application/json',
      bytes: Buffer.concat([Buffer.from('{"token":"'), Buffer.from([0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80]), Buffer.from('","seen":0}')]),
    }
  if (dice < 0.16) return json('not JSON', someText(random))
  if (dice < 0.2)
    return json(
      'huge numbers',
      `{"token":"","seen":${random.pick(['1e400', '-1e400', '9'.repeat(500), '0.'.padEnd(400, '1')])},"collections":{},"commands":[]}`,
    )
  if (dice < 0.24)
    return json(
      'prototype keys',
      '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"ok":true}},"token":"","seen":0,"commands":[{"__proto__":{"id":"x"}}],"collections":{"__proto__":null}}',
    )
  if (dice < 0.34) return form(random)
  if (dice < 0.38)
    return {
      kind: 'another type',
      type: random.pick(['text/plain', 'application/xml', 'multipart/form-data', 'application/x-www-form-urlencoded', 'x']) ?? '',
      bytes: Buffer.from(`@jsonPayload=${encodeURIComponent(JSON.stringify(someValue(random)))}&role=admin`),
    }
  if (dice < 0.5) return json('any JSON', JSON.stringify(someValue(random)))
  return json('one value replaced', JSON.stringify(withOneReplaced(random, knownBody(random, target, path))))
}

/** What a route takes, of such a kind that nothing of it is accepted however its parts are replaced: its person may not, or one part is wrong besides. */
function knownBody(random: Random, { start, ids }: Target, path: string): unknown {
  const id = random.pick(ids) ?? newId()
  if (path.endsWith('/pull'))
    return { token: start, seen: 0, stream: { id: 'x', pokes: ['a'] }, collections: { projects: { head: 1, floors: { 'open:SP': 1 } }, users: null } }
  if (path.endsWith('/push')) return { token: start, seen: 0, commands: [random.pick(knownCommands(id))] }
  if (path.endsWith('/accept_proposal')) {
    const terms = { amount: 1, duration_days: 1, proposal_type: 'both', cover_letter: 'x' }
    return { token: start, seen: 0, id: newId(), version: 2, project_id: id, proposal_id: id, ...terms }
  }
  if (path.endsWith('/realtime')) return { clientId: 'x', subscriptions: [`user:${id}`, '*', 'projects/*?options={}'] }
  if (path.includes('auth-with')) return { identity: 'x', password: 'x', provider: 'x', code: 'x', otpId: 'x' }
  if (path.endsWith('/batch')) return { requests: [{ method: 'POST', url: '/api/collections/users/records', body: { role: 'admin' } }] }
  return { role: 'admin', email: 'x', password: 'x', token: 'x', cnpj: '1', value: 1, title: 'x', project_id: id, reason: 1, status: 'x' }
}

/** Given by a provider about what is not theirs. */
function knownCommands(id: string): object[] {
  const now = new Date().toISOString()
  const given = (verb: string, args: object) => ({ id: newId(), verb, version: 1, args, at: now, first_sent: now })
  return [
    given('publish_project', projectArgs()),
    given('complete_project', { project_id: id }),
    given('delete_project', { project_id: id }),
    given('improve_proposal', { ...proposalArgs(id), proposal_id: id }),
    given('withdraw_proposal', { proposal_id: id }),
    given('start_conversation', { project_id: id, provider_id: id }),
    given('send_message', { message_id: newId(), conversation_id: id, content: 'x' }),
    given('mark_conversation_read', { conversation_id: id, message_id: id }),
    given('mark_notifications_read', { up_to: id }),
    given('mark_ticket_read', { ticket_id: id, message_id: id }),
    given('send_proposal', { ...proposalArgs(id), amount: -1, duration_days: 0.5 }),
    given('edit_account', { full_name: 'x'.repeat(121), state: 'ZZ', username: '!' }),
    given('send_support_message', { message_id: id, ticket_id: 'x', subject: null, content: '' }),
    given('request_cancellation', { request_id: 'x' }),
    { id: newId(), verb: 'publish_project', give_up: 'yes' },
  ]
}

/** Files that are none, or more than they look. */
async function form(random: Random): Promise<Body> {
  const files: Record<string, Uint8Array> = {
    'picture bomb': await pictureBomb,
    'zip bomb': zipBomb,
    'JPEG head': Uint8Array.from(jpegHead(jpegFrame(60_000, 60_000))),
    'WebP head': Uint8Array.from(webpHead(webpCanvas(16_000, 16_000))),
    SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    nothing: new Uint8Array(),
  }
  const kind = random.pick(Object.keys(files)) ?? ''
  const data = new FormData()
  for (const name of ['id', 'project_id', 'position', '@jsonPayload', '__proto__'])
    if (random.next() < 0.5) data.append(name, someText(random).toWellFormed())
  for (const field of ['file', 'thumb', 'avatar', 'avatar_small'])
    if (random.next() < 0.6) data.append(field, new Blob([Buffer.from(files[kind] ?? [])]), someText(random).toWellFormed() || 'x')
  const encoded = new Response(data)
  return { kind, type: encoded.headers.get('Content-Type') ?? '', bytes: new Uint8Array(await encoded.arrayBuffer()) }
}
