import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isSamePlace } from '../../pocketbase/tasks/replica/replica'
import { readNote, writeNote } from '../../pocketbase/tasks/replica/replica-note'

test('a note takes the place of the one before as a whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-note-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const first = { place: '/mnt/replica', generation: 1, isRestored: false }
  await writeNote(folder, first)
  const before = await open(join(folder, 'replica.json'))
  onTestFinished(() => before.close())
  await writeNote(folder, { ...first, isRestored: true })
  // What was there was not written over, which a machine that dies would leave cut off.
  expect(JSON.parse(await before.readFile('utf8'))).toEqual(first)
  expect(await readNote(folder, '/mnt/replica/')).toEqual({ place: '/mnt/replica/', generation: 1, isRestored: true })
  expect(await readNote(folder, '/mnt/other')).toMatchObject({ generation: 0 })
  expect(await readdir(folder)).toEqual(['replica.json'])
  expect((await stat(join(folder, 'replica.json'))).mode & 0o777).toBe(0o600)
})

test.each([
  ['/mnt/replica', '/mnt/replica/', true],
  ['sftp://canteiro:before@host:22/replica', 'sftp://canteiro:after@host:22/replica', true],
  ['s3://bucket/canteiro', 's3://bucket/canteiro/?region=sa-east-1', true],
  ['/mnt/replica', '/mnt/replica2', false],
  ['s3://bucket/canteiro', 's3://bucket/canteiro/2', false],
  ['s3://bucket/canteiro', 'gs://bucket/canteiro', false],
])('whether %s and %s are one replica: %s', (one, other, isSame) => {
  expect(isSamePlace(one, other)).toBe(isSame)
})
