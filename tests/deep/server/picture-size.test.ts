import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pictureSize } from '../../../pocketbase/src/pictures/picture-size'
import { paths } from '../../../pocketbase/tasks/paths'
import { jpegFrame, jpegHead, jpegSegment, pngHead } from '../../support/data/picture-heads'
import { picture } from '../../support/data/pictures'

const unreadable = { ok: false, code: 'photo_unreadable' }
const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')

const side = (most = 16_000) => fc.integer({ min: 1, max: most })
const junk = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 60 })
const applications = fc
  .array(fc.tuple(fc.constantFrom(0xe0, 0xe1, 0xe2, 0xed, 0xfe, 0xdb, 0xc4), junk))
  .map((segments) => segments.flatMap(([marker, data]) => [...(data.length % 3 ? [] : [0xff, 0xff]), ...jpegSegment(marker, data)]))

type Known = { bytes: number[]; longest: number }
const png = fc.tuple(side(200_000), side(200_000)).map(([w, h]): Known => ({ bytes: pngHead(w, h), longest: Math.max(w, h) }))
const jpeg = fc
  .tuple(applications, fc.constantFrom(0xc0, 0xc1), side(65_535), side(65_535), applications)
  .map(([before, kind, w, h, after]): Known => ({ bytes: jpegHead([...before, ...jpegFrame(w, h, kind), ...after]), longest: Math.max(w, h) }))
const known = fc.oneof(png, jpeg)

describe('the size that a picture tells', () => {
  test('is found in PNG and JPEG, whatever stands before it', () => {
    fc.assert(
      fc.property(known, ({ bytes, longest }) => {
        expect(pictureSize(bytes)).toEqual({ ok: true, longest })
      }),
    )
    expect(pictureSize(bytesOf(picture.png))).toEqual({ ok: true, longest: 1 })
  })

  test('is the largest one of several frames of a JPEG', () => {
    expect(pictureSize(jpegHead([...jpegFrame(10, 20), ...jpegFrame(9_000, 30, 0xc1)]))).toEqual({ ok: true, longest: 9_000 })
  })

  test('is not guessed: a picture without one, cut before it, or with something between is unreadable', () => {
    expect(pictureSize(jpegHead(jpegSegment(0xe0, [1, 2, 3])))).toEqual(unreadable)
    expect(pictureSize(jpegHead([1, 2, ...jpegFrame(10, 10)]))).toEqual(unreadable)
    expect(pictureSize(jpegHead(jpegFrame(10, 0)))).toEqual(unreadable)
    for (const kind of [0xc2, 0xc3, 0xc9, 0xde]) expect(pictureSize(jpegHead([...jpegFrame(10, 10, kind), ...jpegFrame(10, 10)]))).toEqual(unreadable)
    for (const head of [pngHead(0, 10), pngHead(10, 10).with(11, 14), pngHead(10, 10).with(12, 0x43)]) expect(pictureSize(head)).toEqual(unreadable)
    fc.assert(
      fc.property(known, fc.double({ min: 0, max: 0.99, noNaN: true }), ({ bytes, longest }, part) => {
        const size = pictureSize(bytes.slice(0, Math.floor(bytes.length * part)))
        if (size.ok) expect(size.longest).toBe(longest)
      }),
    )
  })

  const hasGo = spawnSync('go', ['version']).status === 0
  test.skipIf(!hasGo)('is never smaller than what the decoders of the server see, however the bytes were changed', () => {
    const edits = fc.array(fc.tuple(fc.constantFrom('set', 'insert', 'remove'), fc.nat(140), fc.integer({ min: 0, max: 255 })), { maxLength: 4 })
    const changed = fc.sample(
      fc.tuple(known, edits).map(([{ bytes }, changes]) => {
        const copy = [...bytes]
        for (const [kind, at, byte] of changes) copy.splice(at % copy.length, kind === 'insert' ? 0 : 1, ...(kind === 'remove' ? [] : [byte]))
        return copy
      }),
      { numRuns: 20_000 },
    )
    const seenByGo = longestByGo(changed)
    let read = 0
    for (const [i, bytes] of changed.entries()) {
      const size = pictureSize(bytes)
      const seen = seenByGo[i] ?? 0
      if (size.ok && seen > 0) read++
      if (size.ok && size.longest < seen) expect.fail(`${size.longest}, but ${seen} for Go: ${bytes.join(' ')}`)
    }
    expect(seenByGo).toHaveLength(changed.length)
    expect(read).toBeGreaterThan(2_000)
  })
})

function longestByGo(pictures: readonly number[][]): number[] {
  const input = Buffer.concat(
    pictures.flatMap((bytes) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      return [length, Buffer.from(bytes)]
    }),
  )
  const { stdout, stderr, status } = spawnSync(
    'go',
    ['-C', join(paths.root, 'pocketbase'), 'run', join(paths.root, 'tests/support/data/picture-sizes.go')],
    { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(stderr)
  return stdout.trim().split('\n').map(Number)
}
