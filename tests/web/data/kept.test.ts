import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProjectImage } from '#domain/documents'
import { createDraftKeeper } from '../../../web/src/data/kept-drafts/draft-keeper'
import { adminChanges } from '../../../web/src/data/remote/admin-changes'
import { openDatabase } from '../../../web/src/data/store/database'
import { photosOf } from '../../../web/src/data/uploads/project-photos'
import { addPhoto, type UploadRow } from '../../../web/src/sync'
import { picture, pictureOf, picturesOf } from '../../support/data/pictures'
import { type BrowserStream, browserStreams } from '../../support/device/browser-streams'
import { waitFor } from '../../support/wait-for'

describe('the stream of administrators', () => {
  let streams: BrowserStream[]
  const subscribed = vi.fn(async (_url: string, _request: RequestInit) => new Response(null, { status: 204 }))
  const topicsOf = (call: number): string[] => JSON.parse(String(subscribed.mock.calls[call]?.[1].body)).subscriptions

  beforeEach(() => {
    streams = browserStreams()
    vi.stubGlobal('fetch', subscribed)
  })
  afterEach(() => void vi.clearAllMocks())

  async function opened(token: string) {
    const onChange = vi.fn()
    const end = adminChanges(token).subscribe(onChange)
    await waitFor(() => expect(streams).toHaveLength(1))
    return { onChange, end: () => end.unsubscribe() }
  }

  test('what has changed before the subscription stood is asked for once it stands', async () => {
    const { onChange, end } = await opened('first')
    expect(onChange).not.toHaveBeenCalled()
    streams[0]?.greet('one')
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    expect(topicsOf(0)).toContain('admin')
    expect(new Headers(subscribed.mock.calls[0]?.[1].headers).get('Authorization')).toBe('first')
    streams[0]?.poke('admin')
    expect(onChange).toHaveBeenCalledTimes(2)
    end()
  })

  test('while the server is away the stream is asked for less and less often, and at once when the network returns', async () => {
    const { onChange, end } = await opened('away')
    streams[0]?.greet('one')
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    vi.useFakeTimers()
    const pass = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return streams.length
    }
    streams[0]?.onerror?.()
    for (let stream = 2; stream < 14; stream++) {
      while (streams.length < stream) await pass(1_000)
      streams.at(-1)?.onerror?.()
      await pass(0)
    }
    const before = streams.length
    expect(await pass(120_000)).toBe(before)
    window.dispatchEvent(new Event('online'))
    expect(await pass(0)).toBe(before + 1)
    end()
    streams.at(-1)?.onerror?.()
    expect(await pass(3_600_000)).toBe(before + 1)
  })
})

describe('photos of a project', () => {
  const row = (id: string, position: number, state: UploadRow['state']): UploadRow => ({ id, record: 'projects/mine', position, state, code: '' })
  const image = (id: string) => ({ id, file: `${id}.jpg`, thumb: `${id}_small.jpg` })
  const asImage = ({ id }: UploadRow) => ({ id, file: '' })
  const shown = (record: string, images: readonly ProjectImage[], rows: readonly UploadRow[]) =>
    photosOf(record, images, rows, asImage).map(({ id, state }) => `${id} ${state}`)

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
})

describe('what is kept', () => {
  test('[PRODUCT 38] [A2] what a screen calls kept is on the disk, not only on its way there: a draft, a row, its photo, and the notes that belong to them', async () => {
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const database = await openDatabase('durableaccount0')
    await new Promise<void>((kept) => createDraftKeeper(database, 'new-project').keep({ title: 'Muro' }, () => kept()))
    await addPhoto(database, { record: 'projects/written', position: 0 }, picturesOf(pictureOf(picture.png)))
    const writes = transactions.mock.calls.filter(([, mode]) => mode === 'readwrite')
    expect(writes.length).toBeGreaterThanOrEqual(3)
    expect(writes.map(([, , options]) => options?.durability)).toEqual(writes.map(() => 'strict'))
    await database.close()
  })
})
