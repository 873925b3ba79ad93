import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeConfig } from '../../pocketbase/tasks/replica/replica'
import { neededReplica } from '../../pocketbase/tasks/settings'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-replica-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test.each([
  ['/copies', { type: 'file', path: '/copies/3' }],
  ['s3://bucket/canteiro/?region=sa-east-1', { url: 's3://bucket/canteiro/3?region=sa-east-1' }],
])('Litestream copies to %s every 100 ms, and says how far where its socket has a path that systems take', async (place, target) => {
  const file = join(await emptyFolder(), 'litestream.json')
  const configOf = async (socket: string) => {
    await writeConfig({ place, litestream: '' }, 3, '/data/data.db', file, socket)
    return JSON.parse(await readFile(file, 'utf8'))
  }
  expect(await configOf('/data/litestream.sock')).toMatchObject({
    dbs: [{ path: '/data/data.db', 'monitor-interval': '100ms', replica: { ...target, 'sync-interval': '100ms' } }],
    socket: { enabled: true, path: '/data/litestream.sock', permissions: 0o600 },
  })
  expect(await configOf(`/${'long'.repeat(30)}/litestream.sock`)).not.toHaveProperty('socket')
})

test("a certificate bundle that stops Litestream's S3 client is refused with what to do instead, and hinders no other replica", () => {
  const AWS_CA_BUNDLE = '/etc/ssl/own.pem'
  const replica = (place: string) => neededReplica({ LITESTREAM_REPLICA: place, AWS_CA_BUNDLE }, '/data')
  expect(() => replica('s3://key:secret@bucket/canteiro')).toThrow(/AWS_CA_BUNDLE is set.*s3:\/\/…@bucket\/canteiro.*update-ca-certificates/s)
  expect(replica('/copies')).toBe('/copies')
})
