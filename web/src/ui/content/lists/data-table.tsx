import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { definedProps } from '../../defined-props'
import * as css from './data-table.css'

export type DataColumn<Item> = {
  id: string
  text: string
  cell: (item: Item) => ReactNode
  /** The column that names its row; by default the first one. */
  isMain?: true
  isAtEnd?: true
  /** The table's order by this column, each way; '' is its own order. */
  orders?: Record<Direction, string>
}

const directions = ['ascending', 'descending'] as const
type Direction = (typeof directions)[number]

type Props<Item> = {
  label: string
  columns: readonly DataColumn<Item>[]
  items: readonly Item[]
  keyOf: (item: Item) => string
  order?: string
  onOrder?: (order: string) => void
  /** Scrolls below the last row. */
  foot?: ReactNode
  /** The scrolling element, where that is not the page. */
  ref?: Ref<HTMLDivElement>
}

/** Rows and columns for mouse, arrow keys and screen reader. A press on a row, or Enter, follows its first link. On a phone each row is a card. */
export function DataTable<Item>({ label, columns, items, keyOf, order = '', onOrder, foot, ref }: Props<Item>) {
  const main = columns.find(({ isMain }) => isMain) ?? columns[0]
  const sorts = columns.flatMap(({ id, orders }) =>
    orders ? directions.map((direction) => ({ column: id, direction, order: orders[direction] })) : [],
  )
  const sort = sorts.find((one) => one.order === order) ?? sorts.find((one) => one.order === '')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hands on what its rows do not take
    <div className={css.frame} onClick={openRow} onKeyDown={openFocusedRow} {...definedProps({ ref })}>
      <Table
        aria-label={label}
        className={css.table}
        {...definedProps({ sortDescriptor: sort })}
        onSortChange={({ column, direction }) => onOrder?.(sorts.find((one) => one.column === column && one.direction === direction)?.order ?? '')}
      >
        <TableHeader className={css.head}>
          {columns.map(({ id, text, isAtEnd, orders }) => (
            <Column
              key={id}
              id={id}
              isRowHeader={id === main?.id}
              allowsSorting={orders !== undefined}
              className={[css.column, id === main?.id && css.mainColumn, isAtEnd && css.end].filter(Boolean).join(' ')}
            >
              {({ sortDirection }) => (
                <span className={css.columnWords}>
                  {text}
                  {sortDirection === 'ascending' ? <ArrowUp size={14} className={css.arrow} /> : null}
                  {sortDirection === 'descending' ? <ArrowDown size={14} className={css.arrow} /> : null}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody className={css.body}>
          {items.map((item) => (
            <Row key={keyOf(item)} id={keyOf(item)} ref={markLeading} className={css.row}>
              {columns.map(({ id, text, cell, isAtEnd }) => (
                <Cell
                  key={id}
                  className={[css.cell, id === main?.id && css.main, isAtEnd && css.end].filter(Boolean).join(' ')}
                  data-name={id === main?.id || text === '' ? undefined : text}
                >
                  {cell(item)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
      {foot ? <div className={css.foot}>{foot}</div> : null}
    </div>
  )
}

const markLeading = (row: HTMLElement | null): void => void row?.toggleAttribute('data-leads', row.querySelector('a') !== null)

const OWN = 'a, button, input, [role=columnheader]'

/** Follows a row's first link with the held modifier keys, but not at the end of a text selection. */
function openRow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(OWN) || !getSelection()?.isCollapsed) return
  target
    .closest('[role=row]')
    ?.querySelector('a')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

function openFocusedRow({ key, target }: KeyboardEvent): void {
  if (key !== 'Enter' || !(target instanceof Element) || !target.matches('[role=row], [role=rowheader], [role=gridcell]')) return
  target.closest('[role=row]')?.querySelector('a')?.click()
}
