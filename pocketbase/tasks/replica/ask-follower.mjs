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

/** Whether a follower answered: its words are printed, and end this process with 1 where it does not serve. @param {string} dataDir */
export async function isPromotedByFollower(dataDir) {
  const answer = await askFollower(dataDir)
  if (answer?.serves) console.info(answer.words)
  else if (answer) {
    process.stderr.write(`\n${answer.words}\n`)
    process.exitCode = 1
  }
  return answer !== undefined
}

const anothers = `./canteiro follow is another user's. Run this as the user of ./canteiro follow.`

/** @param {string} dataDir */
const ended = (dataDir) =>
  `./canteiro follow ended before it served: its log says why. Mend that; then run ./canteiro serve, or ./canteiro promote where there is no ${dataDir}.`
