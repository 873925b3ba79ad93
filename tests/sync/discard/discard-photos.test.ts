import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { discardUploads } from '../../../web/src/data/discard'
import { countUnsent } from '../../../web/src/data/store/unsent'
import { undo } from '../../../web/src/data/undo'
import { discardDraftPhoto, discardDraftPhotos } from '../../../web/src/data/uploads/draft-photos'
import { discardAddedPhotos } from '../../../web/src/data/uploads/edit-photos'
import { type AccountDatabase, addPhoto, addRow, isDiscarded, readPicture, removeDiscarded, uploadsIn } from '../../../web/src/sync'
import { sendDispatchedDrafts } from '../../../web/src/sync/uploads/draft-photos'
import { changeUpload } from '../../../web/src/sync/uploads/uploads'
import { picture, pictureOf, picturesOf } from '../../support/data/pictures'
import { notePulled, stamp } from '../../support/device/scripted-transport'
import { watchWrites } from '../../support/device/storage-writes'
import { uploadsOf } from '../../support/device/uploads-of'
import { queuedRow } from '../../web/outbox/rows'
import { restartedApp } from '../support/restarted-app'

let database: AccountDatabase
const { restart } = restartedApp((opened) => {
  database = opened
})

const keepPhoto = (position: number, state: 'draft' | 'waiting' = 'draft', record = 'projects/mine') =>
  addPhoto(database, { record, position, state }, picturesOf(pictureOf(picture.png)))
/** Includes discarded ones, in their order. */
const uploads = async () =>
  (await database.uploads.find().exec()).map((row) => row.toMutableJSON()).toSorted((one, other) => one.position - other.position)
const uploadStates = async () => (await uploads()).map((row) => (isDiscarded(row) ? 'discarded' : row.state))
const must = async (index: number) => {
  const row = (await uploads())[index]
  if (!row) throw new Error('There is no such upload.')
  return row
}

test('[PRODUCT 59] [P12a] photos that are discarded come back as they were, refused ones with their reason, and their bytes were never gone', async () => {
  await keepPhoto(0)
  await keepPhoto(1, 'waiting')
  await keepPhoto(2, 'waiting')
  await changeUpload(database, (await must(2)).id, () => ({ state: 'refused', code: 'too_many_photos' }))
  const before = await uploads()
  // Twice, before the button is redrawn.
  await Promise.all([discardDraftPhoto({ database }, await must(0)), discardDraftPhoto({ database }, await must(0))])
  await discardUploads({ database }, before.slice(1))
  expect([await uploadStates(), await uploadsIn(database, ['draft', 'waiting', 'refused'])]).toEqual([['discarded', 'discarded', 'discarded'], []])
  for (const { id } of before.slice(0, 2)) await undo(id)
  expect(await uploads()).toEqual(before.map((row) => ({ ...row, discarded_at: '' })))
  for (const { id } of before) expect(await readPicture(database, id)).not.toBeNull()
})

test('[PRODUCT 59] [P12a] [A2] what is discarded is neither sent nor counted, and does not follow its project', async () => {
  await keepPhoto(0)
  await keepPhoto(1, 'waiting')
  expect(await countUnsent({ database })).toBe(1)
  for (const row of await uploads()) await discardUploads({ database }, [row])
  expect(await countUnsent({ database })).toBe(0)
  await addRow(database, queuedRow('publish_project', {}, { record: 'projects/mine' }))
  await sendDispatchedDrafts(database)
  expect((await uploads()).map(({ state }) => state)).toEqual(['draft', 'waiting'])
  for (const { id } of await uploads()) await changeUpload(database, id, () => ({ discarded_at: stamp.now }))
  await removeDiscarded(database)
  expect(await uploads()).toEqual([])
})

test.each([
  ['edits/mine', () => discardAddedPhotos({ database }, 'mine')],
  ['projects/mine', () => discardDraftPhotos({ database })],
])(
  '[PRODUCT 59] [P12a] a draft of %s whose photos cannot all be discarded keeps all of them, and they can be discarded later',
  async (record, discard) => {
    for (const position of [0, 1, 2]) await keepPhoto(position, 'draft', record)
    let writes = 0
    const end = watchWrites((store) => {
      if (store.includes('uploads') && ++writes === 2) throw new DOMException('no room', 'QuotaExceededError')
    })
    await expect(discard()).rejects.toThrow()
    end()
    expect(await uploadStates()).toEqual(['draft', 'draft', 'draft'])
    const undoAll = await discard()
    expect(await uploadStates()).toEqual(['discarded', 'discarded', 'discarded'])
    await undoAll()
    expect(await uploadStates()).toEqual(['draft', 'draft', 'draft'])
  },
)

describe('of a project that the server has', () => {
  let sent: string[]
  /** Answers to the first photo while it is on its way. */
  let meanwhile: () => Promise<Response>

  beforeEach(async () => {
    await notePulled(database)
    await database.projects.bulkInsert([{ ...emptyOf('projects'), id: 'mine', newest: 1 }])
    await keepPhoto(0, 'waiting')
    sent = []
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
      sent.push(String(body.get('id')))
      return sent.length === 1 ? meanwhile() : Response.json({})
    })
  })
  const drains = async () => {
    const told = vi.fn()
    await uploadsOf(database).drain(told)
    return told
  }

  test.each([
    ['taken', 'sent', Response.json({})],
    ['refused', 'discarded', Response.json({ data: { file: { code: 'validation_invalid_mime_type' } } }, { status: 400 })],
  ] as const)('[PRODUCT 59] [P12a] a photo on its way that is discarded meanwhile and %s is %s', async (_case, state, answer) => {
    const upload = await must(0)
    meanwhile = async () => {
      await discardUploads({ database }, [upload])
      return answer
    }
    const told = await drains()
    expect(await uploadStates()).toEqual([state])
    if (state === 'discarded') expect(told).toHaveBeenCalledWith({ sent: [], refused: [] })
  })

  test('[PRODUCT 59] [P12a] a photo that is discarded while the one before it is being sent is not sent', async () => {
    await keepPhoto(1, 'waiting')
    const [first, second] = [await must(0), await must(1)]
    meanwhile = async () => {
      await discardUploads({ database }, [second])
      return Response.json({})
    }
    await drains()
    await restart()
    expect(sent).toEqual([first.id])
    expect(await uploadStates()).toEqual(['sent', 'discarded'])
  })
})
