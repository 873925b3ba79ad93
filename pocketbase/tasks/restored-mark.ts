import { existsSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Tells the next start that its data are a restored copy; `pocketbase/src/sync/starts.ts` reads it and takes it away. Rule P13. */
export const markRestored = (dataDir: string): Promise<void> => writeFile(markOf(dataDir), '', { mode: 0o600 })

/** Tells one mark from another by its file's time; '' where there is none. */
export const restoredMark = (dataDir: string): string => (existsSync(markOf(dataDir)) ? statSync(markOf(dataDir)).mtime.toISOString() : '')

const markOf = (dataDir: string): string => join(dataDir, 'restored')
