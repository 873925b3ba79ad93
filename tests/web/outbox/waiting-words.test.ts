import { expect, test } from 'vitest'
import { waitingCode } from '../../../web/src/data/drafts/waiting-words'

test('[PRODUCT 36] a waiting item says what it waits for', () => {
  expect(waitingCode({ connection: 'offline', signedOut: false }, false)).toBe('waiting_connection')
  expect(waitingCode({ connection: 'unreachable', signedOut: false }, false)).toBe('waiting_server')
  expect(waitingCode({ connection: 'online', signedOut: true }, true)).toBe('waiting_server')
})

test('[PRODUCT 36] with a connection it says nothing for a second, then that it is being sent', () => {
  expect(waitingCode({ connection: 'online', signedOut: false }, false)).toBeNull()
  expect(waitingCode({ connection: 'online', signedOut: false }, true)).toBe('sending')
})
