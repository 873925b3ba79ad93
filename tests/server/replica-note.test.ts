import { mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownGeneration, readNote, writeNote } from '../../pocketbase/tasks/replica-note'
import { TaskFailure } from '../../pocketbase/tasks/task-failure'

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-note-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const place = '/mnt/replica'
const first = { place, generation: 1, isWhole: true, isRestored: false, claim: '', isShared: false }

test('a note takes the place of the one before as a whole', async () => {
  const folder = await dataFolder()
  await writeNote(folder, first)
  const before = await open(join(folder, 'replica.json'))
  onTestFinished(() => before.close())
  await writeNote(folder, { ...first, isShared: true })
  // What was there was not written over, which a machine that dies would leave cut off.
  expect(JSON.parse(await before.readFile('utf8'))).toEqual(first)
  expect(await readNote(folder, place)).toEqual({ ...first, isShared: true })
  expect(await readdir(folder)).toEqual(['replica.json'])
  expect((await stat(join(folder, 'replica.json'))).mode & 0o777).toBe(0o600)
})

const { isWhole: _, ...lacking } = first

test.each(['', '{"place":"/mnt/repl', 'null', JSON.stringify(lacking), JSON.stringify({ ...first, generation: -1 })])(
  'a damaged note, such as %j, is told with its file and what to do',
  async (text) => {
    const folder = await dataFolder()
    await writeFile(join(folder, 'replica.json'), text)
    const told = await readNote(folder, place).catch((reason: unknown) => reason)
    expect(told).toBeInstanceOf(TaskFailure)
    expect(told).toMatchObject({ message: expect.stringContaining(`${join(folder, 'replica.json')} is damaged`) })
    expect(told).toMatchObject({ message: expect.stringContaining('delete it') })
  },
)

test.each([
  ['/mnt/replica', '/mnt/replica/'],
  ['/mnt/replica', '/mnt/other/../replica'],
  ['sftp://canteiro:before@host:22/replica', 'sftp://canteiro:after@host:22/replica'],
  ['sftp://host:22/replica', 'SFTP://canteiro:after@host:22/replica/'],
  ['s3://bucket/canteiro', 's3://bucket/canteiro/?region=sa-east-1'],
  ['s3://bucket/canteiro?endpoint=http://one:9000', 's3://bucket/canteiro?region=sa-east-1&endpoint=http://one:9000'],
  ['abs://account@container/canteiro', 'abs://account:key@container/canteiro'],
])('data that were copied to %s are of that replica where it is called %s too', async (before, now) => {
  const folder = await dataFolder()
  await writeNote(folder, { ...first, place: before })
  expect(await readNote(folder, now)).toEqual({ ...first, place: now })
  expect(await ownGeneration(folder, now)).toBe(1)
})

test.each([
  ['/mnt/replica', '/mnt/replica2'],
  ['s3://bucket/canteiro', 's3://bucket/canteiro/2'],
  ['s3://bucket/canteiro', 'gs://bucket/canteiro'],
  ['s3://bucket/canteiro', 's3://bucket/canteiro?endpoint=http://one:9000'],
  ['abs://account@container/canteiro', 'abs://other@container/canteiro'],
])('data that were copied to %s are not of %s', async (before, now) => {
  const folder = await dataFolder()
  await writeNote(folder, { ...first, place: before })
  expect(await ownGeneration(folder, now)).toBeUndefined()
})
