import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../../pocketbase/tasks/paths'

export type ReleasedVersion = { version: string; commit: string }

/** As CHANGELOG.md names them, newest first. */
export function releasedVersions(): ReleasedVersion[] {
  const text = readFileSync(join(paths.root, 'CHANGELOG.md'), 'utf8')
  const found = [...text.matchAll(/^## (\d+\.\d+\.\d+)\n\n\d{4}-\d\d-\d\d, commit `([0-9a-f]{40})`\.$/gm)]
  return found.map(([, version = '', commit = '']) => ({ version, commit }))
}
