import { request } from 'node:http'

/** On macOS; Linux takes four bytes more. */
const LONGEST_PATH = 103

/** @param {string} path */
export const isSocketPath = (path) => path !== '' && Buffer.byteLength(path) <= LONGEST_PATH

/**
 * Throws without a listener, or without an answer within `ms`. @param {string} socketPath @param {string} path @param {string} [body] @param
 * {number} [ms] @returns {Promise<{ status: number, text: string }>}
 */
export function postToSocket(socketPath, path, body = '', ms = 0) {
  return new Promise((resolve, reject) => {
    const limit = ms > 0 ? { signal: AbortSignal.timeout(ms) } : {}
    const asked = request({ socketPath, path, method: 'POST', ...limit }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.once('error', reject)
    })
    asked.once('error', reject)
    asked.end(body)
  })
}
