import type { Project, Proposal } from '#domain/documents'
import { awaitsConfirmation } from '#domain/projects/proposal-life'
import { texts } from '#texts'
import { PaperSheet } from '../../components/paper/paper-sheet'
import { placeOf } from '../../components/projects/place-of'
import { isQuoted } from '../../components/projects/quote/quote-facts'
import { proposalStatusText } from '../../components/status-badges'
import { longDate } from '../../components/times/times'
import { useNow } from '../../components/times/use-now'
import { PrintSheet } from '../../ui/layout/print-sheet'
import * as paper from '../../ui/layout/print-sheet.css'
import { comparedProject, comparePaper } from './compare-paper'
import { type CompareCell, compareRows } from './compare-rows'
import * as css from './compare-sheet.css'
import type { WorksDone } from './compare-works'
import type { OfferGroup } from './offer-groups'

const words = texts.proposals.manage
/** Proposals that fit with their letters. */
const ROOMY = 5
const CLOSE = 12

type Props = { project: Project; groups: readonly OfferGroup[]; works: WorksDone }

/** One A4 page with all proposals, printed in place of the page: side by side where one has a quote. Product 53, 112. */
export function CompareSheet({ project, groups, works }: Props) {
  const now = useNow()
  const hasQuotes = groups.some(({ proposals }) => proposals.some(isQuoted))
  return (
    <PrintSheet>
      {hasQuotes ? <PaperSheet of={comparePaper(project, groups, works, now)} /> : <OfferList project={project} groups={groups} now={now} />}
    </PrintSheet>
  )
}

function OfferList({ project, groups, now }: Omit<Props, 'works'> & { now: number }) {
  const count = groups.flatMap(({ proposals }) => proposals).length
  const density = count <= ROOMY ? 'roomy' : count <= CLOSE ? 'close' : 'closest'
  return (
    <>
      <p className={paper.kind}>{words.sheet.name}</p>
      <h1 className={paper.title}>{project.title}</h1>
      <p className={paper.facts}>{comparedProject(project).join(' · ')}</p>
      {groups.map((group) => (
        <section key={group.type}>
          <h2 className={paper.part}>{words.group(texts.labels.proposalType[group.type], group.proposals.length)}</h2>
          <OfferTable project={project} group={group} density={density} />
        </section>
      ))}
      <p className={paper.printed}>{texts.labels.printed(longDate(now))}</p>
    </>
  )
}

function OfferTable({ project, group, density }: { project: Project; group: OfferGroup; density: string }) {
  const rows = compareRows(project, [group])
  const isOpen = project.status === 'open' && group.proposals.every(({ status }) => status === 'pending')
  return (
    <table className={css.table} data-density={density}>
      <thead>
        <tr>
          <th scope="col" className={`${css.head} ${css.who}`}>
            {words.sheet.provider}
          </th>
          {rows.map(({ key, label }) => (
            <th key={key} scope="col" className={css.head}>
              {label}
            </th>
          ))}
          {isOpen ? null : (
            <th scope="col" className={css.head}>
              {words.rows.status}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {group.proposals.map((proposal, index) => (
          <tr key={proposal.id} className={css.row}>
            <th scope="row" className={css.who}>
              <Who proposal={proposal} project={project} />
            </th>
            {rows.map(({ key, cells, isMarked }) => (
              <Figure key={key} cell={cells[index]} isMarked={isMarked ?? false} isAmount={key === 'total'} />
            ))}
            {isOpen ? null : <td className={css.figure}>{proposalStatusText(proposal)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Who({ proposal, project }: { proposal: Proposal; project: Project }) {
  const { provider_name, provider_role, provider_city, provider_state, cover_letter } = proposal
  return (
    <>
      <span className={css.name}>{provider_name}</span>
      {' · '}
      {[texts.labels.roles[provider_role], placeOf({ city: provider_city, state: provider_state })].filter(Boolean).join(', ')}
      {awaitsConfirmation(proposal, project) ? ` · ${texts.corrections.beforeEdit.mark}` : null}
      <span className={css.letter}>{cover_letter}</span>
    </>
  )
}

const Figure = ({ cell, isMarked, isAmount }: { cell: CompareCell | undefined; isMarked: boolean; isAmount: boolean }) => (
  <td className={isAmount ? css.amount : css.figure}>
    {cell?.text}
    {cell?.isLowest && isMarked ? <div>{words.lowest}</div> : null}
    {cell?.note ? <div>{cell.note}</div> : null}
  </td>
)
