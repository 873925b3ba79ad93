import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../support/eventually'
import { builtServer } from '../../../support/server/built-server'
import { freePort } from '../../../support/server/free-port'
import { startReplicated } from '../../../support/server/replicated-server'
import { testFolder } from '../../../support/test-folder'

/** In the place of Litestream: each generation's newest transaction is what its file `head` says, and nothing is copied but by a test. */
const scripted = `#!/bin/sh
config=$(printf %s "$*" | sed 's/.*-config \\([^ ]*\\).*/\\1/')
place=$(sed 's/.*"type":"file","path":"\\([^"]*\\)".*/\\1/' "$config")
case "$*" in
*-dry-run*)
  [ -f "$place/head" ] || { echo 'Error: no matching backup files available'; exit 1; }
  printf '{"max_txid":"%s"}' "$(cat "$place/head")";;
*-once*) mkdir -p "$place"; echo 0000000000000001 >"$place/head";;
*) exec sleep 600;;
esac
`

/** A server that copies itself as generation 1. */
async function replicatedServer() {
  const folder = await testFolder()
  const programs = join(folder, 'programs')
  const litestream = join(programs, 'litestream')
  await mkdir(programs)
  await writeFile(litestream, scripted, { mode: 0o755 })
  const dataDir = join(folder, 'data')
  await cp((await builtServer()).dataDir, dataDir, { recursive: true })
  const place = join(folder, 'replica')
  const server = await startReplicated({ ...(await builtServer()), dataDir }, await freePort(), place, litestream)
  onTestFinished(() => server.kill().catch(() => undefined))
  return { server, dataDir, programs }
}

test('a server whose Litestream cannot be started again serves on, and Litestream is started once it can be', async () => {
  const { server, dataDir, programs } = await replicatedServer()
  const before = await server.litestreamPid()
  // A path below a file fails at once, other than a program that is not there.
  await rename(programs, `${programs}-aside`)
  await writeFile(programs, '')
  process.kill(before, 'SIGKILL')
  await expect.poll(server.said).toContain('spawn ENOTDIR')
  expect(await fetch(new URL('/api/health', server.url))).toMatchObject({ status: 200 })
  await rm(programs)
  await rename(`${programs}-aside`, programs)
  await eventually(
    async () => readFile(join(dataDir, 'litestream.pid'), 'utf8'),
    (pid) => pid !== '' && Number(pid) !== before,
  )
  expect(await server.end()).toBe(0)
})
