import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../support/people'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { call } from '../support/server-client'
import { signedIn } from './support/session'
import { picture } from './support/stage'

let server: TestServer

beforeAll(async () => {
  server = await startPocketBase()
})
afterAll(() => server.stop())

/** At the edge of what edit_account takes. */
const edges: [string, object][] = [
  ['a website as a phone begins a sentence', { website: 'Https://Exemplo.com.br' }],
  ['a website in capitals', { website: 'HTTP://EXEMPLO.COM.BR' }],
  ['a website of 200 characters', { website: `https://${'x'.repeat(188)}.com` }],
  ['a name of 120 characters that grow when they are folded', { full_name: 'İ'.repeat(120) }],
  ['a name of emoji', { full_name: '👷'.repeat(60) }],
  ['about of 5,000 characters', { about: 'ã'.repeat(5_000) }],
  ['about of 5,000 characters that are three each when they are folded', { about: '한'.repeat(5_000) }],
  ['a user name of 30', { username: 'a.b-c_'.repeat(5) }],
  ['a phone with its country', { phone: '+55 (19) 98765-4321' }],
  ['a CNPJ with letters', { document_number: '12.ABC.345/01DE-35' }],
  ['an address of 200', { address: 'ç'.repeat(200) }],
]

test.for(edges)("PocketBase saves one's own record after a command has stored %s", async ([, args]) => {
  const person = await signedIn(server, 'empresa')
  await person.does('edit_account', args)
  const path = `/api/collections/users/records/${person.id}`
  const avatar = new FormData()
  avatar.set('avatar', picture(), 'eu.png')
  expect(await call(server, 'PATCH', path, { token: person.token, body: avatar })).toMatchObject({ status: 200 })
  const body = { oldPassword: password, password: 'novasenha', passwordConfirm: 'novasenha' }
  expect(await call(server, 'PATCH', path, { token: person.token, body })).toMatchObject({ status: 200 })
})
