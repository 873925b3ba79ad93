import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { obtainPocketBase } from '../../../pocketbase/tasks/obtain-pocketbase'
import { zipOf } from '../../support/zip-of'

const program = '#!/bin/sh\necho pocketbase version 0\n'
const archive = zipOf({ 'LICENSE.md': 'MIT', pocketbase: program, 'pocketbase.exe': program })
const checksum = createHash('sha256').update(archive).digest('hex')

let folder: string
let releases: Server
let asked: number
let sendArchive: (response: ServerResponse) => void

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canteiro-obtain-'))
  asked = 0
  sendArchive = (response) => response.end(archive)
  releases = createServer((request, response) => {
    asked += 1
    if (/^\/v[\d.]+\/pocketbase_[\d.]+_\w+\.zip$/.test(request.url ?? '')) sendArchive(response)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(releases, 'listening')
})

afterEach(async () => {
  releases.close()
  await rm(folder, { recursive: true, force: true })
})

test('the release of this platform is downloaded, checked, unpacked and can be run; the second time nothing is asked', async () => {
  const path = await obtain()
  expect(await readFile(path, 'utf8')).toBe(program)
  expect((await stat(path)).mode & 0o111).toBe(0o111)
  const before = asked
  expect(await obtain()).toBe(path)
  expect(asked).toBe(before)
})

test('an archive that does not have the SHA-256 which the operator gave is not used', async () => {
  sendArchive = (response) => response.end(zipOf({ pocketbase: 'something else' }))
  await expect(obtain()).rejects.toThrow(/does not match POCKETBASE_SHA256: it has [0-9a-f]{64}/)
  await expect(obtain({ POCKETBASE_SHA256: checksum.slice(1) })).rejects.toThrow('does not match POCKETBASE_SHA256')
})

test('without a SHA-256 from the operator nothing is downloaded', async () => {
  await expect(obtain({ POCKETBASE_SHA256: '' })).rejects.toThrow(/POCKETBASE_SHA256 is not set, which says what pocketbase_\S+\.zip must be/)
  expect(asked).toBe(0)
})

test('a release that is not there is said with its answer', async () => {
  sendArchive = (response) => response.writeHead(404).end()
  await expect(obtain()).rejects.toThrow('answered 404')
})

test('a transfer that is cut leaves nothing behind, and the next one works', async () => {
  sendArchive = (response) => {
    response.writeHead(200, { 'content-length': archive.length })
    response.write(archive.subarray(0, 100), () => response.destroy())
  }
  await expect(obtain()).rejects.toThrow(/download from http.*terminated/)
  sendArchive = (response) => response.end(archive)
  expect(await readFile(await obtain(), 'utf8')).toBe(program)
})

test('a failure names everything that was tried, and what to do', async () => {
  sendArchive = (response) => response.writeHead(404).end()
  await expect(obtain()).rejects.toThrow(/POCKETBASE_BIN: not set.*not there.*Go: not installed.*download from.*What to do/s)
})

test('where the build with Go fails, the release is taken', async () => {
  await writeFile(join(folder, 'go'), '#!/bin/sh\n[ "$1" = env ] && echo go1.26.8\n', { mode: 0o755 })
  expect(await readFile(await obtain(), 'utf8')).toBe(program)
})

test('an old Go is not used', async () => {
  await writeFile(join(folder, 'go'), '#!/bin/sh\necho go1.25.9\n', { mode: 0o755 })
  sendArchive = (response) => response.writeHead(404).end()
  await expect(obtain()).rejects.toThrow('go1.25.9 is older than 1.26')
})

test('POCKETBASE_BIN comes before everything else, and must run', async () => {
  const own = join(folder, 'own')
  await writeFile(own, program, { mode: 0o755 })
  expect(await obtain({ POCKETBASE_BIN: own })).toBe(own)
  await expect(obtain({ POCKETBASE_BIN: join(folder, 'missing') })).rejects.toThrow(/POCKETBASE_BIN is .*missing, which does not run/)
  expect(asked).toBe(0)
})

/** On a machine without Go, unless a test puts one into `folder`. */
function obtain(environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const { port } = releases.address() as AddressInfo
  return obtainPocketBase(
    { PATH: folder, POCKETBASE_SHA256: ` ${checksum.toUpperCase()}`, POCKETBASE_RELEASES: `http://127.0.0.1:${port}`, ...environment },
    join(folder, 'cache'),
  )
}
