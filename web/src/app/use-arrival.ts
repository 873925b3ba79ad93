import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { documentDescription, documentTitle, metaOf } from './page-meta'

const main = () => document.getElementById('conteudo')
const heading = () => main()?.querySelector('h1') ?? null

/**
 * Handles navigation without a page load: back to the top, title and description of the new page, and focus on its heading, which is how
 * a screen reader announces it. A page that has already put focus into one of its fields keeps it there.
 */
export function useArrival(): void {
  const { pathname } = useLocation()
  const { title, description } = metaOf(useMatches().at(-1)?.handle)
  const last = useRef(pathname)

  useEffect(() => {
    const isFirst = last.current === pathname
    last.current = pathname
    if (isFirst) return
    window.scrollTo(0, 0)
    if (!isTyping()) focusOn(heading() ?? main())
  }, [pathname])

  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', documentDescription(description))
  }, [description])

  // A heading may come late, with its data, and change with it: both title and waiting focus follow it.
  useEffect(() => {
    const follow = () => {
      const found = heading()
      document.title = documentTitle(title ?? found?.textContent ?? undefined)
      if (found && document.activeElement === main()) focusOn(found)
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false

function focusOn(element: HTMLElement | null): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
