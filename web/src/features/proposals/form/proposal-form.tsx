import { type ReactNode, useRef } from 'react'
import * as v from 'valibot'
import type { Project, Proposal } from '#domain/documents'
import { offeredTypes, typesInOrder } from '#domain/projects/proposal-life'
import { quoteTerms } from '#domain/projects/quote-terms'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { AmountField } from '../../../components/fields/amount-field'
import { DaysField } from '../../../components/fields/days-field'
import { definitionOf } from '../../../components/fields/definition-of'
import { DraftNote, DraftTroubleRow } from '../../../components/fields/draft-note'
import { FieldControl } from '../../../components/fields/field-control'
import { isLong } from '../../../components/fields/form-field'
import { OddAmount } from '../../../components/fields/odd-amount'
import { QuotaNote } from '../../../components/fields/quota-note'
import { ReviewDialog } from '../../../components/fields/review-dialog'
import { budgetText } from '../../../components/projects/money-text'
import { termFields } from '../../../components/projects/proposal-fields'
import { differenceText, differenceToBudget } from '../../../components/projects/proposal-figures'
import { quoteDefinitions } from '../../../components/projects/quote/quote-definitions'
import { Heading } from '../../../ui/content/text/heading'
import { Button } from '../../../ui/forms/buttons/button'
import { ChoiceChips } from '../../../ui/forms/choices/radio-field'
import { Form, FormActions } from '../../../ui/forms/form'
import { FormTroubles } from '../../../ui/forms/form-troubles'
import { useIsAhead } from '../../../ui/layout/use-is-ahead'
import type { ProposalDraft, TypedProposal } from './proposal-draft'
import * as css from './proposal-form.css'
import { hasRows, priceOf } from './quote-draft'
import { QuotePart } from './quote-part'
import { QuoteWarnings } from './quote-warnings'
import { countRows } from './typed-rows'
import { type ProposalWriting, useProposalForm } from './use-proposal-form'

const words = texts.proposals.form

type Props = {
  project: Project
  current: Proposal | undefined
  /** The proposal is queued. */
  onDone: () => void
  onCancel: (typed: TypedProposal) => void
  /** While the draft is read: a shrinking page would jump. */
  until?: ReactNode
}

export function ProposalForm(props: Props) {
  const { project, current, until = null } = props
  const form = useProposalForm(props)
  const { draft } = form
  const figures = useIsAhead()
  const top = useRef<HTMLDivElement>(null)
  if (!draft.ready) return until

  const offered = offeredTypes(project)
  /** Made of its rows, the price is not typed. */
  const isPriced = hasRows(draft.value)
  const priced = isPriced ? { value: priceOf(draft.value), unread: '', isReadOnly: true } : {}
  const isAnew = current !== undefined && current.undone_by !== ''
  const title = isAnew ? words.titleAnew : current ? words.titleImproved : words.title

  return (
    <>
      <Form {...form.formProps} isSending={form.isGiving} aria-label={title}>
        <div ref={top}>
          <Heading level={2}>{title}</Heading>
        </div>
        <QuotaNote quota="proposals" />
        <FormTroubles form={form} errorsTitle={words.errorsTitle} refusalTitle={(current ? texts.proposals.improve : words).failed('').title} />
        <ChoiceChips
          label={words.type}
          options={typesInOrder.map((type) => ({ value: type, text: texts.labels.proposalType[type], isDisabled: !offered.includes(type) }))}
          value={form.type}
          onChange={(proposal_type) => form.change({ proposal_type })}
          hint={offered.length === 1 ? words.typesWithoutProducts : undefined}
        />
        <div ref={figures.ref} className={css.figures}>
          <AmountField
            {...form.bind('amount')}
            unread={draft.value.amount_text}
            onChange={(amount, amount_text) => form.change({ amount, amount_text })}
            {...priced}
            autoFocus={current !== undefined && !isPriced}
            label={words.amount}
          />
          <DaysField
            {...form.bind('duration_days')}
            unread={draft.value.duration_days_text}
            onChange={(duration_days, duration_days_text) => form.change({ duration_days, duration_days_text })}
            autoFocus={current !== undefined && isPriced}
            label={words.days}
            isFigure
          />
          <p className={css.help} role="status">
            {helpOf(draft.value, project.budget)}
          </p>
        </div>
        <QuotePart form={form} project={project} />
        {termFields.filter(isLong).map((field) => (
          <FieldControl key={field.name} field={field} {...form.bind(field.name)} />
        ))}
        <DraftNote draft={draft} />
        <FormActions isSticky>
          <DraftTroubleRow trouble={draft.trouble} />
          {current ? (
            <Button onPress={form.cancel} isDisabled={form.isGiving}>
              {words.cancel}
            </Button>
          ) : null}
          {figures.isAhead && priceOf(draft.value) === null ? (
            <Button variant="primary" onPress={() => top.current?.scrollIntoView()}>
              {words.begin}
            </Button>
          ) : (
            <Button type="submit" variant="primary">
              {words.review}
            </Button>
          )}
        </FormActions>
      </Form>
      <ReviewProposal form={form} project={project} isImprovement={current !== undefined && !isAnew} />
    </>
  )
}

/** Parts of the price, and its difference to the client's budget. */
function helpOf(typed: ProposalDraft, budget: number): string {
  const amount = priceOf(typed)
  const difference = amount ? differenceToBudget(amount, budget) : null
  const { belowBudget, aboveBudget, onBudget } = texts.proposals.figures
  const compared = difference === null ? '' : differenceText(difference, { below: belowBudget, above: aboveBudget, equal: onBudget })
  if (!hasRows(typed)) return compared
  const { price, rows } = texts.quoteForm
  const before = typed.amount && typed.amount !== amount ? price.typed(formatMoney(typed.amount)) : ''
  return [price.sum(rows.count(countRows(typed))), before, compared].filter(Boolean).join(' · ')
}

type ReviewProposalProps = { form: ProposalWriting; project: Project; isImprovement: boolean }

/** Before its client is told. */
function ReviewProposal({ form, project, isImprovement }: ReviewProposalProps) {
  const { said } = form
  const { amount } = said
  const quote = v.is(quoteTerms, said.quote) ? v.parse(quoteTerms, said.quote) : null
  return (
    <ReviewDialog
      isOpen={form.isReviewing}
      onClose={form.closeReview}
      onSend={() => void form.give()}
      isSending={form.isGiving}
      words={isImprovement ? { ...words, submit: words.submitImproved } : words}
      items={[
        { term: words.reviewProject, value: project.title },
        { term: words.reviewBudget, value: budgetText(project.budget) },
        ...termFields.map((field) => definitionOf(field, said[field.name])),
        ...quoteDefinitions(quote, amount ?? 0),
      ]}
    >
      {amount === null ? null : <OddAmount amount={amount} budget={project.budget} />}
      {quote && amount ? <QuoteWarnings quote={quote} amount={amount} /> : null}
    </ReviewDialog>
  )
}
