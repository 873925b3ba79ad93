import History from 'lucide-react/icons/history'
import { sumOfRows } from '#domain/projects/quote'
import { formatMoney } from '#domain/values/money'
import { isBlank } from '#domain/values/written-text'
import { texts } from '#texts'
import { type PastQuote, usePastQuotes } from '../../../data/queries/past-quotes'
import { Button } from '../../../ui/forms/buttons/button'
import { Menu } from '../../../ui/overlays/menu'
import { withRows } from './typed-rows'
import type { ProposalWriting } from './use-proposal-form'

const words = texts.quoteForm.rows

/** Puts rows, exclusions and conditions of an earlier quote below what is typed. Product 114. */
export function QuoteAgain({ form }: { form: ProposalWriting }) {
  const past = usePastQuotes()
  if (past.length === 0) return null

  function use({ rows, excluded, conditions }: PastQuote): void {
    const typed = form.draft.value
    const lines = typed.excluded.split('\n').filter((line) => !isBlank(line))
    form.change({
      ...withRows(typed, rows),
      excluded: [...lines, ...excluded.filter((line) => !lines.includes(line))].join('\n'),
      ...(isBlank(typed.conditions) && { conditions }),
    })
  }

  return (
    <Menu
      label={words.useAgain}
      entries={past.map((quote) => ({
        id: quote.project_id,
        text: words.againEntry(
          quote.project_title,
          quote.rows.length > 0 ? words.count(quote.rows.length) : '',
          quote.rows.length > 0 ? formatMoney(sumOfRows(quote)) : '',
        ),
        onAction: () => use(quote),
      }))}
      trigger={
        <Button variant="quiet" isCompact icon={<History size={18} />}>
          {words.useAgain}
        </Button>
      }
    />
  )
}
