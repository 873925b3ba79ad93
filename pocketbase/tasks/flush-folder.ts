import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns once the bytes of all files below `folder` are on the disk: a power cut would leave what was just copied empty, or cut off. */
export async function flushFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await flushFolder(path)
    else if (entry.isFile()) await flushFile(path)
  }
}

async function flushFile(path: string): Promise<void> {
  // Windows flushes only what may be written; elsewhere a copy may be read-only.
  const file = await open(path, process.platform === 'win32' ? 'r+' : 'r')
  try {
    await file.datasync()
  } finally {
    await file.close()
  }
}
