import Download from 'lucide-react/icons/download'
import { texts } from '#texts'
import { Text } from '../../../ui/content/text'
import { Button } from '../../../ui/forms/button'
import { useSaveMyData } from './use-save-my-data'

const words = texts.settings.myData

/** Everything of one's own in one file, with or without a connection. Product 11. */
export function DownloadMyData() {
  const { save, isBusy } = useSaveMyData()
  return (
    <>
      <Text tone="soft">{words.text}</Text>
      <div>
        <Button icon={<Download size={20} />} onPress={() => void save()} isPending={isBusy} pendingLabel={words.busy}>
          {words.action}
        </Button>
      </div>
    </>
  )
}
