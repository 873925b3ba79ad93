import { isDead } from '../server/sudden-death'
import type { DeviceCalls } from './device-calls'

type NetworkCalls = Pick<DeviceCalls, 'requests' | 'offline' | 'online' | 'loseAnswers' | 'blockVerb' | 'letFirst'>

/** Without network, or losing answers after the server has acted. */
export function replaceNetwork(answeredFirst: string, onChange: () => void): { isOnline: () => boolean; calls: NetworkCalls } {
  const realFetch = globalThis.fetch
  let online = true
  let first = answeredFirst
  let lostAnswers = 0
  let lostPath = ''
  let blockedVerb = ''
  let requests: { path: string; body: string }[] = []

  globalThis.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    if (!online || isDead()) throw new TypeError('offline')
    if (first && !address.includes(first)) throw new TypeError('held back')
    if (typeof init?.body === 'string') requests.push({ path: new URL(address).pathname, body: init.body })
    if (blockedVerb && typeof init?.body === 'string' && init.body.includes(`"verb":"${blockedVerb}","version"`)) throw new TypeError('blocked')
    const response = await realFetch(input, init)
    if (isDead()) throw new TypeError('dead')
    if (address.includes(first)) first = ''
    if (lostAnswers > 0 && address.includes(lostPath)) {
      lostAnswers--
      await response.arrayBuffer()
      throw new TypeError('the answer was lost')
    }
    return response
  }

  const calls: NetworkCalls = {
    async requests() {
      const made = requests
      requests = []
      return made
    },
    async offline() {
      online = false
      onChange()
    },
    async online() {
      online = true
      onChange()
    },
    async loseAnswers(path, count) {
      lostPath = path
      lostAnswers = count
    },
    async blockVerb(verb) {
      blockedVerb = verb
    },
    async letFirst(path) {
      first = path
    },
  }
  return { isOnline: () => online, calls }
}
