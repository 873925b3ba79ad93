import Check from 'lucide-react/icons/check'
import { texts } from '#texts'
import type { DraftState } from '../data/drafts/drafts'
import { Text } from '../ui/content/text'
import { clockTime } from './times'

/** When what is being typed was last kept on this device. Product 38. */
export function DraftNote({ draft: { savedAt, trouble } }: { draft: Pick<DraftState<string>, 'savedAt' | 'trouble'> }) {
  if (!savedAt || trouble) return null
  return (
    <Text size="s" tone="soft" icon={<Check size={16} />}>
      {texts.sync.draftKept(clockTime(savedAt))}
    </Text>
  )
}
