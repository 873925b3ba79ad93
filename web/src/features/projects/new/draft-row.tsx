import { texts } from '#texts'
import { DiscardedLine } from '../../../components/discarded-line'
import { DraftNote } from '../../../components/fields/draft-note'
import { KeepFocus } from '../../../components/lists/keep-focus'
import { storedOrTold } from '../../../components/stored-or-told'
import type { DraftState } from '../../../data/drafts/drafts'
import type { useDiscardDraft } from '../../../data/drafts/use-discard-draft'
import { Button } from '../../../ui/forms/buttons/button'
import { Cluster } from '../../../ui/layout/stack'

type Props = {
  draft: Pick<DraftState<string>, 'savedAt' | 'trouble'>
  discarding: ReturnType<typeof useDiscardDraft>
  /** Whether there is anything to discard. */
  hasDraft: boolean
  words: { discardDraft: string; discardedDraft: string }
}

/** When the form was kept; its discarding can be undone. Product 38 and 59. */
export const DraftRow = ({ draft, discarding, hasDraft, words }: Props) => (
  <KeepFocus when={String(discarding.isDiscarded)}>
    <Cluster justify="between">
      {discarding.isDiscarded ? (
        <DiscardedLine id={discarding.id} text={words.discardedDraft} />
      ) : (
        <>
          <DraftNote draft={draft} />
          {hasDraft ? (
            <Button variant="quiet" isCompact onPress={() => void storedOrTold(texts.storage.notDiscarded, discarding.discard)}>
              {words.discardDraft}
            </Button>
          ) : null}
        </>
      )}
    </Cluster>
  </KeepFocus>
)
