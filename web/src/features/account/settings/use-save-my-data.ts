import { formatISO } from 'date-fns/formatISO'
import { useState } from 'react'
import { desktop } from '#desktop'
import { texts } from '#texts'
import { useAccountStore, useSession } from '../../../data/store/account-store-context'
import { showToast } from '../../../ui/feedback/toasts'

const words = texts.settings.myData

/** Also offline. Product 11. */
export function useSaveMyData(): { save: () => Promise<void>; isBusy: boolean } {
  const account = useAccountStore()
  const { session } = useSession()
  const [isBusy, setIsBusy] = useState(false)

  const save = async () => {
    setIsBusy(true)
    try {
      const { collectMyData, zipOf } = await import('../../../data/my-data')
      await hand(await zipOf(await collectMyData(account, session?.token ?? '')), fileNameAt(Date.now()))
    } catch (error) {
      console.info('The data of this account could not be put together.', error)
      showToast({ ...words.failed, tone: 'bad' })
    }
    setIsBusy(false)
  }
  return { save, isBusy }
}

/** This device's date. */
export const fileNameAt = (now: number): string => words.fileName(formatISO(now, { representation: 'date' }))

/** The desktop app asks where. */
async function hand(file: Blob, name: string): Promise<void> {
  if (!desktop) {
    download(file, name)
    showToast({ ...words.done, tone: 'ok' })
    return
  }
  const saved = await desktop.call('saveFile', { name, bytes: new Uint8Array(await file.arrayBuffer()) })
  if (saved === 'saved') showToast({ ...texts.desktop.saved, tone: 'ok' })
  if (saved === 'failed') showToast({ ...texts.desktop.notSaved, tone: 'bad' })
}

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
