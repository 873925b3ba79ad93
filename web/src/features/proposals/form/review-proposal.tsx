import type { Project } from '#domain/documents'
import { formatMoney } from '#domain/money'
import { oddityOf } from '#domain/odd-amount'
import { texts } from '#texts'
import { ReviewDialog } from '../../../components/review-dialog'
import { Text } from '../../../ui/content/text'
import { Banner } from '../../../ui/feedback/banner'
import type { ProposalWriting } from './use-proposal-form'

const words = texts.proposals.form

type Props = { form: ProposalWriting; project: Project; isImprovement: boolean }

/** The last look at an offer before its client is told of it. */
export function ReviewProposal({ form, project, isImprovement }: Props) {
  const { amount, duration_days, cover_letter } = form.draft.value
  const oddity = amount === null ? null : oddityOf(amount, project.budget)
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
      {oddity ? (
        <Banner tone="warn" title={words.oddTitle}>
          {words.odd[oddity](formatMoney(project.budget))}
        </Banner>
      ) : null}
    </ReviewDialog>
  )
}
