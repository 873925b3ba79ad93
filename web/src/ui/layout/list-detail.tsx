import { type KeyboardEvent, type MouseEvent, type ReactNode, use, useRef } from 'react'
import { PaneContext } from './app-frame'
import * as css from './list-detail.css'
import { ListKeysContext, useListKeys, useRowSteps } from './list-keys'
import { VirtualScroll } from './virtual-list'

type Props = {
  list: ReactNode
  detail: ReactNode
  detailLabel: string
  hasNext?: boolean
}

/** A list and its chosen item side by side, each scrolling by itself, from 1100 px. Product 58. */
export function ListDetail({ list, detail, detailLabel, hasNext = false }: Props) {
  const listPane = useRef<HTMLDivElement>(null)
  const detailPane = useRef<HTMLElement>(null)
  const { keys, onKeyDown } = useListKeys(detailPane, listPane, hasNext)
  return (
    <ListKeysContext value={keys}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to what its panes do not take */}
      <div className={css.panes} onKeyDown={onKeyDown}>
        <div ref={listPane} className={css.list}>
          {list}
        </div>
        <PaneContext value={true}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
          <section ref={detailPane} aria-label={detailLabel} tabIndex={0} className={css.detail}>
            {detail}
          </section>
        </PaneContext>
      </div>
    </ListKeysContext>
  )
}

type RowsProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  chosen: string | undefined
  onChoose: (key: string) => void
  estimate: number
  /** Search, filter and order, as for a VirtualList. */
  question?: unknown
  children: (item: Item) => ReactNode
}

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** Arrows move while the list has the focus, J and K from the detail too. */
export function Rows<Item>({ label, items, keyOf, chosen, onChoose, estimate, question, children }: RowsProps<Item>) {
  const frame = useRef<HTMLDivElement>(null)
  const current = items.findIndex((item) => keyOf(item) === chosen)

  function step(by: number): void {
    const index = Math.min(Math.max(current + by, 0), items.length - 1)
    const next = items[index]
    if (next === undefined) return
    onChoose(keyOf(next))
    // The row exists once the list has scrolled to it.
    requestAnimationFrame(() => requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)?.focus()))
  }
  useRowSteps(step)

  function onKeyDown(event: KeyboardEvent): void {
    const by = steps.get(event.key)
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step(by)
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
  /** Names the keys. */
  tooltip?: string
  top?: ReactNode
  children?: ReactNode
}

/** A real link, which a plain press opens beside the list. */
export function Row({ title, href, isChosen, onChoose, top, tooltip, children }: RowProps) {
  const keys = use(ListKeysContext)
  function choose(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose()
    // Enter has no click count: keyboard users continue in the detail.
    if (event.detail === 0) keys?.toDetail()
  }
  return (
    <article aria-label={title} className={css.row} data-chosen={isChosen || undefined}>
      {top ? <div className={css.rowLine}>{top}</div> : null}
      <h2 className={css.rowTitle}>
        <a href={href} title={tooltip} className={css.rowLink} aria-current={isChosen ? 'true' : undefined} onClick={choose}>
          {title}
        </a>
      </h2>
      {children}
    </article>
  )
}
