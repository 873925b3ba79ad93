import type { BehaviorSubject } from 'rxjs'
import * as v from 'valibot'
import type { SyncStatus } from '../status'
import type { SyncEnvironment } from '../sync-environment'

export type Tabs = {
  ask(): void
  stop(): void
}

type TabsPort = { name: string; environment: SyncEnvironment; status: BehaviorSubject<SyncStatus>; isHolder: () => boolean; onAsked: () => void }

const status: v.GenericSchema<unknown, SyncStatus> = v.object({
  connection: v.picklist(['starting', 'online', 'offline', 'unreachable']),
  signedOut: v.boolean(),
  updatedAt: v.string(),
  complete: v.boolean(),
  askedAt: v.number(),
  storage: v.picklist(['', 'full', 'broken']),
  state: v.string(),
  listening: v.boolean(),
  sending: v.nullable(v.object({ id: v.string(), percent: v.number() })),
})
const message = v.variant('kind', [
  v.object({ kind: v.literal('try now') }),
  v.object({ kind: v.literal('tell me') }),
  v.object({ kind: v.literal('status'), status }),
])
type Message = v.InferOutput<typeof message>

/** A status of another release that this tab cannot read is ignored. */
export function shareStatus({ name, environment, status: shown, isHolder, onAsked }: TabsPort): Tabs {
  const channel = environment.openChannel?.(name)
  if (!channel) return { ask: onAsked, stop: () => undefined }
  const send = (sent: Message) => channel.postMessage(sent)
  const sending = shown.subscribe((current) => {
    if (isHolder()) send({ kind: 'status', status: current })
  })
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { success, output: received } = v.safeParse(message, data)
    if (!success) return
    if (received.kind === 'status' && !isHolder()) shown.next(received.status)
    if (received.kind === 'tell me' && isHolder()) send({ kind: 'status', status: shown.value })
    if (received.kind === 'try now' && isHolder()) onAsked()
  })
  send({ kind: 'tell me' })
  return {
    ask: () => send({ kind: 'try now' }),
    stop() {
      sending.unsubscribe()
      channel.close()
    },
  }
}
