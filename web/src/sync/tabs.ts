import type { BehaviorSubject } from 'rxjs'
import type { SyncStatus } from './status'
import type { SyncEnvironment } from './sync-environment'

export type Tabs = {
  /** Asks the tab that replicates to try now. */
  ask(): void
  stop(): void
}

type TabsPort = { name: string; environment: SyncEnvironment; status: BehaviorSubject<SyncStatus>; isHolder: () => boolean; onAsked: () => void }
type Told = { kind: 'try now' } | { kind: 'tell me' } | { kind: 'status'; status: SyncStatus }

/** The tab that replicates tells the others how things stand. */
export function shareStatus({ name, environment, status, isHolder, onAsked }: TabsPort): Tabs {
  const channel = environment.openChannel?.(name)
  if (!channel) return { ask: onAsked, stop: () => undefined }
  const tell = (told: Told) => channel.postMessage(told)
  const telling = status.subscribe((current) => {
    if (isHolder()) tell({ kind: 'status', status: current })
  })
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'status' && !isHolder()) status.next(data.status)
    if (data.kind === 'tell me' && isHolder()) tell({ kind: 'status', status: status.value })
    if (data.kind === 'try now' && isHolder()) onAsked()
  })
  tell({ kind: 'tell me' })
  return {
    ask: () => tell({ kind: 'try now' }),
    stop() {
      telling.unsubscribe()
      channel.close()
    },
  }
}
