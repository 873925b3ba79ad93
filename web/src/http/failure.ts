/**
 * Why a request brought nothing of what its route may say, and what its caller is to do about it. `offline`: this device has no network. `unreachable`:
 * it has, and nothing of ours answers, as with a time-out or a hotel's login page. `unavailable`: the server is there, and in trouble.
 */
export type TransportFailure = Unanswered | 'unauthorized' | 'account_removed' | 'too_many_requests' | 'too_large'
type Unanswered = 'offline' | 'unreachable' | 'unavailable'

/** Whether nothing was heard of the request itself: the same request may succeed later, and may have been carried out already. */
export const isUnanswered = (code: string): code is Unanswered => code === 'offline' || code === 'unreachable' || code === 'unavailable'

/** Code of a request without an answer; outside of a browser only its caller knows of the network. */
export const lostWay = (): 'offline' | 'unreachable' => ('navigator' in globalThis && navigator.onLine === false ? 'offline' : 'unreachable')
