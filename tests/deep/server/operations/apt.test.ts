import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installWithApt } from '../../../support/run/apt'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canteiro-apt-'))
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

test('test files that need programs at once install them one after the other: apt refuses a second run meanwhile', async ({ skip }) => {
  // As apt-get holds its lists and packages while it is at work.
  const held = join(folder, 'held')
  await writeFile(join(folder, 'apt-get'), `#!/bin/sh\nmkdir ${held} || { echo 'Could not get lock'; exit 100; }\nsleep 0.3\nrmdir ${held}\n`, {
    mode: 0o755,
  })
  const answers = await Promise.all(['nginx-light', 'caddy', 'chromium'].map((name) => installWithApt(name)))
  if (answers.some((answer) => answer.includes('only as root'))) skip('not run: this machine has no apt-get, or this is not root')
  expect(answers).toEqual(['nginx-light', 'caddy', 'chromium'].map((name) => `  - apt-get install ${name}: done`))
})
