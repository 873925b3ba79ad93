import type { Project, Proposal } from '#domain/documents'
import { awaitsConfirmation } from '#domain/projects/proposal-life'
import { toTime } from '#domain/values/clock'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { texts } from '#texts'
import { type Paper, type PaperPart, type PaperRow, rowOf } from '../../components/paper/paper'
import { budgetText } from '../../components/projects/money-text'
import { placeOf } from '../../components/projects/place-of'
import { projectFacts } from '../../components/projects/project-facts'
import { proposalStatusText } from '../../components/status-badges'
import { longDate } from '../../components/times/times'
import { missingText, quoteRows } from './compare-quotes'
import { type CompareCell, type CompareRow, compareRows } from './compare-rows'
import { type WorksDone, worksRow } from './compare-works'
import type { OfferGroup } from './offer-groups'

const words = texts.proposals.manage
/** Columns that fit an upright page, and a wide one. */
const UPRIGHT = 4
const WIDE = 8

/** Project, place, budget, as on a page's head. */
export const comparedProject = (project: Project): string[] => [
  ...projectFacts(project).map(({ text }) => text),
  `${words.sheet.budget}: ${budgetText(project.budget)}`,
]

/** All proposals in columns, side by side as on the screen. Product 112. */
export function comparePaper(project: Project, groups: readonly OfferGroup[], works: WorksDone, now: number): Paper {
  const proposals = groups.flatMap((group) => group.proposals)
  const quoted = quoteRows(proposals, saoPauloDay(toTime(now)))
  const rows = [
    ...compareRows(project, groups),
    whoRow(proposals, project),
    ...worksRow(proposals, works),
    ...quoted,
    ...statusRow(proposals, project),
  ]
  const isLandscape = proposals.length > UPRIGHT
  return {
    kind: words.sheet.name,
    title: project.title,
    facts: comparedProject(project),
    parts: bandsOf(groups, isLandscape ? WIDE : UPRIGHT).map((band) => bandPart(band, rows, (id) => missingText(quoted, id))),
    foot: texts.labels.printed(longDate(now)),
    isLandscape,
    isDense: true,
  }
}

/** Groups, of at most so many proposals in all. */
function bandsOf(groups: readonly OfferGroup[], most: number): OfferGroup[][] {
  const all = groups.flatMap((group) => group.proposals.map((proposal) => ({ group, proposal })))
  const bands = Array.from({ length: Math.ceil(all.length / most) }, (_, index) => all.slice(index * most, (index + 1) * most))
  return bands.map((band) =>
    groups
      .map((group) => ({ ...group, proposals: band.filter((each) => each.group === group).map(({ proposal }) => proposal) }))
      .filter((group) => group.proposals.length > 0),
  )
}

function bandPart(groups: readonly OfferGroup[], rows: readonly CompareRow[], missing: (id: string) => string): PaperPart {
  const proposals = groups.flatMap((group) => group.proposals)
  const named = groups.map(({ type, proposals: { length } }) => ({ text: words.group(texts.labels.proposalType[type], length), span: length }))
  return {
    title: '',
    table: {
      columns: ['label', ...proposals.map(() => 'even' as const)],
      head: [
        { cells: [{ text: '' }, ...named] },
        rowOf(['', ...proposals.map(({ id, provider_name }) => [provider_name, missing(id)].filter(Boolean).join('\n'))]),
      ],
      rows: rows.map((row): PaperRow => rowOf([row.label, ...proposals.map(({ id }) => cellText(row, id))])),
    },
  }
}

function cellText({ cells, isMarked }: CompareRow, id: string): string {
  const cell = cells.find((each) => each.id === id)
  return [cell?.text, cell?.isLowest && isMarked ? words.lowest : '', cell?.note].filter(Boolean).join('\n')
}

const textRow = (label: string, cells: readonly CompareCell[]): CompareRow => ({ key: label, label, size: 'text', cells: [...cells] })
const textCell = (id: string, text: string): CompareCell => ({ id, text, tone: 'plain', isLowest: false })

const whoRow = (proposals: readonly Proposal[], project: Project): CompareRow =>
  textRow(
    words.sheet.provider,
    proposals.map((proposal) => {
      const { id, provider_role, provider_city, provider_state } = proposal
      const before = awaitsConfirmation(proposal, project) ? texts.corrections.beforeEdit.mark : ''
      const place = placeOf({ city: provider_city, state: provider_state })
      return textCell(id, [[texts.labels.roles[provider_role], place].filter(Boolean).join(', '), before].filter(Boolean).join('\n'))
    }),
  )

/** While there is nothing to decide. */
function statusRow(proposals: readonly Proposal[], project: Project): CompareRow[] {
  if (project.status === 'open' && proposals.every(({ status }) => status === 'pending')) return []
  return [
    textRow(
      words.rows.status,
      proposals.map((proposal) => textCell(proposal.id, proposalStatusText(proposal))),
    ),
  ]
}
