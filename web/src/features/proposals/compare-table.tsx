import { type CSSProperties, type ReactNode, useRef } from 'react'
import type { Project } from '#domain/documents'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { SeeQuote } from '../../components/projects/quote/see-quote'
import { UndoneNote } from '../../components/projects/undone-note'
import { ProposalStatusBadge } from '../../components/status-badges'
import { useToday } from '../../components/times/use-today'
import type { Optimistic } from '../../data/live/overlay'
import { longestOf } from '../../ui/content/figure'
import { Money } from '../../ui/content/text/money'
import { CompareHeader, CompareProvider } from './compare-header'
import { missingText, quoteRows } from './compare-quotes'
import { type CompareRow, compareRows } from './compare-rows'
import * as css from './compare-table.css'
import { type WorksDone, worksRow } from './compare-works'
import { CoverLetter } from './cover-letter'
import { more as inLine } from './cover-letter.css'
import type { OfferGroup } from './offer-groups'
import { useMovedTogether } from './use-moved-together'

const words = texts.proposals.manage
/** Characters: hundreds of thousands are too long for a large figure. */
const LONG_FIGURE = 12

type Props = {
  project: Project
  groups: readonly OfferGroup<Optimistic<'proposals'>>[]
  works: WorksDone
  /** While there is something to decide. */
  actions?: ((proposal: Optimistic<'proposals'>) => ReactNode) | undefined
}

/** Grouped by content: a desktop shows all that fit, a phone two, the others by a swipe. Product 53. */
export function CompareTable({ project, groups, works, actions }: Props) {
  const proposals = groups.flatMap((group) => group.proposals)
  const starts = new Set(groups.slice(1).flatMap((group) => group.proposals.slice(0, 1).map(({ id }) => id)))
  const strip = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const moving = useMovedTogether(strip, scroller)
  const quoted = quoteRows(proposals, useToday())
  const columns = { '--columns': String(proposals.length), ...longestOf(proposals.map(({ amount }) => formatMoney(amount))) } as CSSProperties
  return (
    <div className={css.frame} style={columns} data-many={proposals.length > 2 || undefined} data-quoted={quoted.length > 0 || undefined}>
      <div ref={strip} data-compare-names className={css.strip} {...moving}>
        <div className={css.stripRow}>
          <span className={css.stripLabel} />
          {groups.map((group) => (
            <div
              key={group.type}
              className={css.groupName}
              style={{ gridColumn: `span ${group.proposals.length}` }}
              data-starts={group !== groups[0] || undefined}
            >
              <span aria-hidden="true" className={css.groupText}>
                {groupText(group)}
              </span>
            </div>
          ))}
          <span className={css.stripLabel} />
          {proposals.map((proposal) => (
            <div key={proposal.id} className={css.stripCell} data-starts={starts.has(proposal.id) || undefined}>
              <CompareHeader proposal={proposal} missing={missingText(quoted, proposal.id)} />
            </div>
          ))}
        </div>
      </div>
      <section
        ref={scroller}
        className={css.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
        tabIndex={0}
        aria-label={words.title}
        {...moving}
      >
        <table className={css.table}>
          <thead>
            <tr>
              <td className={css.corner} />
              {groups.map((group) => (
                <th key={group.type} scope="colgroup" colSpan={group.proposals.length} className={css.columnName}>
                  <span className={css.unseen}>{groupText(group)}</span>
                </th>
              ))}
            </tr>
            <tr>
              <td className={css.corner} />
              {proposals.map((proposal) => (
                <th key={proposal.id} scope="col" className={css.columnName}>
                  <span className={css.unseen}>{proposal.provider_name}</span>
                </th>
              ))}
            </tr>
          </thead>
          {[...compareRows(project, groups), ...worksRow(proposals, works), ...quoted].map((row) => (
            <Row key={row.key} label={row.label} sub={row.sub} columns={proposals.length}>
              <FigureCells row={row} starts={starts} />
            </Row>
          ))}
          {quoted.length > 0 ? (
            <Row label={texts.quotePaper.title} columns={proposals.length}>
              {proposals.map((proposal) => (
                <td key={proposal.id} className={css.cell} data-starts={starts.has(proposal.id) || undefined}>
                  <div className={inLine}>
                    <SeeQuote isNarrow variant="quiet" proposal={proposal} project={project} />
                  </div>
                </td>
              ))}
            </Row>
          ) : null}
          <Row label={words.sheet.provider} columns={proposals.length}>
            {proposals.map((proposal) => (
              <td key={proposal.id} className={css.cell} data-starts={starts.has(proposal.id) || undefined}>
                <CompareProvider proposal={proposal} project={project} />
              </td>
            ))}
          </Row>
          <Row label={words.rows.coverLetter} columns={proposals.length}>
            {proposals.map((proposal) => (
              <td key={proposal.id} className={css.cell} data-starts={starts.has(proposal.id) || undefined}>
                <CoverLetter proposal={proposal} />
              </td>
            ))}
          </Row>
          {project.status === 'open' && proposals.every(({ status }) => status === 'pending') ? null : (
            <Row label={words.rows.status} columns={proposals.length}>
              {proposals.map((proposal) => (
                <td key={proposal.id} className={css.cell} data-starts={starts.has(proposal.id) || undefined}>
                  <ProposalStatusBadge proposal={proposal} />
                  <UndoneNote proposal={proposal} />
                </td>
              ))}
            </Row>
          )}
          {actions ? (
            <Row label={words.rows.actions} columns={proposals.length}>
              {proposals.map((proposal) => (
                <td key={proposal.id} className={css.cell} data-starts={starts.has(proposal.id) || undefined}>
                  <div className={css.actions}>{actions(proposal)}</div>
                </td>
              ))}
            </Row>
          ) : null}
        </table>
      </section>
    </div>
  )
}

const groupText = ({ type, proposals }: OfferGroup): string => words.group(texts.labels.proposalType[type], proposals.length)

type RowProps = { label: string; sub?: string | undefined; columns: number; children: ReactNode }

/** Its label is beside the values on a desktop, above them on a phone. */
const Row = ({ label, sub, columns, children }: RowProps) => (
  <tbody className={css.row}>
    <tr className={css.labelAbove}>
      <th scope="rowgroup" colSpan={columns} className={css.labelAboveCell}>
        <span className={css.labelText}>
          {label} {sub ? <span className={css.sub}>{sub}</span> : null}
        </span>
      </th>
    </tr>
    <tr>
      <th scope="row" className={css.labelBeside}>
        {label}
        {sub ? <span className={css.sub}>{sub}</span> : null}
      </th>
      {children}
    </tr>
  </tbody>
)

const FigureCells = ({ row, starts }: { row: CompareRow; starts: ReadonlySet<string> }) =>
  row.cells.map(({ id, text, note, tone, isLowest }) => (
    <td key={id} className={isLowest ? css.lowest : css.cell} data-starts={starts.has(id) || undefined}>
      <span className={`${css.sizes[row.size === 'large' && text.length > LONG_FIGURE ? 'long' : row.size]} ${css.tones[tone]}`}>
        <Money>{text}</Money>
      </span>
      {isLowest && row.isMarked ? <span className={css.mark}>{words.lowest}</span> : null}
      {note ? (
        <span className={css.note}>
          <Money>{note}</Money>
        </span>
      ) : null}
    </td>
  ))
