import { formatCpf, generateCnpj, generateCpf } from '@brazilian-utils/brazilian-utils'
import { beforeAll, describe, expect, test } from 'vitest'
import { collectionNames } from '#domain/documents'
import { formatDocumentNumber } from '#domain/values/document-number'
import { formatPhone } from '#domain/values/phone'
import { access, requestOf, routeCases, type Viewer, viewers } from '../../server/access'
import { servedSite } from '../../server/support/served-site'
import { type Stage, setStage } from '../../server/support/stage'
import { password } from '../../support/data/people'
import { type Answer, call, get, post, quoted, sql, superToken } from '../../support/server/server-client'

const { server } = servedSite()
let stage: Stage
/** Secrets of each person, by id, in every notation. */
const secrets = new Map<string, string[]>()

beforeAll(async () => {
  stage = await setStage(server)
  for (const [n, { id, email, role }] of (await everybody()).entries()) await keepSecrets(n, id, email, role)
})

/** Where an administrator reads what is private of others. Product 4. */
const privateToAdmins: readonly string[] = ['GET /api/admin/users', 'GET /api/admin/cancellations', 'GET /api/admin/audit']

type Account = { id: string; email: string; role: string; verified: string }
const everybody = async (): Promise<Account[]> => (await sql(server, 'SELECT id, email, role, verified FROM users ORDER BY id')) as Account[]

/** People whose accounts are suspended, for reasons that no one else reads: one who has to do with others, and one who has not. */
const suspendedNow = (): string[] => [stage.people.loser.id, stage.people.otherClient.id]

async function keepSecrets(n: number, id: string, email: string, role: string): Promise<void> {
  const type = role === 'empresa' ? 'CNPJ' : 'CPF'
  const [phone, address, number] = [`119876${50_000 + n}`, `Travessa Sigilosa, ${7_000 + n}`, type === 'CNPJ' ? generateCnpj() : generateCpf()]
  const reason = suspendedNow().includes(id) ? `Motivo sigiloso ${7_000 + n}` : ''
  const suspension = reason ? { suspended_at: '2026-01-01T00:00:00.000Z', suspended_reason: reason } : {}
  const known = { phone, address, document_type: type, document_number: number, ...suspension }
  const assignments = Object.entries(known).map(([field, value]) => `${field} = ${quoted(value)}`)
  await sql(server, `UPDATE users SET ${assignments.join(', ')} WHERE id = ${quoted(id)}`)
  secrets.set(id, [
    ...(reason ? [reason] : []),
    phone,
    formatPhone(phone),
    address,
    email,
    number,
    type === 'CPF' ? formatCpf(number) : formatDocumentNumber(number, type),
  ])
}

/** The people whose secrets are in a text. */
const toldIn = (text: string): string[] => [...secrets].filter(([, told]) => told.some((secret) => text.includes(secret))).map(([id]) => id)

const meOf = (viewer: Viewer): string => (viewer === 'signedOut' ? '' : viewer === 'admin' ? adminId() : stage.people[viewer].id)
/** The administrator of the token. */
const adminId = (): string => JSON.parse(atob(stage.tokens.admin.split('.')[1] ?? '')).id

type Heard = { of: string; answer: Answer }

/** Every answer of every route, about every record. */
async function everythingHeardBy(viewer: Viewer): Promise<Heard[]> {
  const token = stage.tokens[viewer]
  const heard: Heard[] = []
  const ask = async (method: string, path: string, body?: unknown) =>
    void heard.push({ of: `${method} ${path}`, answer: await call(server, method, path, { token, body }) })
  const ids = [...new Set([...Object.values(stage.ids), ...secrets.keys()])]

  for (const entry of routeCases) {
    for (const id of entry.route.includes('{id}') && !entry.destroys ? ids : ['']) await ask(...requestOf(entry, id), entry.body)
  }
  await ask('POST', '/api/sync/pull', { token: '', seen: 0, collections: Object.fromEntries(collectionNames.map((name) => [name, null])) })
  await ask('GET', '/api/providers?q=a')
  await ask('GET', '/api/open-projects?q=a')
  for (const collection of new Set(access.map((entry) => entry.collection))) {
    await ask(
      'GET',
      `/api/collections/${collection}/records?perPage=500&expand=client_id,provider_id,participant_one,participant_two,user_id,sender_id`,
    )
    for (const id of ids) await ask('GET', `/api/collections/${collection}/records/${id}`)
  }
  await ask('POST', '/api/collections/users/auth-refresh')
  // An account that was not confirmed would give way to these.
  for (const { email } of (await everybody()).filter(({ verified }) => verified === '1')) {
    await ask('POST', '/api/account/email', { email, password })
    await ask('POST', '/api/sign-up', { email, password, role: 'cliente', full_name: 'Qualquer Pessoa', proof: 'a'.repeat(64) })
    await ask('POST', '/api/collections/users/auth-with-password', { identity: email, password: 'errada' })
    await ask('POST', '/api/admin/sign-in', { email, password })
  }
  for (const path of ['/', '/como-funciona', ...ids.flatMap((id) => [`/fornecedores/${id}`, `/projetos/${id}`])]) await ask('GET', path)
  return heard
}

describe('private data reach no other person', () => {
  test.each(viewers)('[F6] through any answer that %s can get', async (viewer) => {
    const heard = await everythingHeardBy(viewer)
    const me = meOf(viewer)
    const isAllowed = (of: string) => viewer === 'admin' && privateToAdmins.some((route) => of.startsWith(route))
    const others = heard.filter(({ of }) => !isAllowed(of))
    const told = others.flatMap(({ of, answer }) => toldIn(JSON.stringify(answer.body)).flatMap((id) => (id === me ? [] : [`${of} tells of ${id}`])))
    expect(told).toEqual([])
    expect(heard.filter(({ answer }) => answer.status === 200).length).toBeGreaterThan(viewer === 'signedOut' ? 10 : 40)
    expect(heard.filter(({ answer }) => answer.status >= 500)).toEqual([])
  })

  test('[F6] and the search for it finds it where it is: with its own person, and with the operator', async () => {
    const { owner } = stage.people
    const body = { token: '', seen: 0, collections: { users: null } }
    expect(toldIn(JSON.stringify((await post(server, '/api/sync/pull', body, owner.token)).body))).toEqual([owner.id])
    const all = await get(server, '/api/collections/users/records?perPage=500', await superToken(server))
    expect(toldIn(JSON.stringify(all.body)).sort()).toEqual([...secrets.keys()].sort())
  })
})
