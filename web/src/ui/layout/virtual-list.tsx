import { measureElement, useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStayAtEnd } from '../chat/use-stay-at-end'
import * as css from './virtual-list.css'

type Props<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
  /** Estimated item height in px; each is measured once it shows. */
  estimate: number
  gap?: number
  /** Search, filter and order of the items: a new one returns the list to its top. Product 65. */
  question?: unknown
}

/** `onEnd` runs whenever the last item comes near. */
export function VirtualList<Item>({ onEnd, ...props }: Props<Item> & { onEnd?: (() => void) | undefined }) {
  const list = useRef<HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({ ...optionsOf(props), scrollMargin: offset })
  useStartOver(props.question, () => {
    // Only upwards: the field being typed in is above the list.
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ block: 'start' })
  })
  const last = virtualizer.getVirtualItems().at(-1)?.index
  const isAtEnd = last === props.items.length - 1
  useEffect(() => {
    if (isAtEnd) onEnd?.()
  }, [isAtEnd, onEnd])
  return <Items {...props} list={list} virtualizer={virtualizer} offset={offset} />
}

type ScrollProps<Item> = Props<Item> & {
  /** 'end' for a chat: opens at its newest item, stays there as more arrive, and does not move when older ones are added. */
  anchor?: 'start' | 'end'
  /** The top item at opening, in a chat whose end is further down. */
  startAt?: number | undefined
  /** To load more or mark as read. */
  onRange?: (first: number, last: number) => void
  /** A new value scrolls to the last item. */
  toEnd?: number
  /** Index that is scrolled to when another item becomes current, but not when a new order moves it. */
  current?: number
}

/** A long list in a box of its own height; its parent sizes it. */
export function VirtualScroll<Item>({ anchor = 'start', startAt, onRange, toEnd, current, ...props }: ScrollProps<Item>) {
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...optionsOf(props),
    getScrollElement: () => scroller.current,
    anchorTo: anchor,
    initialOffset: startAt !== undefined ? startAt * props.estimate : anchor === 'end' ? Number.MAX_SAFE_INTEGER : 0,
    onChange: ({ range }) => range && onRange?.(range.startIndex, range.endIndex),
  })
  const [first] = useState(startAt)
  useLayoutEffect(() => {
    if (first !== undefined) virtualizer.scrollToIndex(first, { align: 'start' })
  }, [first, virtualizer])
  const item = current === undefined ? undefined : props.items[current]
  const currentKey = item && props.keyOf(item)
  const inSight = useRef<string>(undefined)
  useEffect(() => {
    if (current === undefined || currentKey === undefined || inSight.current === currentKey) return
    inSight.current = currentKey
    virtualizer.scrollToIndex(current, { align: 'auto' })
  }, [virtualizer, current, currentKey])
  useStartOver(props.question, () => virtualizer.scrollToOffset(0))
  useStayAtEnd({ scroller, content: list, isWanted: anchor === 'end', startsAtEnd: first === undefined, toEnd })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
    <section ref={scroller} tabIndex={0} aria-label={props.label} className={css.scroller}>
      <Items {...props} list={list} virtualizer={virtualizer} offset={0} isAtEnd={anchor === 'end'} />
    </section>
  )
}

/** The list would else show the middle of other results. */
function useStartOver(question: unknown, toStart: () => void): void {
  const last = useRef(question)
  useLayoutEffect(() => {
    if (last.current === question) return
    last.current = question
    toStart()
  })
}

type Heights = Map<string | number, number>

/** Measured ones by label and item: with estimates, a list that is returned to would stand elsewhere at the same offset. */
const heights = new Map<string, Heights>()

function heightsOf(label: string): Heights {
  const kept: Heights = heights.get(label) ?? new Map()
  heights.set(label, kept)
  return kept
}

function optionsOf<Item>({ label, items, keyOf, estimate, gap = 0 }: Props<Item>) {
  const getItemKey = (index: number) => {
    const item = items[index]
    return item === undefined ? index : keyOf(item)
  }
  const known = heightsOf(label)
  return {
    count: items.length,
    estimateSize: (index: number) => known.get(getItemKey(index)) ?? estimate,
    measureElement: (...measured: Parameters<typeof measureElement<HTMLLIElement>>) => {
      const height = measureElement(...measured)
      known.set(getItemKey(Number(measured[0].dataset.index)), height)
      return height
    },
    gap,
    overscan: 6,
    getItemKey,
  }
}

type ItemsProps<Item, Scroller extends Element | Window> = Props<Item> & {
  list: RefObject<HTMLUListElement | null>
  virtualizer: Virtualizer<Scroller, HTMLLIElement>
  offset: number
  isAtEnd?: boolean
}

function Items<Item, Scroller extends Element | Window>({ label, items, children, list, virtualizer, offset, isAtEnd }: ItemsProps<Item, Scroller>) {
  return (
    <ul ref={list} aria-label={label} className={isAtEnd ? css.listAtEnd : css.list} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index]
        return item === undefined ? null : (
          <li
            key={String(key)}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={css.item}
            style={{ transform: `translateY(${start - offset}px)` }}
          >
            {children(item, index)}
          </li>
        )
      })}
    </ul>
  )
}
