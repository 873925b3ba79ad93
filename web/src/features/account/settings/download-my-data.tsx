import { formatISO } from 'date-fns/formatISO'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { texts } from '#texts'
import { useAccountStore, useSession } from '../../../data/store/account-store-context'
import { Text } from '../../../ui/content/text'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/button'

const words = texts.settings.myData

/** Everything of one's own in one file, with or without a connection. Product 11. */
export function DownloadMyData() {
  const account = useAccountStore()
  const { session } = useSession()
  const [isBusy, setIsBusy] = useState(false)

  const download = async () => {
    setIsBusy(true)
    try {
      const { collectMyData, zipOf } = await import('../../../data/store/my-data')
      save(await zipOf(await collectMyData(account, session?.token ?? '')), fileNameAt(Date.now()))
      showToast({ ...words.done, tone: 'ok' })
    } catch (error) {
      console.info('The data of this account could not be put together.', error)
      showToast({ ...words.failed, tone: 'bad' })
    }
    setIsBusy(false)
  }

  return (
    <>
      <Text tone="soft">{words.text}</Text>
      <div>
        <Button icon={<Download size={20} />} onPress={() => void download()} isPending={isBusy} pendingLabel={words.busy}>
          {words.action}
        </Button>
      </div>
    </>
  )
}

/** Named after the day on this device. */
export const fileNameAt = (now: number): string => words.fileName(formatISO(now, { representation: 'date' }))

/** Hands a file to the browser's downloads. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
