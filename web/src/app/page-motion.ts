import { matchPath } from 'react-router-dom'
import { paths } from '#links'
import { forced, panes, still } from '../styles/media'
import type { Router } from './router'

/** A list, and the page of one of its rows. */
const steps = [
  [paths.openProjects, paths.project],
  [paths.myProjects, paths.project],
  [paths.myProposals, paths.project],
  [paths.receivedProposals, paths.project],
  [paths.messages, paths.conversation],
  [paths.providers, paths.provider],
] as const

/** The new page has this long to be drawn after the press; a slower one comes without motion, as soon as it is there. */
const MOST_MS = 100

/** No page was slow to be drawn in this run: a cheap phone would pay for pictures of fades that never come. */
let isQuick = true

/**
 * The router's navigation for links, with a cross-fade between a list and a page. Not by the router's own `viewTransition`, which shows the page of
 * an overtaken navigation, and holds the screen for as long as its page takes. The browser's own Back has the browser's motion.
 */
export function navigationOf(router: Router): (path: string) => void {
  let latest = 0
  return (path) => {
    latest += 1
    const own = latest
    const go = () => (own === latest ? router.navigate(path) : undefined)
    if (isQuick && isStep(router.state.location.pathname, path) && mayMove()) fadeTo(go)
    else void go()
  }
}

function isStep(from: string, path: string): boolean {
  const [to = ''] = path.split(/[?#]/)
  const isAt = (pattern: string, pathname: string) => matchPath(pattern, pathname) !== null
  return steps.some(([list, page]) => (isAt(list, from) && isAt(page, to)) || (isAt(page, from) && isAt(list, to)))
}

/** Beside a list the page changes in place. Product 58. */
const mayMove = (): boolean => isChromium() && 'startViewTransition' in document && ![still, forced, panes].some((query) => matchMedia(query).matches)

/** Only it has `userAgentData`. A fade ends WebKit's page process (WebKitGTK 2.50). */
const isChromium = (): boolean => 'userAgentData' in navigator

function fadeTo(go: () => Promise<void> | undefined): void {
  const shown = heading()
  const fade = document.startViewTransition(async () => {
    const going = go()
    if (!going) return
    await going
    // Its code has loaded, so what takes long is this device.
    isQuick = await isDrawnAfter(shown)
    clearTimeout(slow)
  })
  const slow = setTimeout(() => fade.skipTransition(), MOST_MS)
  // A fade that is skipped, also by a hidden page or the next one, is no failure.
  for (const end of [fade.ready, fade.updateCallbackDone, fade.finished])
    end.catch((error: unknown) => console.info('A page came without motion.', error))
}

const heading = (): Element | null => document.querySelector('h1')

/** Whether another heading stands there in time, and what it set in motion has run: scrolling to the top or to the place that was left. */
function isDrawnAfter(shown: Element | null): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isInTime: boolean) => {
      observer.disconnect()
      clearTimeout(late)
      setTimeout(() => resolve(isInTime))
    }
    const look = () => {
      const found = heading()
      if (found && found !== shown) end(true)
    }
    const observer = new MutationObserver(look)
    const late = setTimeout(() => end(false), MOST_MS)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
  })
}
