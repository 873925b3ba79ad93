import type { Project, Proposal } from '#domain/documents'
import { agreedDays, agreedPrice, dealOf } from '#domain/projects/deal'
import { formatMoney } from '#domain/values/money'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { texts } from '#texts'
import { fullDay, isQuoted } from '../../components/projects/quote/quote-facts'
import { quoteLines, rowLines } from '../../components/projects/quote/quote-parts'
import type { MyDeal } from '../../components/projects/use-deal'
import { mediumDate } from '../../components/times/times'

const words = texts.deal

type Fact = { term: string; value: string; note?: string | undefined }

/** Price and days with the changes that both agreed on; a note has the last day, and what was agreed first. Product 54 and 122. */
export function dealFacts(project: Project, { proposal }: MyDeal): Fact[] {
  const { accepted_at } = project
  const deal = dealOf(proposal, project)
  const [price, days] = [agreedPrice(proposal, deal), agreedDays(proposal, deal)]
  const original = (now: number, first: number, text: string) => (now === first ? [] : [words.original(text)])
  const dayNotes = [
    ...(accepted_at ? [words.until(fullDay(saoPauloDay(accepted_at, days)))] : []),
    ...original(days, proposal.duration_days, texts.times.days(proposal.duration_days)),
  ]
  return [
    { term: words.amount, value: formatMoney(price), note: original(price, proposal.amount, formatMoney(proposal.amount))[0] },
    { term: words.days, value: texts.times.days(days), note: dayNotes.join(' · ') || undefined },
    { term: words.includes, value: texts.labels.proposalType[proposal.proposal_type] },
    ...(accepted_at ? [{ term: words.since, value: mediumDate(new Date(accepted_at)) }] : []),
  ]
}

/** With their notes: '11 dias (até 7 de dez. de 2026 · Original: 9 dias)'. */
export const dealLines = (project: Project, deal: MyDeal) =>
  dealFacts(project, deal).map(({ term, value, note }) => ({ term, value: note ? `${value} (${note})` : value }))

/** Rows, stages and terms, as they were accepted. Product 116. */
const quoteText = (proposal: Proposal): string[] =>
  isQuoted(proposal)
    ? [`\n${texts.quotePaper.title}`, ...rowLines(proposal.quote), ...quoteLines(proposal).map(({ term, value }) => words.line(term, value))]
    : []

/** To share, with both people. */
export function dealText(project: Project, deal: MyDeal): string {
  const people = [
    { term: words.client, value: project.client_name },
    { term: words.provider, value: deal.proposal.provider_name },
  ]
  const lines = [...people, ...dealLines(project, deal)].map(({ term, value }) => words.line(term, value))
  return [words.sharedTitle(project.title), ...lines, ...quoteText(deal.proposal)].join('\n')
}
