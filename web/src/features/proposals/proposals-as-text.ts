import type { Project } from '#domain/documents'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { placeOf } from '../../components/projects/place-of'
import type { OfferGroup } from './offer-groups'

const words = texts.proposals.manage.asText

/** Text of a comparison, for sharing: each group with its proposals, a line each. */
export function proposalsAsText({ title, city, state }: Pick<Project, 'title' | 'city' | 'state'>, groups: readonly OfferGroup[]): string {
  const parts = groups.map(({ type, proposals }) =>
    [
      texts.labels.proposalType[type],
      ...proposals.map(({ provider_name, amount, duration_days }) =>
        words.line(provider_name, `${formatMoney(amount)}, ${texts.times.days(duration_days)}`),
      ),
    ].join('\n'),
  )
  return [words.heading(title, placeOf({ city, state })), ...parts].join('\n\n')
}
