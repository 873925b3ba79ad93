import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { texts } from '#texts'
import type { DraftState } from '../../data/drafts/drafts'
import { Text } from '../../ui/content/text/text'
import { ActionsRow } from '../../ui/forms/form'
import { clockTime } from '../times/times'

/** Product 38. */
export function DraftNote({ draft: { savedAt, trouble } }: { draft: Pick<DraftState<string>, 'savedAt' | 'trouble'> }) {
  if (!savedAt || trouble) return null
  return (
    <Text size="s" tone="soft" icon={<Check size={16} />}>
      {texts.sync.draftKept(clockTime(savedAt))}
    </Text>
  )
}

type Props = Pick<DraftState<string>, 'trouble'>

/** Product 38. */
export const DraftTrouble = ({ trouble }: Props) =>
  trouble ? (
    <div role="alert">
      <Text size="s" tone="bad" isStrong icon={<TriangleAlert size={18} />}>
        {texts.storage.draftNotKept[trouble]}
      </Text>
    </div>
  ) : null

/** For the sticky bar of a long form. */
export const DraftTroubleRow = ({ trouble }: Props) =>
  trouble ? (
    <ActionsRow isUrgent>
      <DraftTrouble trouble={trouble} />
    </ActionsRow>
  ) : null
