import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { PaneContext } from './app-frame'
import * as css from './list-detail.css'
import { VirtualScroll } from './virtual-list'

type Props = {
  list: ReactNode
  detail: ReactNode
  /** Label of the pane beside the list. */
  detailLabel: string
}

/** A list and what is chosen in it, side by side, each scrolling by itself. For screens from 1100 px on. Product 58. */
export const ListDetail = ({ list, detail, detailLabel }: Props) => (
  <div className={css.panes}>
    <div className={css.list}>{list}</div>
    <PaneContext value={true}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <section aria-label={detailLabel} tabIndex={0} className={css.detail}>
        {detail}
      </section>
    </PaneContext>
  </div>
)

type RowsProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  chosen: string | undefined
  onChoose: (key: string) => void
  estimate: number
  /** What was searched, filtered and sorted by, as for a VirtualList. */
  question?: unknown
  children: (item: Item) => ReactNode
}

const steps = new Map([
  ['j', 1],
  ['ArrowDown', 1],
  ['k', -1],
  ['ArrowUp', -1],
])

/** The rows of the list. J, K and the arrows go to the next and the one before, as long as the list has the focus. */
export function Rows<Item>({ label, items, keyOf, chosen, onChoose, estimate, question, children }: RowsProps<Item>) {
  const frame = useRef<HTMLDivElement>(null)
  const current = items.findIndex((item) => keyOf(item) === chosen)

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps.get(event.key)
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const index = Math.min(Math.max(current + step, 0), items.length - 1)
    const next = items[index]
    if (next === undefined) return
    onChoose(keyOf(next))
    // The row is there once the list has scrolled to it.
    requestAnimationFrame(() => requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)?.focus()))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what its rows do not take
    <div ref={frame} className={css.rows} onKeyDown={onKeyDown}>
      <VirtualScroll label={label} items={items} keyOf={keyOf} estimate={estimate} question={question} {...(current >= 0 && { current })}>
        {children}
      </VirtualScroll>
    </div>
  )
}

type RowProps = {
  title: string
  href: string
  isChosen: boolean
  onChoose: () => void
  /** Above and below the title. */
  top?: ReactNode
  children?: ReactNode
}

/** One row: a real link, which a plain press opens beside the list. */
export function Row({ title, href, isChosen, onChoose, top, children }: RowProps) {
  function choose(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose()
  }
  return (
    <article aria-label={title} className={css.row} data-chosen={isChosen || undefined}>
      {top ? <div className={css.rowLine}>{top}</div> : null}
      <h2 className={css.rowTitle}>
        <a href={href} className={css.rowLink} aria-current={isChosen ? 'true' : undefined} onClick={choose}>
          {title}
        </a>
      </h2>
      {children}
    </article>
  )
}
