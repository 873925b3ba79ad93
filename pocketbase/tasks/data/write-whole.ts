import { rename, writeFile } from 'node:fs/promises'

export const partOf = (file: string): string => `${file}.part`

/** Writes a file that only its owner reads. A machine that dies, or a disk that is full, leaves the one before or the new one, never half of one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const part = partOf(file)
  await writeFile(part, text, { mode: 0o600, flush: true })
  await rename(part, file)
}
