import { formatISO } from 'date-fns/formatISO'
import { useState } from 'react'
import { texts } from '#texts'
import { saveFile } from '../../../components/files/save-file'
import { useAccountStore, useSession } from '../../../data/store/account-store-context'
import { showToast } from '../../../ui/feedback/toasts'

const words = texts.settings.myData

/** Also offline, once a first round has brought what is one's own. Product 11. */
export function useSaveMyData(): { save: () => Promise<void>; isBusy: boolean } {
  const account = useAccountStore()
  const { session } = useSession()
  const [isBusy, setIsBusy] = useState(false)

  const save = async () => {
    if (!account.sync.status().complete) {
      showToast({ ...words.notHereYet, tone: 'bad' })
      return
    }
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

async function hand(zip: Blob, name: string): Promise<void> {
  const saved = await saveFile(new File([zip], name, { type: zip.type }))
  if (saved === 'downloaded') showToast({ ...words.done, tone: 'ok' })
  if (saved === 'saved') showToast({ ...texts.desktop.saved, tone: 'ok' })
  if (saved === 'failed') showToast({ ...texts.desktop.notSaved, tone: 'bad' })
}
