import { getDefaultStore } from 'jotai/vanilla'
import type { Bridge } from '../../../../electron/bridge'
import { pageSettled } from '../pwa/page-settled'
import { REST_MS, type Update, waitingUpdate } from '../pwa/update'

/**
 * As the web offers its own: nothing begins afresh under someone's typing, nor while photos are being prepared. One that could not be installed is offered
 * again, and says so.
 */
export function offerDesktopUpdate(desktop: Pick<Bridge, 'call'>, hasFailed: boolean): void {
  const store = getDefaultStore()
  const offer: Update = {
    ...(hasFailed && { hasFailed }),
    install: () => void install(),
    putOff: () => store.set(waitingUpdate, null),
  }
  store.set(waitingUpdate, offer)

  async function install(): Promise<void> {
    await pageSettled(REST_MS)
    // It can be put off meanwhile.
    if (store.get(waitingUpdate) !== offer) return
    await desktop.call('installUpdate', undefined).catch((error: unknown) => {
      console.info('The desktop app did not take a call.', error)
      offerDesktopUpdate(desktop, true)
    })
  }
}
