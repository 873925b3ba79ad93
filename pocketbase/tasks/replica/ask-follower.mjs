import { join } from 'node:path'
import { isSocketPath, postToSocket } from '../unix-socket.mjs'

/** The followed copy, with pictures and deletions.txt. @param {string} dataDir */
export const followerOf = (dataDir) => `${dataDir}.follow`

export const PROMOTE_SOCKET = 'promote.sock'

/**
 * Once the follower serves or cannot; undefined where none runs. @param {string} dataDir @returns {Promise<{ serves: boolean, words: string } |
 * undefined>}
 */
export async function askFollower(dataDir) {
  const socket = join(followerOf(dataDir), PROMOTE_SOCKET)
  if (!isSocketPath(socket)) return undefined
  try {
    const { status, text } = await postToSocket(socket, '/promote')
    return { serves: status === 200, words: text }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    return { serves: false, words: code === 'EACCES' ? anothers : ended(dataDir) }
  }
}

const anothers = `npm run follow is another user's. Run this as the user of npm run follow.`

/** @param {string} dataDir */
const ended = (dataDir) =>
  `npm run follow ended before it served: its log says why. Mend that; then run npm run serve, or npm run promote where there is no ${dataDir}.`
