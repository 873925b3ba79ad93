import type { Project, Proposal } from '#domain/documents'
import { LONG_TEXT } from '#domain/fields'
import { formatAmount, formatMoney, parseMoney } from '#domain/money'
import { offeredTypes } from '#domain/proposal-life'
import { errorText, texts } from '#texts'
import { DraftNote } from '../../pieces/draft-note'
import { differenceText, differenceToBudget, perDay } from '../../pieces/proposal-figures'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { ChoiceChips } from '../../ui/choice-chips'
import { Form, FormActions } from '../../ui/form'
import { FormErrors } from '../../ui/form-errors'
import { Heading } from '../../ui/heading'
import { MoneyField } from '../../ui/money-field'
import { NumberField } from '../../ui/number-field'
import { TextArea } from '../../ui/text-area'
import type { ProposalDraft } from './proposal-draft'
import * as css from './proposal-form.css'
import { useProposalForm } from './use-proposal-form'

const words = texts.proposals.form
const types = ['both', 'service', 'products'] as const

/** In the order of the form: its error summary follows it. */
const labels = { amount: words.amount, duration_days: words.days, cover_letter: words.coverLetter } as const
const idOf = (field: string) => `proposal-${field}`

type Props = {
  project: Project
  /** One's own proposal, to be improved. */
  current?: Proposal
  /** It is on its way, or one thought better of it. */
  onDone: () => void
}

export function ProposalForm({ project, current, onDone }: Props) {
  const form = useProposalForm({ project, current, onDone })
  const { draft, change, errors } = form
  if (!draft.ready) return null

  const errorOf = (field: keyof typeof labels) => {
    const error = errors[field]
    return error && texts.errors.fields[error]
  }
  const summary = (['amount', 'duration_days', 'cover_letter'] as const).flatMap((field) => {
    const message = errorOf(field)
    return message ? [{ field: idOf(field), message: `${labels[field]}: ${message}` }] : []
  })
  const offered = offeredTypes(project)
  const title = current ? words.titleImproved : words.title

  return (
    <Form onSubmit={() => void form.send()} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <FormErrors key={form.failedChecks} title={words.errorsTitle} errors={summary} />
      {form.refusal ? (
        <Banner tone="bad" isAnnounced title={(current ? words.failedImproved : words.failed)('').title}>
          {errorText(form.refusal)}
        </Banner>
      ) : null}
      <ChoiceChips
        label={words.type}
        options={types.map((type) => ({ value: type, text: texts.labels.proposalType[type], isDisabled: !offered.includes(type) }))}
        value={form.type}
        onChange={(proposal_type) => change({ proposal_type })}
        hint={offered.length === 1 ? words.typesWithoutProducts : undefined}
      />
      <div className={css.figures}>
        <MoneyField
          id={idOf('amount')}
          autoFocus={current !== undefined}
          label={words.amount}
          value={draft.value.amount}
          onChange={(amount, isReadable) => {
            change({ amount })
            form.setAmountReadable(isReadable)
          }}
          parse={parseMoney}
          format={formatAmount}
          error={errorOf('amount')}
        />
        <NumberField
          id={idOf('duration_days')}
          label={words.days}
          unit={words.daysUnit}
          maxDigits={4}
          isFigure
          value={draft.value.duration_days}
          onChange={(duration_days) => change({ duration_days })}
          error={errorOf('duration_days')}
        />
        <p className={css.help} role="status">
          {helpOf(draft.value, project.budget).join(' · ')}
        </p>
      </div>
      <TextArea
        id={idOf('cover_letter')}
        label={words.coverLetter}
        placeholder={words.coverLetterPlaceholder}
        maxLength={LONG_TEXT}
        counter={words.counter}
        value={draft.value.cover_letter}
        onChange={(cover_letter) => change({ cover_letter })}
        error={errorOf('cover_letter')}
      />
      <DraftNote savedAt={draft.savedAt} />
      <FormActions isSticky>
        {current ? <Button onPress={() => void form.cancel()}>{words.cancel}</Button> : null}
        <Button type="submit" variant="primary" isPending={form.isSending} pendingLabel={words.submitting}>
          {current ? words.submitImproved : words.submit}
        </Button>
      </FormActions>
    </Form>
  )
}

/** What the figures come to: the price of a day, and the way to the client's budget. */
function helpOf({ amount, duration_days }: ProposalDraft, budget: number): string[] {
  if (amount === null) return []
  const difference = differenceToBudget(amount, budget)
  const { belowBudget, aboveBudget, onBudget } = texts.proposals.figures
  return [
    ...(duration_days ? [texts.proposals.figures.perDay(formatMoney(perDay(amount, duration_days)))] : []),
    ...(difference === null ? [] : [differenceText(difference, { below: belowBudget, above: aboveBudget, equal: onBudget })]),
  ]
}
