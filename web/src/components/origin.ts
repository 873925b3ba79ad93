import { askedPageParameter, isOwnPath, links, onTheWayTo } from '#links'

/** Location state of /login: the page that the guard redirected from. */
export type Origin = { from: string }

/** Page asked for before signing in or up; the dashboard without one. */
export function originAt({ state, search }: { state: unknown; search: string }): string {
  const asked = originOf(state)
  return asked === links.dashboard() ? originOf({ from: new URLSearchParams(search).get(askedPageParameter) ?? '' }) : asked
}

export function onTheSameWay(location: { state: unknown; search: string }, href: string): string {
  const from = originAt(location)
  return from === links.dashboard() ? href : onTheWayTo(from, href)
}

/** The requested page if it is ours, else the dashboard. Product 31. */
export function originOf(state: unknown, given?: string): string {
  const from = typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : ''
  if (!from.startsWith('/')) return links.dashboard()
  // Read late: prerendered pages have no window.
  const ownOrigin = given ?? window.location.origin
  if (!URL.canParse(from, ownOrigin)) return links.dashboard()
  const { origin, pathname, search, hash } = new URL(from, ownOrigin)
  const path = pathname + search + hash
  return origin === ownOrigin && isOwnPath(path) ? path : links.dashboard()
}
