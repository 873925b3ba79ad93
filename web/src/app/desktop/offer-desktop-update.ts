import { getDefaultStore } from 'jotai/vanilla'
import type { Bridge } from '../../../../electron/bridge'
import { pageSettled } from '../pwa/page-settled'
import { REST_MS, type Update, waitingUpdate } from '../pwa/update'

/** No restart while someone types or photos are prepared. A failed installation is offered again, and says so. */
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
    if (store.get(waitingUpdate) !== offer) return
    await desktop.call('installUpdate', undefined).catch((error: unknown) => {
      console.info('The desktop app did not take a call.', error)
      offerDesktopUpdate(desktop, true)
    })
  }
}
