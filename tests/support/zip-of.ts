import { crc32, deflateRawSync } from 'node:zlib'

/** A zip archive of these files, written as a streaming packer does: sizes follow the data, only the central directory knows them beforehand. */
export function zipOf(files: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const sizes = fields([crc32(content), 4], [packed.length, 4], [content.length, 4])
    const start = offset
    const local = [
      fields([0x04034b50, 4], [20, 2], [8, 2], [8, 2], [0, 16], [name.length, 2], [0, 2]),
      Buffer.from(name),
      packed,
      fields([0x08074b50, 4]),
      sizes,
    ]
    parts.push(...local)
    offset += Buffer.concat(local).length
    directory.push(
      fields([0x02014b50, 4], [20, 2], [20, 2], [8, 2], [8, 2], [0, 4]),
      sizes,
      fields([name.length, 2], [0, 12], [start, 4]),
      Buffer.from(name),
    )
  }
  const central = Buffer.concat(directory)
  const count = Object.keys(files).length
  const end = fields([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [central.length, 4], [offset, 4], [0, 2])
  return Buffer.concat([...parts, central, end])
}

/** Little-endian numbers of these sizes in bytes, one after the other. */
function fields(...numbers: [value: number, size: number][]): Buffer {
  return Buffer.concat(
    numbers.map(([value, size]) => {
      const field = Buffer.alloc(size)
      if (size === 2) field.writeUInt16LE(value)
      else field.writeUInt32LE(value)
      return field
    }),
  )
}
