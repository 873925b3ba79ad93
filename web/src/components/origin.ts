import { askedPageParameter, isOwnPath, links, onTheWayTo } from '#links'

/** The page that the guard redirected to /login from, in the location's state. */
export type Origin = { from: string }

/** The page that was asked for before signing in or up at this location; the dashboard where none was. */
export function originAt({ state, search }: { state: unknown; search: string }): string {
  const asked = originOf(state)
  return asked === links.dashboard() ? originOf({ from: new URLSearchParams(search).get(askedPageParameter) ?? '' }) : asked
}

/** Another page of signing in or up, which leads on to the same page. */
export function onTheSameWay(location: { state: unknown; search: string }, href: string): string {
  const from = originAt(location)
  return from === links.dashboard() ? href : onTheWayTo(from, href)
}

/** The page to go to after signing in: the one that was asked for, if it is one of ours, else the dashboard. Product 31. */
export function originOf(state: unknown, given?: string): string {
  const from = typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : ''
  if (!from.startsWith('/')) return links.dashboard()
  // Not before: pages that are prerendered have no window, and ask for no other page.
  const ownOrigin = given ?? window.location.origin
  if (!URL.canParse(from, ownOrigin)) return links.dashboard()
  const { origin, pathname, search, hash } = new URL(from, ownOrigin)
  const path = pathname + search + hash
  return origin === ownOrigin && isOwnPath(path) ? path : links.dashboard()
}
