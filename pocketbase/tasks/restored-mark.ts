import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Tells the next start that its data are a restored copy; `pocketbase/src/sync/starts.ts` reads it and takes it away. Rule P13. */
export const markRestored = (dataDir: string): Promise<void> => writeFile(join(dataDir, 'restored'), '', { mode: 0o600 })
