import { expect, test } from 'vitest'
import { requestCancellation } from '#domain/commands/request-cancellation'
import type { CancellationRequest } from '#domain/documents'
import { aCancellationRequest, ana, changesOf, idOf, joao, NOW, noticesOf, obras, reads } from '../builders'

const args = { request_id: idOf('novo') }
const decide = (requests: CancellationRequest[] = [], me = ana, given = args) =>
  requestCancellation.decide(reads({ account_cancellation_requests: requests }), given, me, NOW, NOW)

test.each([ana, joao, obras])('$role asks for the account to be deleted, and only the administration is notified', (me) => {
  const fields = { id: args.request_id, user_id: me.id, status: 'pending', resolved_at: '', created_at: NOW }
  const decision = decide([], me)
  expect(changesOf(decision)).toEqual([{ op: 'create', collection: 'account_cancellation_requests', id: args.request_id, fields }])
  expect(noticesOf(decision)).toEqual([])
})

test('while one request is pending another changes nothing', () => {
  expect(changesOf(decide([aCancellationRequest()]))).toEqual([])
})

test('a request given again changes nothing, pending or not', () => {
  const same = { request_id: idOf('pedido') }
  expect(changesOf(decide([aCancellationRequest()], ana, same))).toEqual([])
  expect(changesOf(decide([aCancellationRequest({ status: 'completed' })], ana, same))).toEqual([])
})

test('one that was completed leaves room for another', () => {
  expect(changesOf(decide([aCancellationRequest({ status: 'completed' })]))).toHaveLength(1)
})

test('an id of the wrong length is malformed, and whose account it is cannot be chosen', () => {
  expect(requestCancellation.parse({ request_id: 'curto' })).toBeUndefined()
  expect(requestCancellation.parse({ ...args, user_id: joao.id })).toEqual(args)
})
