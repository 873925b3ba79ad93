import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../support/eventually'
import { builtServer } from '../../../support/server/built-server'
import { freePort } from '../../../support/server/free-port'
import { startReplicated } from '../../../support/server/replicated-server'

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
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-keep-replicating-'))
  const programs = join(folder, 'programs')
  const litestream = join(programs, 'litestream')
  await mkdir(programs)
  await writeFile(litestream, scripted, { mode: 0o755 })
  const dataDir = join(folder, 'data')
  await cp((await builtServer()).dataDir, dataDir, { recursive: true })
  const place = join(folder, 'replica')
  const server = await startReplicated({ ...(await builtServer()), dataDir }, await freePort(), place, litestream)
  onTestFinished(async () => {
    await server.kill().catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  })
  const says = (words: string) =>
    eventually(
      async () => server.said(),
      (said) => said.includes(words),
    )
  async function headIs(generation: number, transaction: string) {
    await mkdir(join(place, String(generation)), { recursive: true })
    await writeFile(join(place, String(generation), 'head'), transaction)
  }
  const answers = async () => (await fetch(new URL('/api/health', server.url))).status === 200
  return { server, dataDir, place, programs, says, headIs, answers }
}

test('a server whose Litestream cannot be started again serves on, and Litestream is started once it can be', async () => {
  const { server, dataDir, programs, says, answers } = await replicatedServer()
  const before = await server.litestreamPid()
  // A path below a file fails at once, other than a program that is not there.
  await rename(programs, `${programs}-aside`)
  await writeFile(programs, '')
  process.kill(before, 'SIGKILL')
  await says('spawn ENOTDIR')
  expect(await answers()).toBe(true)
  await rm(programs)
  await rename(`${programs}-aside`, programs)
  await eventually(
    async () => readFile(join(dataDir, 'litestream.pid'), 'utf8'),
    (pid) => pid !== '' && Number(pid) !== before,
  )
  expect(await server.end()).toBe(0)
})
