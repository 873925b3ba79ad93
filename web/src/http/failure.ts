/**
 * Why a request has no answer of its route. `offline`: this device has no network. `unreachable`: nothing of ours answers, as with a time-out
 * or a hotel's login page. `unavailable`: the server is in trouble.
 */
export type TransportFailure = Unanswered | 'unauthorized' | 'account_removed' | 'too_many_requests' | 'too_large'
type Unanswered = 'offline' | 'unreachable' | 'unavailable'

/** Whether the request may have been carried out; the same request may succeed later. */
export const isUnanswered = (code: string): code is Unanswered => code === 'offline' || code === 'unreachable' || code === 'unavailable'

/** Code of a request without an answer; outside a browser only its caller knows of the network. */
export const lostWay = (): 'offline' | 'unreachable' => ('navigator' in globalThis && navigator.onLine === false ? 'offline' : 'unreachable')
