import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { documentDescription, documentTitle, metaOf } from './page-meta'

const main = () => document.getElementById('conteudo')
const heading = () => main()?.querySelector('h1') ?? null

/** Scrolls to the top, sets title and description, and focuses the heading for screen readers. A field that the page has focused keeps the focus. */
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

  // A heading may come late with its data, and change with it: title and waiting focus follow it.
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
