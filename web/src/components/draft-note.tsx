import Check from 'lucide-react/icons/check'
import { texts } from '#texts'
import { Text } from '../ui/content/text'
import { clockTime } from './times'

/** When what is being typed was last kept on this device. Product 38. */
export function DraftNote({ savedAt }: { savedAt: string }) {
  if (!savedAt) return null
  return (
    <Text size="s" tone="soft" icon={<Check size={16} />}>
      {texts.sync.draftKept(clockTime(savedAt))}
    </Text>
  )
}
