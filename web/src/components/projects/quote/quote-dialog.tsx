import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { Stack } from '../../../ui/layout/stack'
import { Dialog } from '../../../ui/overlays/dialog'
import { QuoteActions } from './quote-actions'
import type { Quoted } from './quote-facts'
import { QuoteView } from './quote-view'

type Props = { proposal: Quoted; project: Project; isOpen: boolean; onClose: () => void }

/** A quote whole, from a column or a card. */
export const QuoteDialog = ({ proposal, project, isOpen, onClose }: Props) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={proposal.provider_name}
    closeLabel={texts.actions.close}
    footer={<QuoteActions proposal={proposal} project={project} />}
  >
    <Stack gap="m">
      <QuoteView quote={proposal.quote} amount={proposal.amount} />
    </Stack>
  </Dialog>
)
