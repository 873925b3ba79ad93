import ReceiptText from 'lucide-react/icons/receipt-text'
import { useCallback, useState } from 'react'
import type { Project, Proposal } from '#domain/documents'
import { texts } from '#texts'
import { Button, type ButtonLook } from '../../../ui/forms/buttons/button'
import { useLateDialog } from '../../use-optional-part'
import { isQuoted } from './quote-facts'

const words = texts.quotePaper
const loadDialog = async () => (await import('./quote-dialog')).QuoteDialog

type Props = Pick<ButtonLook, 'variant'> & { proposal: Proposal; project: Project; isNarrow?: boolean }

/** Opens a proposal's quote; absent without one. `isNarrow`: in few words. */
export function SeeQuote({ proposal, project, isNarrow = false, ...look }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const QuoteDialog = useLateDialog(loadDialog, isOpen, close)
  if (!isQuoted(proposal)) return null
  return (
    <>
      <Button
        isCompact
        {...look}
        icon={isNarrow ? undefined : <ReceiptText size={18} />}
        onPress={() => setOpen(true)}
        aria-label={(isNarrow ? words.seeAllOf : words.seeOf)(proposal.provider_name)}
      >
        {isNarrow ? words.seeAll : words.see}
      </Button>
      {QuoteDialog ? <QuoteDialog proposal={proposal} project={project} isOpen={isOpen} onClose={close} /> : null}
    </>
  )
}
