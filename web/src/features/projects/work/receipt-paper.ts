import type { Project, Proposal } from '#domain/documents'
import { type Deal, type DealStage, stageName } from '#domain/projects/deal'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import type { Paper } from '../../../components/paper/paper'
import { placeOf } from '../../../components/projects/place-of'
import { documentText } from '../../../components/projects/quote/quote-facts'
import { saidOn } from '../../../components/projects/work/said-on'
import { longDate, mediumDate } from '../../../components/times/times'
import { moneyInWords } from './money-in-words'

const words = texts.workPapers.receipt

export type Received = { project: Project; proposal: Proposal; deal: Deal; stage: DealStage }

/** One page for its provider to sign: value, debtor, what for, place and day. Product 124. */
export function receiptPaper({ project, proposal, deal, stage }: Received, now: number): Paper {
  const { provider_name, provider_city, quote } = proposal
  const [money, name] = [formatMoney(stage.amount), stageName(deal, stage)]
  const what = name ? words.ofStage(name, project.title) : words.ofWhole(project.title)
  const text = words.text({ client: project.client_name, money, inWords: moneyInWords(stage.amount), what, place: placeOf(project) })
  return {
    title: words.title,
    facts: [money],
    parts: [
      { title: '', text },
      {
        title: '',
        lines: [
          { term: words.provider, value: [provider_name, quote ? documentText(quote) : ''].filter(Boolean).join('\n') },
          { term: words.client, value: project.client_name },
          ...(stage.paid_at ? [{ term: words.paid, value: saidOn(deal, { id: stage.id, field: 'paid_at' }, stage.paid_at, mediumDate) }] : []),
          { term: words.received, value: saidOn(deal, { id: stage.id, field: 'received_at' }, stage.received_at, mediumDate) },
        ],
      },
      { title: '', text: words.noInvoice },
      { title: '', text: words.place(provider_city, longDate(new Date(stage.received_at))) },
    ],
    signatures: {
      place: '',
      names: [texts.deal.sheet.signature(texts.deal.provider, provider_name)],
    },
    foot: texts.labels.printed(longDate(now)),
    mostPages: 1,
  }
}
