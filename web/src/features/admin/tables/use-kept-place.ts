import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import * as v from 'valibot'

/** Rows loaded, and scroll positions of table and page. */
const place = v.object({ rows: v.number(), top: v.number(), pageTop: v.number() })

const keptPlace = () => {
  const kept = v.safeParse(v.object({ table: place }), history.state)
  return kept.success ? kept.output.table : null
}

/** After the last movement: browsers limit changes of the history. */
const SETTLED_MS = 150

type Pages = { items: readonly unknown[]; isCurrent: boolean; status: 'loading' | 'here' | 'failed'; hasMore: boolean; more: () => void }

/** In the history's entry: going back restores rows and scroll. Another search is another entry. */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>, { items, isCurrent, status, hasMore, more }: Pages): void {
  const wanted = useRef(keptPlace())
  const rows = useRef(0)
  rows.current = wanted.current ? 0 : items.length

  useLayoutEffect(() => {
    const { current } = wanted
    if (!current || !isCurrent || status !== 'here') return
    if (items.length < current.rows && hasMore) return more()
    const stand = () => {
      wanted.current = null
      rows.current = items.length
      scroller.current?.scrollTo(0, current.top)
      window.scrollTo(0, current.pageTop)
    }
    // The table draws its rows a moment later.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(stand)
    })
    return () => cancelAnimationFrame(frame)
  }, [items, isCurrent, status, hasMore, more, scroller])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      if (rows.current === 0) return
      const table = { rows: rows.current, top: scroller.current?.scrollTop ?? 0, pageTop: window.scrollY }
      history.replaceState({ ...history.state, table }, '')
    }
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, SETTLED_MS)
    }
    // Capture: scrolling does not bubble, and a press may navigate.
    const options = { capture: true, passive: true }
    document.addEventListener('scroll', settle, options)
    document.addEventListener('click', keep, options)
    document.addEventListener('keydown', keep, options)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('scroll', settle, options)
      document.removeEventListener('click', keep, options)
      document.removeEventListener('keydown', keep, options)
    }
  }, [scroller])
}
