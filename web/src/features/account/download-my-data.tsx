import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { texts } from '#texts'
import { useAccount, useSession } from '../../data/account-context'
import { Button } from '../../ui/button'
import { Text } from '../../ui/text'
import { showToast } from '../../ui/toasts'

const words = texts.settings.myData

/** Everything of one's own in one file, with or without a connection. Product 11. */
export function DownloadMyData() {
  const account = useAccount()
  const { session } = useSession()
  const [isBusy, setIsBusy] = useState(false)

  const download = async () => {
    setIsBusy(true)
    try {
      const { collectMyData, zipOf } = await import('../../data/my-data')
      save(await zipOf(await collectMyData(account, session?.token ?? '')), words.fileName(new Date().toISOString().slice(0, 10)))
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
