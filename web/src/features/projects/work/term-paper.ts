import { acceptedChanges, agreedDays, agreedPrice, type Deal, type DealStage, isPaid, moneyOf, registeredAt, stageName } from '#domain/projects/deal'
import { sumOf } from '#domain/projects/quote'
import { marks, stageMarks } from '#domain/projects/stage-marks'
import { formatMoney } from '#domain/values/money'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { texts } from '#texts'
import { type Paper, type PaperLine, type PaperPart, type PaperRow, rowOf } from '../../../components/paper/paper'
import { placeOf } from '../../../components/projects/place-of'
import { fullDay, warrantyText } from '../../../components/projects/quote/quote-facts'
import { changeFacts } from '../../../components/projects/work/change-facts'
import { saidOn } from '../../../components/projects/work/said-on'
import { sideNames } from '../../../components/projects/work/side-names'
import { longDate, mediumDate, shortFullDate } from '../../../components/times/times'
import type { Worked } from './worked'

const words = texts.workPapers.term
const { sheet, client, provider } = texts.deal

export type Work = Omit<Worked, 'side'>

/** A4 for both signatures: who marked what and when, and no more. Product 124. */
export function termPaper(work: Work, now: number): Paper {
  const { project, proposal, deal } = work
  return {
    title: words.title,
    facts: [project.title, placeOf(project)].filter(Boolean),
    parts: [
      {
        title: words.sides,
        lines: [
          { term: client, value: project.client_name },
          { term: provider, value: proposal.provider_name },
        ],
      },
      { title: words.deal, lines: dealLines(work) },
      paymentsPart(deal),
      ...latePart(deal),
      ...changesPart(work),
      ...(deal.open_points.length > 0 ? [{ title: words.open, list: deal.open_points }] : [{ title: words.open, text: words.nothingOpen }]),
      { title: '', text: words.claim },
    ],
    signatures: {
      place: sheet.place,
      names: [sheet.signature(client, project.client_name), sheet.signature(provider, proposal.provider_name)],
    },
    foot: texts.labels.printed(longDate(now)),
    mostPages: 2,
  }
}

const line = (term: string, value: string | undefined): PaperLine[] => (value ? [{ term, value }] : [])
const dayOf = (time: string): string => (time ? mediumDate(new Date(time)) : '')

function dealLines({ project, proposal, deal }: Work): PaperLine[] {
  const [price, days] = [agreedPrice(proposal, deal), agreedDays(proposal, deal)]
  return [
    ...(price === proposal.amount ? [] : line(words.original, formatMoney(proposal.amount))),
    ...line(words.agreed, formatMoney(price)),
    ...line(words.accepted, dayOf(deal.accepted_at)),
    ...line(words.days, texts.times.days(days)),
    ...line(words.lastDay, deal.accepted_at && fullDay(saoPauloDay(deal.accepted_at, days))),
    ...line(words.handed, saidOn(deal, { id: '', field: 'handed_at' }, deal.handed_at, mediumDate)),
    ...line(words.notYet, saidOn(deal, { id: '', field: 'not_yet_at' }, deal.not_yet_at, mediumDate)),
    ...line(words.completed, project.status === 'completed' ? dayOf(project.completed_at) : ''),
    ...line(words.warranty, proposal.quote ? warrantyText(proposal.quote) : undefined),
  ]
}

const stageRow = (deal: Deal, stage: DealStage) =>
  rowOf([
    stageName(deal, stage) || texts.workPapers.whole,
    ...marks.map((mark) => {
      const said = stage[stageMarks[mark].field]
      return said ? shortFullDate(new Date(said)) : words.unmarked
    }),
    formatMoney(stage.amount),
  ])

const sumRow = (text: string, figure: string): PaperRow => ({ cells: [{ text, span: 4 }, { text: figure }], look: 'sum' })

function paymentsPart(deal: Deal): PaperPart {
  const { columns } = words
  const { confirmed } = moneyOf(deal)
  const paid = sumOf(deal.stages.filter(({ paid_at }) => paid_at !== '').map(({ amount }) => amount))
  return {
    title: words.payments,
    table: {
      columns: ['text', 'figure', 'figure', 'figure', 'figure'],
      head: [rowOf([columns.stage, columns.done, columns.paid, columns.received, columns.amount])],
      rows: [
        ...deal.stages.map((stage) => stageRow(deal, stage)),
        sumRow(words.paidSum, formatMoney(paid)),
        ...(deal.stages.some(isPaid) ? [sumRow(words.confirmedSum, formatMoney(confirmed))] : []),
      ],
    },
  }
}

/** Marks whose day beside them is too wide for the table. Product 120. */
function latePart(deal: Deal): PaperPart[] {
  const list = deal.stages.flatMap((stage) =>
    marks.flatMap((mark) => {
      const moment = { id: stage.id, field: stageMarks[mark].field }
      if (!stage[moment.field] || !registeredAt(deal, moment)) return []
      const name = stageName(deal, stage) || texts.workPapers.whole
      return [words.lateMark(`${name} · ${words.columns[mark]}`, saidOn(deal, moment, stage[moment.field], mediumDate))]
    }),
  )
  return list.length > 0 ? [{ title: words.late, list }] : []
}

function changesPart({ project, proposal, deal }: Work): PaperPart[] {
  const agreed = acceptedChanges(deal)
  if (agreed.length === 0) return []
  const nameOf = sideNames(project, proposal)
  const list = agreed.map((change) =>
    [
      change.text,
      changeFacts(change).join(', '),
      words.change(nameOf[change.by], saidOn(deal, { id: change.id, field: 'answered_at' }, change.answered_at, mediumDate)),
    ]
      .filter(Boolean)
      .join(' · '),
  )
  return [{ title: words.changes, list }]
}
