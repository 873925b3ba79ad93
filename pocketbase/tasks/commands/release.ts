import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeArchives } from '../archive/make-archives'
import { stopOnSignals } from '../children'
import { paths } from '../paths'

/** Archives for operators (docs/operations.md), of `version` in package.json. */
export default async function release(): Promise<void> {
  stopOnSignals(130)
  const target = join(paths.root, 'release')
  await rm(target, { recursive: true, force: true })
  const names = await makeArchives(target)
  console.info(`In ${target}: ${[...names, 'SHA256SUMS'].join(', ')}`)
}
