import type { Project } from '#domain/documents'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import type { Paper } from '../../paper/paper'
import { longDate, mediumDate } from '../../times/times'
import { placeOf } from '../place-of'
import { documentText, fullDay, type Quoted } from './quote-facts'
import { quoteParts } from './quote-parts'

const words = texts.quotePaper
const { sheet } = texts.deal
/** More are smaller, on two pages. */
const MANY_ROWS = 12

/** A quote for both sides to sign. Without phone and address; its provider's number where they have ticked it. Product 113. */
export function quoteSheet(proposal: Quoted, project: Project, now: number): Paper {
  const { quote, provider_name, provider_role, provider_city, provider_state, valid_until } = proposal
  const about = [texts.labels.roles[provider_role], placeOf({ city: provider_city, state: provider_state })].filter(Boolean).join(', ')
  return {
    title: words.title,
    facts: [project.title, placeOf(project)].filter(Boolean),
    parts: [
      {
        title: '',
        lines: [
          { term: words.about.provider, value: [[provider_name, about].filter(Boolean).join(' · '), documentText(quote)].filter(Boolean).join('\n') },
          { term: words.about.client, value: project.client_name },
          { term: words.about.date, value: mediumDate(new Date(proposal.updated_at || proposal.created_at)) },
          { term: words.terms.validity, value: words.validity.short(fullDay(valid_until)) },
          { term: words.terms.amount, value: formatMoney(proposal.amount) },
          { term: words.terms.includes, value: texts.labels.proposalType[proposal.proposal_type] },
          { term: words.terms.days, value: texts.times.days(proposal.duration_days) },
        ],
      },
      ...quoteParts(proposal),
    ],
    signatures: {
      place: sheet.place,
      names: [sheet.signature(words.about.provider, provider_name), sheet.signature(words.about.client, project.client_name)],
    },
    foot: texts.labels.printed(longDate(now)),
    ...(quote.rows.length > MANY_ROWS && { isDense: true, mostPages: 2 }),
  }
}
