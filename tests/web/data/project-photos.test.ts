import { expect, test } from 'vitest'
import { photosOf } from '../../../web/src/data/uploads/project-photos'
import type { UploadRow } from '../../../web/src/sync'

const row = (id: string, position: number, state: UploadRow['state']): UploadRow => ({ id, record: 'projects/mine', position, state, code: '' })
const image = (id: string) => ({ id, file: `${id}.jpg`, thumb: `${id}_small.jpg` })
const shown = (...given: Parameters<typeof photosOf>) => photosOf(...given).map(({ id, state }) => `${id} ${state}`)

test('[P12] photos that wait stand in their order among those that the server has, and a draft’s nowhere', () => {
  const rows = [row('c', 2, 'refused'), row('a', 0, 'waiting'), row('b', 1, 'done'), row('d', 3, 'sent'), row('e', 4, 'draft')]
  expect(shown('mine', [image('b')], rows)).toEqual(['a waiting', 'b there', 'c refused', 'd there'])
})

test('[P12] where this device did not send all of them, the server’s order stands and the others follow', () => {
  expect(shown('mine', [image('z'), image('b')], [row('b', 0, 'done'), row('a', 1, 'waiting')])).toEqual(['z there', 'b there', 'a waiting'])
})

test('[P12] what the server no longer has is not shown for being done once', () => {
  expect(shown('mine', [], [row('a', 0, 'done')])).toEqual([])
})
