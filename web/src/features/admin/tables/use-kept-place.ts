import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import * as v from 'valibot'

/** Where a table stood as it was left: its rows, and how far table and page were scrolled. */
const place = v.object({ rows: v.number(), top: v.number(), pageTop: v.number() })

const keptPlace = () => {
  const kept = v.safeParse(v.object({ table: place }), history.state)
  return kept.success ? kept.output.table : null
}

/** A little later than the last movement: a browser takes only so many changes of its history. */
const SETTLED_MS = 150

type Pages = { items: readonly unknown[]; isCurrent: boolean; status: 'loading' | 'here' | 'failed'; hasMore: boolean; more: () => void }

/**
 * Keeps in the entry of the browser's history how far a table has come and was scrolled, and brings that back when the entry is returned to. Another
 * question is another entry, which begins at its top.
 */
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
    // The table draws its rows a moment after they have come.
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
    // The capture phase: scrolling does not bubble, and a press may lead away.
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
