import { join } from 'node:path'
import { hasCode } from '../has-code'
import { TaskFailure } from '../task-failure'
import { isSocketPath, postToSocket } from '../unix-socket'

/** Where the copy is that follows the replica; pictures and deletions.txt are brought here too. */
export const followerOf = (dataDir: string): string => `${dataDir}.follow`

export const PROMOTE_SOCKET = 'promote.sock'

/** The answer of the follower of this machine to a promotion, once it serves; undefined where none runs. */
export async function askFollower(dataDir: string): Promise<string | undefined> {
  const socket = join(followerOf(dataDir), PROMOTE_SOCKET)
  if (!isSocketPath(socket)) return undefined
  const answer = await postToSocket(socket, '/promote').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ECONNREFUSED')) return undefined
    if (hasCode(error, 'EACCES')) throw new TaskFailure(`npm run follow is another user's. Run this as the user of npm run follow.`)
    throw new TaskFailure(
      `npm run follow ended before it served: its log says why. Mend that; then run npm run serve, or npm run promote where there is no ${dataDir}.`,
    )
  })
  if (answer && answer.status !== 200) throw new TaskFailure(answer.text)
  return answer?.text
}
