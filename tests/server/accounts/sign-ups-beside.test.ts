import { expect, test } from 'vitest'
import { post, quoted, type Row, sql } from '../../support/server/server-client'
import { proofHash as hash, hashOf, newcomer, newcomersOf, password, proof } from '../support/newcomers'
import { serverWithMailbox } from '../support/server-with-mailbox'

const { server, mailbox } = serverWithMailbox()
const { signUp, signsUp, confirm, signIn, accountOf, signUpsOf } = newcomersOf({ server, mailbox })

/** Sign-ups by strangers with that address, newer than all others. */
const strangersSignUp = (email: string) =>
  sql(
    server,
    `INSERT INTO sign_ups (id, role, full_name, email, password, proof, origin, created_at)
      SELECT 'stranger' || printf('%07d', value), role, full_name, email, 'none', '', '/conta', '2099-01-01 00:00:00.000Z'
      FROM sign_ups, json_each('[1,2,3,4,5,6,7,8,9,10,11]') WHERE email = ${quoted(email)}`,
  )

test('[PRODUCT 41] a stranger who signs up with the hash of nothing is confirmed by no browser that has no proof', async () => {
  const stranger = newcomer({ proof: hashOf(''), password: 'do-estranho' })
  expect(await signUp(stranger)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  const { email, mail } = await signsUp({ proof: hash })
  // As a row from before, or of a device that hashed nothing.
  for (const planted of ['', hashOf('')]) {
    await sql(server, `UPDATE sign_ups SET proof = ${quoted(planted)} WHERE email = ${quoted(email)}`)
    for (const given of [{}, { proof: '' }, { proof: planted }]) expect((await confirm(mail, given)).status).toBeGreaterThanOrEqual(400)
  }
  expect(await accountOf(email)).toBeUndefined()
})

test('[PRODUCT 41] sign-ups with one address stand beside each other: any link to it confirms the one that its password is of, and ends the others', async () => {
  const [early, late] = ['do-outro', 'de-mais-um']
  const { email, mail: first } = await signsUp({ full_name: 'Golpe http://spam.example', password: early })
  expect(`${first.subject} ${first.text} ${first.html}`).not.toContain('spam')
  const hers = { role: 'empresa', full_name: 'Obras e Cia', email, password, proof: hash }
  await signUp(hers)
  await signUp({ ...hers, role: 'cliente', password: late, proof: hashOf('outro') })
  expect(await signUpsOf(email)).toHaveLength(3)
  expect((await confirm(first, {})).status).toBe(403)
  expect((await confirm(first, { proof })).status).toBe(204)
  expect(await accountOf(email)).toMatchObject({ role: 'empresa', full_name: 'Obras e Cia' })
  expect([(await signIn(email)).status, (await signIn(email, early)).status, (await signIn(email, late)).status]).toEqual([200, 400, 400])
  expect(await signUpsOf(email)).toEqual([])
})

test('[PRODUCT 41] ten newer sign-ups by strangers keep no one from confirming elsewhere by the link that was mailed for theirs', async () => {
  const { email, mail } = await signsUp()
  await strangersSignUp(email)
  expect(await signUpsOf(email)).toHaveLength(12)
  expect((await confirm(mail)).status).toBe(204)
  expect((await signIn(email)).status).toBe(200)
})

test('[PRODUCT 41] nor by the link of a mail that the browser of the sign-up asks for again', async () => {
  const { email } = await signsUp({ proof: hash })
  await strangersSignUp(email)
  const again = async (more: Row) => {
    const before = mailbox.mails().length
    expect((await post(server, '/api/account/confirmation', { email, ...more })).status).toBe(204)
    return mailbox.waitFor((mail) => mail.to.includes(email) && mailbox.mails().indexOf(mail) >= before)
  }
  expect((await confirm(await again({ proof: 'b2'.repeat(32) }))).status).toBe(400)
  expect((await confirm(await again({ proof }))).status).toBe(204)
  expect((await signIn(email)).status).toBe(200)
  expect((await post(server, '/api/account/confirmation', { email, proof: hash.slice(1) })).status).toBe(400)
})

test('of links that are followed at once one makes the account', async () => {
  const { email, mail } = await signsUp()
  await signUp(newcomer({ email, password: 'outra-senha' }))
  const answers = await Promise.all([confirm(mail), confirm(mail, { password: 'outra-senha' }), confirm(mail)])
  for (const { status, body } of answers) if (status !== 204) expect([status, body]).toEqual([409, { code: 'sign_up_replaced' }])
  expect(answers.map(({ status }) => status)).toContain(204)
  expect(await sql(server, `SELECT 1 FROM users WHERE email = ${quoted(email)}`)).toHaveLength(1)
})
