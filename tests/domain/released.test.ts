import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { releasedVersions } from '../support/release/released-versions'

const root = join(import.meta.dirname, '../..')
const kept = (version: string) => join(root, 'tests/release', version)

test('every released version has its commit in the changelog, the newest first, and what the tests of compatibility keep of it', async () => {
  const versions = releasedVersions()
  const folders = (await readdir(join(root, 'tests/release'))).filter((name) => existsSync(join(kept(name), 'migrations.sha256')))
  expect(versions.map(({ version }) => version)).toEqual(folders.sort((one, other) => other.localeCompare(one, 'en', { numeric: true })))
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(versions.map((released) => released.version)).toContain(version)
})

test.each(releasedVersions())(
  'the migrations of $version are as they were: a change of the database is a new one, after them',
  async ({ version }) => {
    const released = (await readFile(join(kept(version), 'migrations.sha256'), 'utf8')).trim().split('\n')
    const now = (await readdir(join(root, 'pb_migrations'))).sort()
    const hashes = await Promise.all(now.slice(0, released.length).map(async (name) => `${await hashOf(name)}  pb_migrations/${name}`))
    expect(released.length).toBeGreaterThan(0)
    expect(hashes).toEqual(released)
  },
)

const hashOf = async (name: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(root, 'pb_migrations', name)))
    .digest('hex')
