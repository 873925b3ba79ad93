import ReceiptText from 'lucide-react/icons/receipt-text'
import { stageName } from '#domain/projects/deal'
import { texts } from '#texts'
import { Button } from '../../../ui/forms/buttons/button'
import { PaperMenu } from './paper-menu'
import type { Received } from './receipt-paper'

const words = texts.workPapers.receipt

/** Offered where the provider has confirmed the payment. Product 124. */
export function ReceiptMenu(received: Received) {
  const { project, deal, stage } = received
  if (!stage.received_at || stage.amount === 0) return null
  const label = words.actionFor(stageName(deal, stage) || texts.workPapers.whole)
  return (
    <PaperMenu
      label={label}
      trigger={
        <Button isCompact variant="quiet" aria-label={label} icon={<ReceiptText size={18} />}>
          {words.action}
        </Button>
      }
      words={words}
      about={project.title}
      load={async () => (await import('./receipt-paper')).receiptPaper(received, Date.now())}
    />
  )
}
