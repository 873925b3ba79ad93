import { existsSync } from 'node:fs'
import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Also for what this process and its programs write from now on. */
export async function closeToOthers(dataDir: string): Promise<void> {
  process.umask(0o077)
  if (!existsSync(dataDir)) return
  await chmod(dataDir, 0o700)
  for (const entry of await readdir(dataDir, { withFileTypes: true })) if (entry.isFile()) await chmod(join(dataDir, entry.name), 0o600)
}
