import { expect, test } from 'vitest'
import { type EditAccount, editAccount } from '#domain/commands/edit-account'
import type { Account } from '#domain/documents'
import { anAccount, ana, changesOf, NOW, noticesOf, obras, reads } from '../builders'

const decide = (args: EditAccount, account: Account | undefined = anAccount(), me = ana) =>
  editAccount.decide(reads({ users: [account] }), args, me, NOW, NOW)

test('only the fields that differ are written', () => {
  const decision = decide({ full_name: 'Ana S. Souza', city: 'Campinas', notify_email: false })
  expect(changesOf(decision)).toEqual([{ op: 'set', collection: 'users', id: ana.id, fields: { full_name: 'Ana S. Souza', notify_email: false } }])
  expect(noticesOf(decision)).toEqual([])
})

test.each([{}, { full_name: 'Ana Souza', state: 'SP' }, { username: undefined }] satisfies EditAccount[])('%j is already so', (args) => {
  expect(changesOf(decide(args))).toEqual([])
})

test('what may be empty is cleared', () => {
  expect(changesOf(decide({ phone: '', username: '' }, anAccount({ phone: '1134567890', username: 'ana' })))).toMatchObject([
    { fields: { phone: '', username: '' } },
  ])
})

test('a document number is kept without its mask, in upper case, with the type of the role', () => {
  expect(changesOf(decide({ document_number: '111.444.777-35' }))).toMatchObject([
    { fields: { document_number: '11144477735', document_type: 'CPF' } },
  ])
  expect(changesOf(decide({ document_number: '12.abc.345/01de-35' }, anAccount({ id: obras.id, role: 'empresa' }), obras))).toMatchObject([
    { fields: { document_number: '12ABC34501DE35', document_type: 'CNPJ' } },
  ])
})

test("a number of the other role's kind is refused", () => {
  expect(decide({ document_number: '12ABC34501DE35' })).toEqual({ ok: false, code: 'malformed' })
  expect(decide({ document_number: '11144477735' }, anAccount({ role: 'empresa' }), obras)).toEqual({ ok: false, code: 'malformed' })
})

test('an account that is gone is not edited', () => {
  expect(editAccount.decide(reads({ users: [undefined] }), { city: 'Valinhos' }, ana, NOW, NOW)).toEqual({ ok: false, code: 'parent_missing' })
})

test('[PRODUCT 1] role, e-mail and document type are not editable, whatever is sent', () => {
  expect(editAccount.parse({ city: 'Valinhos', role: 'admin', email: 'x@y.z', document_type: 'CNPJ', id: obras.id, avatar: 'x.png' })).toEqual({
    city: 'Valinhos',
  })
})

test('a phone is kept as digits, without +55', () => {
  expect(editAccount.parse({ phone: '+55 (11) 98765-4321' })).toEqual({ phone: '11987654321' })
  expect(editAccount.parse({ phone: '' })).toEqual({ phone: '' })
})

test.each([
  { phone: '123' },
  { city: '' },
  { state: 'XX' },
  { full_name: ' ' },
  { notify_scope: 'country' },
  { notify_email: 'yes' },
  { website: 'javascript:alert(1)' },
])('%j is nothing', (args) => {
  expect(editAccount.parse(args)).toBeUndefined()
})
