import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { obtainLitestream } from '../../../pocketbase/tasks/obtain-litestream'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canteiro-obtain-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const obtain = (environment: NodeJS.ProcessEnv = {}) => obtainLitestream({ PATH: folder, ...environment }, join(folder, 'cache'))

test('without Go it is said what was tried for Litestream, and what to do', async () => {
  await expect(obtain()).rejects.toThrow(/LITESTREAM_REPLICA needs Litestream 0\.5\.\d+.*LITESTREAM_BIN: not set.*Go: not installed.*What to do/s)
})

test('a build of Litestream that fails leaves nothing, and says why', async () => {
  await writeFile(join(folder, 'go'), '#!/bin/sh\n[ "$1" = env ] && echo go1.26.8 || { echo checksum mismatch; exit 1; }\n', { mode: 0o755 })
  await expect(obtain()).rejects.toThrow('the build failed: checksum mismatch')
  await expect(obtain()).rejects.toThrow('not there')
})

test('LITESTREAM_BIN comes before everything else, and must run', async () => {
  const own = join(folder, 'own')
  await expect(obtain({ LITESTREAM_BIN: own })).rejects.toThrow(`LITESTREAM_BIN is ${own}, which does not run`)
  await writeFile(own, '#!/bin/sh\necho 0.5.18\n', { mode: 0o755 })
  expect(await obtain({ LITESTREAM_BIN: own })).toBe(own)
})
