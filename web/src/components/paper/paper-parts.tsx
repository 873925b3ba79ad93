import { Money } from '../../ui/content/text/money'
import type { PaperLine, PaperPart, PaperRow, PaperTable } from './paper'
import * as css from './paper-parts.css'

/** Body of a document's part, below its title: on paper and, in `onScreen`, on a page. */
export const PaperPartBody = ({ part: { lines, list, text, table } }: { part: PaperPart }) => (
  <>
    {lines ? <Lines lines={lines} /> : null}
    {list ? (
      <ul className={css.list}>
        {list.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and never move
          <li key={index}>{line}</li>
        ))}
      </ul>
    ) : null}
    {text ? <p className={css.typed}>{text}</p> : null}
    {table ? <Table table={table} /> : null}
  </>
)

const Lines = ({ lines }: { lines: readonly PaperLine[] }) => (
  <dl className={css.lines}>
    {lines.map(({ term, value }) => (
      <div key={term} className={css.fact}>
        <dt className={css.term}>{term}</dt>
        <dd className={css.value}>
          <Money>{value}</Money>
        </dd>
      </div>
    ))}
  </dl>
)

const Table = ({ table: { columns, head, rows } }: { table: PaperTable }) => (
  <table className={css.table} data-even={columns.includes('even') || undefined}>
    <thead>
      <Rows rows={head} columns={columns} isHead />
    </thead>
    <tbody>
      <Rows rows={rows} columns={columns} />
    </tbody>
  </table>
)

const Rows = ({ rows, columns, isHead = false }: { rows: readonly PaperRow[] } & Pick<PaperTable, 'columns'> & { isHead?: boolean }) =>
  rows.map(({ cells, look }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal and never move
    <tr key={index} className={css.row} data-look={look}>
      {cells.map(({ text, span }, at) => {
        const column = columns[columnAt(cells, at)] ?? 'text'
        const isTitle = isHead || (look === 'part' && at === 0) || column === 'label'
        const Cell = isTitle ? 'th' : 'td'
        const scope = isTitle ? { scope: isHead ? (span ? 'colgroup' : 'col') : look === 'part' ? 'rowgroup' : 'row' } : {}
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
          <Cell key={at} {...scope} {...(span && { colSpan: span })} className={css.columns[column]}>
            <Money>{text}</Money>
          </Cell>
        )
      })}
    </tr>
  ))

const columnAt = (cells: PaperRow['cells'], index: number): number => cells.slice(0, index).reduce((sum, { span = 1 }) => sum + span, 0)
