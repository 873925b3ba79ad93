import type { Project } from '#domain/documents'
import { formatMoney } from '#domain/money'
import { texts } from '#texts'
import { OddAmount } from '../../../components/odd-amount'
import { ReviewDialog } from '../../../components/review-dialog'
import { Text } from '../../../ui/content/text'
import type { ProposalWriting } from './use-proposal-form'

const words = texts.proposals.form

type Props = { form: ProposalWriting; project: Project; isImprovement: boolean }

/** The last look at an offer before its client is told of it. */
export function ReviewProposal({ form, project, isImprovement }: Props) {
  const { amount, duration_days, cover_letter } = form.draft.value
  return (
    <ReviewDialog
      isOpen={form.isReviewing}
      onClose={form.closeReview}
      onSend={() => void form.give()}
      isSending={form.isGiving}
      words={isImprovement ? { ...words, submit: words.submitImproved } : words}
      items={[
        { term: words.amount, value: formatMoney(amount ?? 0) },
        { term: words.days, value: texts.times.days(duration_days ?? 0) },
        { term: words.type, value: texts.labels.proposalType[form.type] },
        { term: words.coverLetter, value: <Text isAsTyped>{cover_letter.trim()}</Text> },
      ]}
    >
      {amount === null ? null : <OddAmount amount={amount} budget={project.budget} />}
    </ReviewDialog>
  )
}
