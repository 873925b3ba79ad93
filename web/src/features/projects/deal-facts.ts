import type { Project, Proposal } from '#domain/documents'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { isQuoted } from '../../components/projects/quote/quote-facts'
import { quoteLines, rowLines } from '../../components/projects/quote/quote-parts'
import type { Deal } from '../../components/projects/use-deal'
import { mediumDate } from '../../components/times/times'

const words = texts.deal

type Fact = { term: string; value: string }

export function dealFacts({ accepted_at }: Project, { proposal }: Deal): Fact[] {
  return [
    { term: words.amount, value: formatMoney(proposal.amount) },
    { term: words.days, value: texts.times.days(proposal.duration_days) },
    { term: words.includes, value: texts.labels.proposalType[proposal.proposal_type] },
    ...(accepted_at ? [{ term: words.since, value: mediumDate(new Date(accepted_at)) }] : []),
  ]
}

/** Rows, stages and terms, as they were accepted. Product 116. */
const quoteText = (proposal: Proposal): string[] =>
  isQuoted(proposal)
    ? [`\n${texts.quotePaper.title}`, ...rowLines(proposal.quote), ...quoteLines(proposal).map(({ term, value }) => words.line(term, value))]
    : []

/** To share, with both people. */
export function dealText(project: Project, deal: Deal): string {
  const people = [
    { term: words.client, value: project.client_name },
    { term: words.provider, value: deal.proposal.provider_name },
  ]
  const lines = [...people, ...dealFacts(project, deal)].map(({ term, value }) => words.line(term, value))
  return [words.sharedTitle(project.title), ...lines, ...quoteText(deal.proposal)].join('\n')
}
