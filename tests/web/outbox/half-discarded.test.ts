import { expect, test, vi } from 'vitest'
import { discardWithUndo } from '../../../web/src/data/commands/discard'
import { goBack, hasWayBack } from '../../../web/src/data/way-back'
import { eachWithDatabase } from '../data/each-database'
import { refusedRow } from './rows'

const database = eachWithDatabase()

test('[P8] commands that are discarded together and can neither all go nor come back keep their way back, and no page finishes them meanwhile', async () => {
  const first = refusedRow('withdraw_proposal', { proposal_id: 'proposal0000001' }, 'not_yours')
  const second = { ...first, n: '000000000002', id: 'command00000002' }
  await database().outbox.bulkInsert([first, second])
  const find = database().outbox.findOne.bind(database().outbox)
  let isFull = false
  const spy = vi.spyOn(database().outbox, 'findOne').mockImplementation((query) => {
    if (query === second.n) isFull = true
    if (isFull) throw new DOMException('no room', 'QuotaExceededError')
    return find(query)
  })
  let isHeld = false
  const request = async (_name: string, _options: LockOptions, job: () => Promise<void>) => {
    isHeld = true
    await job()
    isHeld = false
  }
  const locks = { request } as unknown as LockManager
  await expect(discardWithUndo({ database: database(), locks }, [first, second])).rejects.toThrow('no room')
  expect([hasWayBack(first.id), isHeld]).toEqual([true, true])
  spy.mockRestore()
  await goBack(first.id)
  const codes = (await database().outbox.find().exec()).map(({ code }) => code)
  expect([codes, isHeld]).toEqual([['not_yours', 'not_yours'], false])
})

test('what was done before the first of them is taken back where they cannot be discarded, at once or with the way back', async () => {
  const row = refusedRow('withdraw_proposal', { proposal_id: 'proposal0000001' }, 'not_yours')
  await database().outbox.insert(row)
  const onUndone = vi.fn(async () => undefined)
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  const account = { database: database(), locks: undefined }
  const once = vi.spyOn(database().outbox, 'findOne').mockImplementationOnce(full)
  await expect(discardWithUndo(account, [row], { onUndone })).rejects.toThrow('no room')
  expect([onUndone.mock.calls.length, hasWayBack(row.id)]).toEqual([1, false])

  once.mockImplementation(full)
  await expect(discardWithUndo(account, [row], { onUndone })).rejects.toThrow('no room')
  once.mockRestore()
  expect([onUndone.mock.calls.length, hasWayBack(row.id)]).toEqual([1, true])
  await goBack(row.id)
  expect([onUndone.mock.calls.length, hasWayBack(row.id)]).toEqual([2, false])
})
