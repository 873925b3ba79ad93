import { expect, test } from 'vitest'
import { storageTrouble } from '../../../web/src/sync/storage-trouble'
import { noRoom } from './full-storage'

const full = noRoom()
const failure = (name: string, parts: object) => Object.assign(new Error(name), { name, ...parts })
const aborted = failure('AbortError', { inner: full })

test.each<[string, unknown]>([
  ['IndexedDB itself', full],
  ['Dexie of a transaction', aborted],
  ['Dexie of the rows of a bulk', failure('BulkError', { inner: null, failures: [new Error('other'), full] })],
  ['RxDB of a failure of Dexie', failure('RxError', { cause: failure('RxError', { parameters: { errors: [aborted] } }) })],
])('a device without room is told from a broken one, as %s tells it', (_, error) => expect(storageTrouble(error)).toBe('full'))

test('what is no want of room is called broken', () => {
  const round: { cause?: unknown } = new Error('round')
  round.cause = round
  for (const error of [failure('DatabaseClosedError', {}), new DOMException('closed', 'InvalidStateError'), round, null, 'full']) {
    expect(storageTrouble(error)).toBe('broken')
  }
})
