import { once } from 'node:events'
import { constants, crc32, createDeflate } from 'node:zlib'

/** Whole pictures of any size, or their heads. */

const text = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0))
const bigEndian = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** (bytes - 1 - i)) % 256)

export function pngHead(width: number, height: number): number[] {
  const header = [...text('IHDR'), ...bigEndian(width, 4), ...bigEndian(height, 4), 1, 0, 0, 0, 0]
  return [0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...header, ...bigEndian(crc32(Uint8Array.from(header)), 4)]
}

/** A format's end; `between` is no picture. */
export const ended = (head: readonly number[], between: readonly number[] = []): number[] =>
  head[0] === 0xff ? [...head, ...between, 0xff, 0xd9] : [...head, ...between, 0, 0, 0, 0, ...text('IEND'), 0xae, 0x42, 0x60, 0x82]

/** One bit a pixel. */
export async function blackPng(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const deflate = createDeflate({ level: constants.Z_BEST_COMPRESSION })
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * 100)
  for (let row = 0; row < height; row += 100) {
    const part = rows.subarray(0, (rows.length / 100) * Math.min(100, height - row))
    await new Promise<void>((resolve) => deflate.write(part, () => resolve()))
  }
  deflate.end()
  await once(deflate, 'end')
  const chunk = (name: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name), data])
    return Buffer.concat([Buffer.from(bigEndian(data.length, 4)), body, Buffer.from(bigEndian(crc32(body), 4))])
  }
  return Uint8Array.from(Buffer.concat([Buffer.from(pngHead(width, height)), chunk('IDAT', Buffer.concat(chunks)), chunk('IEND', new Uint8Array())]))
}

export const jpegSegment = (marker: number, data: readonly number[]): number[] => [0xff, marker, ...bigEndian(data.length + 2, 2), ...data]

/** `marker`: 0xc0 is usual, 0xc2 progressive. */
export const jpegFrame = (width: number, height: number, marker = 0xc0): number[] =>
  jpegSegment(marker, [8, ...bigEndian(height, 2), ...bigEndian(width, 2), 1, 1, 0x11, 0])

export const jpegHead = (segments: readonly number[]): number[] => [0xff, 0xd8, ...segments, ...jpegSegment(0xda, [1, 1, 0, 0, 63, 0])]
