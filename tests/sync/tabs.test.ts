import { BehaviorSubject } from 'rxjs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { shareStatus } from '../../web/src/sync/lock/tabs'
import { startingStatus } from '../../web/src/sync/status'
import type { SyncEnvironment } from '../../web/src/sync/sync-environment'
import { waitFor } from '../support/wait-for'

const environment: SyncEnvironment = {
  isOnline: () => true,
  isVisible: () => true,
  onChange: () => () => undefined,
  openChannel: (name) => new BroadcastChannel(name),
}

function openTab(name: string, isHolder: boolean) {
  const status = new BehaviorSubject(startingStatus)
  const onAsked = vi.fn()
  const tabs = shareStatus({ name, environment, status, isHolder: () => isHolder, onAsked })
  onTestFinished(tabs.stop)
  return { status, onAsked, tabs }
}

test('[T1] the tab that replicates shows its status in the others and tries when one of them asks', async () => {
  const [holder, other] = [openTab('shared', true), openTab('shared', false)]
  holder.status.next({ ...startingStatus, connection: 'online', state: 'SP' })
  await waitFor(() => expect(other.status.value).toMatchObject({ connection: 'online', state: 'SP' }))
  other.tabs.ask()
  await waitFor(() => expect(holder.onAsked).toHaveBeenCalledOnce())
})

test.each([undefined, 'try now', { kind: 'status', status: { connection: 'sleeping' } }, { kind: 'status' }, { kind: 'of a later release' }])(
  '[T1] a message that a tab of another release sends is ignored where it cannot be read: %j',
  async (message) => {
    const [holder, other] = [openTab('releases', true), openTab('releases', false)]
    holder.status.next({ ...startingStatus, connection: 'online' })
    await waitFor(() => expect(other.status.value.connection).toBe('online'))
    const foreign = new BroadcastChannel('releases')
    onTestFinished(() => foreign.close())
    foreign.postMessage(message)
    // Messages of one channel arrive in order.
    foreign.postMessage({ kind: 'status', status: { ...startingStatus, connection: 'offline' } })
    await waitFor(() => expect(other.status.value.connection).toBe('offline'))
    expect(other.status.value).toEqual({ ...startingStatus, connection: 'offline' })
    expect(holder.onAsked).not.toHaveBeenCalled()
  },
)
