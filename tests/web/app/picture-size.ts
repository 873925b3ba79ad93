/** Width and height that a PNG or WebP file says of itself. */
export function pictureSize(file: Buffer): string {
  if (file.toString('latin1', 1, 4) === 'PNG') return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
  if (file.toString('latin1', 8, 15) === 'WEBPVP8') return webpSize(file)
  throw new Error('neither a PNG nor a WebP')
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(file: Buffer): string {
  const kind = file.toString('latin1', 12, 16)
  if (kind === 'VP8 ') return `${file.readUInt16LE(26) & 0x3fff}x${file.readUInt16LE(28) & 0x3fff}`
  if (kind === 'VP8X') return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`
  const bits = file.readUInt32LE(21)
  return `${(bits & 0x3fff) + 1}x${((bits >> 14) & 0x3fff) + 1}`
}
