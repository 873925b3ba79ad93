import type { Project } from '#domain/documents'
import { awaitsConfirmation } from '#domain/projects/proposal-life'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { placeOf } from '../../components/projects/place-of'
import type { OfferGroup } from './offer-groups'

const words = texts.proposals.manage.asText

/** For sharing: a line per proposal, by group. */
export function proposalsAsText(project: Project, groups: readonly OfferGroup[]): string {
  const parts = groups.map(({ type, proposals }) =>
    [
      texts.labels.proposalType[type],
      ...proposals.map((proposal) => {
        const offer = [formatMoney(proposal.amount), texts.times.days(proposal.duration_days)]
        const marks = awaitsConfirmation(proposal, project) ? [texts.corrections.beforeEdit.mark.toLowerCase()] : []
        return words.line(proposal.provider_name, [...offer, ...marks].join(', '))
      }),
    ].join('\n'),
  )
  return [words.heading(project.title, placeOf(project)), ...parts].join('\n\n')
}
