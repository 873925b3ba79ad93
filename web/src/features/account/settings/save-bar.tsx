import Clock from 'lucide-react/icons/clock'
import PencilLine from 'lucide-react/icons/pencil-line'
import { texts } from '#texts'
import { DiscardedLine } from '../../../components/discarded-line'
import { DraftTroubleRow } from '../../../components/fields/draft-note'
import { storedOrTold } from '../../../components/stored-or-told'
import type { DraftState } from '../../../data/drafts/drafts'
import { useWaitingCode } from '../../../data/queries/waiting-words'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { ActionsRow, FormActions } from '../../../ui/forms/form'

type Props = {
  isUnsaved: boolean
  isWaiting: boolean
  /** Why nothing is stored on this device. */
  trouble: DraftState<object>['trouble']
  /** Can be undone for a while. */
  discarding: { id: string; isDiscarded: boolean; discard: () => Promise<void> }
}

/** Success is said only with the server's answer. */
export function SaveBar({ isUnsaved, isWaiting, trouble, discarding }: Props) {
  return (
    <>
      <SavedHow isUnsaved={isUnsaved} isWaiting={isWaiting} />
      <FormActions isSticky={isUnsaved || discarding.isDiscarded || trouble !== null}>
        <DraftTroubleRow trouble={trouble} />
        {discarding.isDiscarded ? (
          <ActionsRow>
            <DiscardedLine isBare id={discarding.id} text={texts.settings.changesDiscarded} />
          </ActionsRow>
        ) : null}
        {isUnsaved ? (
          <Button
            variant="quiet"
            onPress={() => void storedOrTold(texts.storage.notDiscarded, discarding.discard)}
            aria-label={texts.settings.discardChanges}
          >
            {texts.actions.discard}
          </Button>
        ) : null}
        <Button type="submit" variant="primary">
          {texts.settings.save}
        </Button>
      </FormActions>
    </>
  )
}

function SavedHow({ isUnsaved, isWaiting }: Pick<Props, 'isUnsaved' | 'isWaiting'>) {
  const code = useWaitingCode(isWaiting)
  const unsaved = isUnsaved ? (
    <Text size="s" tone="soft" icon={<PencilLine size={16} />}>
      {texts.settings.unsaved}
    </Text>
  ) : null
  const waiting = code ? (
    <Text size="s" tone="warn" icon={<Clock size={16} />}>
      {code === 'waiting_connection' ? texts.sync.offlineHint : texts.sync.waitingWords[code]}
    </Text>
  ) : null
  return (
    <div role="status">
      {waiting}
      {unsaved}
    </div>
  )
}
