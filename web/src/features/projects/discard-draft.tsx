import { texts } from '#texts'
import { DiscardedLine } from '../../components/discarded-line'
import { storedOrTold } from '../../components/stored-or-told'
import { Button } from '../../ui/forms/button'
import type { NewProject } from './use-new-project'

const words = texts.projects.newProject

/** Starts the form anew, at once: for a while all of it can be brought back. Product 59. */
export function DiscardDraft({ discarding, isShown }: { discarding: NewProject['discarding']; isShown: boolean }) {
  if (discarding.isDiscarded) return <DiscardedLine id={discarding.id} text={words.discardedDraft} />
  return isShown ? (
    <Button variant="quiet" isCompact onPress={() => void storedOrTold(texts.storage.notDiscarded, discarding.discard)}>
      {words.discardDraft}
    </Button>
  ) : null
}
