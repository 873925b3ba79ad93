import { rename, writeFile } from 'node:fs/promises'

export const partOf = (file: string): string => `${file}.part`

/** Owner-readable. A crash or a full disk leaves the old or the new file, never half of one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const part = partOf(file)
  await writeFile(part, text, { mode: 0o600, flush: true })
  await rename(part, file)
}
