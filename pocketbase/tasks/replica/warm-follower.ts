import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isStopping } from '../children'
import { checkData } from '../data/data-console'
import type { Installation, ServeOptions } from '../pocketbase-process'
import { assertFree } from '../serve/free-port'
import { serveForGood } from '../serve/serve-for-good'
import { TaskFailure } from '../task-failure'
import { isSocketPath } from '../unix-socket.mjs'
import { PROMOTE_SOCKET } from './ask-follower.mjs'
import { type Follower, openFollower } from './follow-replica'
import { promoteFollower } from './promote-follower'
import type { Replica } from './replica'
import { claimReplica, isNewest } from './replicate'

/** Returning devices are served first. */
const CHECK_AFTER_MS = 60_000

/**
 * Follows until this process ends or is asked to serve in a lost server's place. After a promotion a restart serves: no server is left to follow.
 */
export async function followUntilPromoted(replica: Replica, installation: Installation, options: ServeOptions): Promise<void> {
  if (await isNewest(replica, installation.dataDir)) {
    console.info(`The data in ${installation.dataDir} are the newest of the replica, so they are served.`)
    await assertFree('PORT', options.port, options.host)
    return serveForGood(installation, options, { replica, generation: await claimReplica(replica, installation.dataDir) })
  }
  const follower = await openFollower(replica, installation.dataDir)
  const serves = (tell: (words: string) => void) => promoteAndServe(follower, installation, options, tell)
  const socket = join(follower.folder, PROMOTE_SOCKET)
  if (!isSocketPath(socket)) console.info(`${socket} is too long for the name of a socket: to promote, end this first.`)
  await rm(socket, { force: true })
  await Promise.all([follower.keep(), isSocketPath(socket) && whenAsked(socket, serves)])
}

/** With a follower that begins now. */
export async function promoteAtOnce(replica: Replica, installation: Installation, options: ServeOptions): Promise<void> {
  const follower = await openFollower(replica, installation.dataDir)
  await promoteAndServe(follower, installation, options, (words) => console.info(words))
}

async function promoteAndServe(follower: Follower, installation: Installation, options: ServeOptions, tell: (words: string) => void): Promise<void> {
  const { program, dataDir } = installation
  await assertFree('PORT', options.port, options.host)
  const { generation, transaction, aside } = await promoteFollower(program, follower, dataDir, options.origins[0] ?? '')
  await rm(join(dataDir, PROMOTE_SOCKET), { force: true })
  const words = `${dataDir} holds transaction ${transaction} of generation ${generation - 1}, and goes on with the next one.${aside ? ` What was there is in ${aside}.` : ''}`
  console.info(words)
  await Promise.all([
    serveForGood(installation, options, { replica: follower.replica, generation }, () => tell(`${words}\nIt is served for ${options.origins[0]}.`)),
    tellWhetherWhole(program, dataDir),
  ])
}

/** After the promotion: Litestream has checked each page it wrote. */
async function tellWhetherWhole(program: string, dataDir: string): Promise<void> {
  await pause(CHECK_AFTER_MS)
  if (isStopping()) return
  await checkData(program, dataDir).then(
    () => console.info('The promoted database was checked, and is whole.'),
    (reason: unknown) => process.stderr.write(`${reason instanceof Error ? reason.message : reason}\nStop this server and restore a backup.\n`),
  )
}

/** One request at a time; a refusal changes nothing. Rejects where the work fails after its answer. */
function whenAsked(socket: string, work: (tell: (words: string) => void) => Promise<void>): Promise<void> {
  let isAtWork = false
  return new Promise<void>((_, reject) => {
    const server = createServer((_request, response) => {
      const answer = (status: number, words: string) => void response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(words)
      if (isAtWork) return answer(409, 'A promotion is at work already.')
      isAtWork = true
      work((words) => answer(200, words)).catch((reason: unknown) => {
        isAtWork = false
        if (response.headersSent || !(reason instanceof TaskFailure)) reject(reason)
        else answer(409, reason.message)
      })
    })
    server.once('error', reject)
    server.listen(socket)
  })
}
