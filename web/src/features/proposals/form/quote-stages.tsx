import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { highEntry, shareOf } from '#domain/projects/quote-entry'
import { quoteBounds } from '#domain/projects/quote-terms'
import { formatMoney } from '#domain/values/money'
import { isBlank } from '#domain/values/written-text'
import { texts } from '#texts'
import { DiscardedLine } from '../../../components/discarded-line'
import { AmountField } from '../../../components/fields/amount-field'
import { atMost } from '../../../components/fields/at-most'
import { useRemovedRows } from '../../../components/fields/use-removed-rows'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { IconButton } from '../../../ui/forms/buttons/icon-button'
import { label } from '../../../ui/forms/field.css'
import { TextField } from '../../../ui/forms/text-field'
import { completedStages, newStage, priceOf, restOf, type StageDraft } from './quote-draft'
import * as css from './quote-editor.css'
import type { ProposalWriting } from './use-proposal-form'

const words = texts.quoteForm.stages
/** Share of the price that a first stage begins with: no more is pointed out. Product 109. */
const ENTRY = 0.3

/** Stages of payment; the last one has what the others leave. */
export function QuoteStages({ form }: { form: ProposalWriting }) {
  const { stages } = form.draft.value
  const price = priceOf(form.draft.value)
  const completed = completedStages(stages, price)
  const isJudged = form.errorOf('stages') !== null
  const set = (next: StageDraft[]) => form.change({ stages: next })
  const change = (changed: StageDraft) => set(stages.map((stage) => (stage.id === changed.id ? changed : stage)))
  const removed = useRemovedRows(stages, set, ({ name, amount }) => isBlank(name) && amount === null)

  const add = () =>
    stages.length === 0
      ? set([newStage(words.entry, price ? Math.max(Math.floor(price * ENTRY), 1) : null), newStage(words.rest, null)])
      : set(stages.toSpliced(-1, 0, newStage('', null)))

  return (
    <div className={css.list}>
      <span className={label}>{words.label}</span>
      {stages.length > 0 ? (
        <ul id={form.idOf('stages')} tabIndex={-1} className={css.list} aria-label={words.list}>
          {completed.map((stage, index) => (
            <li key={stage.id} className={css.stage}>
              <TextField
                isLabelHidden
                {...atMost(quoteBounds.stageName)}
                label={words.name}
                placeholder={words.namePlaceholder}
                value={stage.name}
                onChange={(name) => change({ ...(stages[index] ?? stage), name })}
                error={isJudged && isBlank(stage.name) ? texts.errors.fields.required : null}
              />
              <AmountField
                isLabelHidden
                isFigure={false}
                label={words.amount}
                value={stage.amount}
                unread={stage.amount_text}
                isReadOnly={index === stages.length - 1}
                onChange={(amount, amount_text) => change({ ...stage, amount, amount_text })}
                error={isJudged && !stage.amount ? texts.errors.fields.required : null}
              />
              <IconButton
                label={words.removeStage(stage.name.trim())}
                icon={<Trash2 size={20} />}
                onPress={() => removed.remove(stages[index] ?? stage)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {removed.rows.map(({ id, name }) => (
        <DiscardedLine key={id} id={id} text={texts.quoteForm.rows.removedRow(name.trim())} />
      ))}
      <StagesSaid stages={completed} price={price} rest={stages.length > 1 ? restOf(stages, price) : null} />
      {stages.length < quoteBounds.stages ? (
        <div>
          <Button isCompact icon={<Plus size={18} />} onPress={add}>
            {stages.length === 0 ? words.split : words.add}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

type SaidProps = { stages: readonly StageDraft[]; price: number | null; rest: number | null }

/** 'Entrada 30% · Ao terminar 70%', or what is wrong or unusual. */
function StagesSaid({ stages, price, rest }: SaidProps) {
  const amounts = stages.map(({ name, amount }) => ({ name: name.trim() || words.name, amount: amount ?? 0 }))
  const high = price === null ? undefined : highEntry({ stages: amounts }, price)
  const shares = price ? amounts.map(({ name, amount }) => words.share(name, shareOf(amount, price))).join(' · ') : ''
  const isOver = rest !== null && rest <= 0
  const said = isOver ? (rest < 0 ? words.over(formatMoney(-rest)) : words.nothingLeft) : high === undefined ? shares : words.highEntry(high)
  return (
    <div role="status">
      {said ? (
        <Text size="s" tone={isOver ? 'bad' : high === undefined ? 'soft' : 'warn'}>
          {said}
        </Text>
      ) : null}
    </div>
  )
}
