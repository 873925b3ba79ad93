import { EventSource } from 'eventsource'
import { vi } from 'vitest'
import { type AccountDatabase, startSync } from '../../../web/src/sync'
import { createTabLocks } from '../../support/device/tab-locks'

type Environment = Parameters<typeof startSync>[0]['environment']

/** An engine whose requests are answered when the test says so. */
export function startHeldSync(database: AccountDatabase, environment: Partial<Environment> = {}) {
  const asked: { path: string; body: string; answer: (response: Response) => void }[] = []
  vi.stubGlobal('EventSource', EventSource)
  vi.stubGlobal(
    'fetch',
    (url: string, { body }: RequestInit = {}) =>
      new Promise<Response>((answer) => asked.push({ path: new URL(url).pathname, body: String(body), answer })),
  )
  const nothing = () => undefined
  const sync = startSync({
    ...{ database, userId: 'ana', baseUrl: 'http://server.invalid', token: () => 'token' },
    environment: { isOnline: () => true, isVisible: () => true, onChange: () => nothing, locks: createTabLocks(), ...environment },
    ...{ onAnswered: nothing, onUploaded: nothing, onAccountRemoved: nothing },
  })
  return { sync, asked }
}
