import { inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const endSize = 22
const longestComment = 0xffff
const stored = 0
const deflated = 8

/** The content of one file of a zip archive (no encryption, no zip64), found through the archive's central directory. */
export function readZipEntry(zip: Buffer, name: string): Buffer {
  const end = findEnd(zip)
  const entries = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < entries; index += 1) {
    const nameLength = zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name) return contentOf(zip, at)
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  throw new Error(`the archive holds no ${name}`)
}

function findEnd(zip: Buffer): number {
  for (let at = zip.length - endSize; at >= 0 && at >= zip.length - endSize - longestComment; at -= 1) {
    if (zip.readUInt32LE(at) === endSignature) return at
  }
  throw new Error('this is no zip archive')
}

/** `at` is the file's place in the central directory: sizes in the header before its data may be zero. */
function contentOf(zip: Buffer, at: number): Buffer {
  const method = zip.readUInt16LE(at + 10)
  const header = zip.readUInt32LE(at + 42)
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  const content = zip.subarray(start, start + zip.readUInt32LE(at + 20))
  if (method === stored) return content
  if (method === deflated) return inflateRawSync(content)
  throw new Error(`unknown compression method ${method}`)
}
