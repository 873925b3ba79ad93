import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Links followed; the path may not exist yet. */
export const isInside = (path: string, folder: string): boolean => join(realOf(path), '/').startsWith(join(realOf(folder), '/'))

const realOf = (path: string): string =>
  existsSync(path) || dirname(path) === path ? realpathSync(path) : join(realOf(dirname(path)), basename(path))
