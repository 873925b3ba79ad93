import { links } from '#links'

/** The page that the guard redirected to /login from, in the location's state. */
export type Origin = { from: string }

/** The page to go to after signing in: the one that was asked for, if it is one of ours, else the dashboard. Product 31. */
export function originOf(state: unknown, ownOrigin: string = window.location.origin): string {
  const from = typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : ''
  if (!from.startsWith('/') || !URL.canParse(from, ownOrigin)) return links.dashboard()
  const { origin, pathname, search, hash } = new URL(from, ownOrigin)
  return origin === ownOrigin ? pathname + search + hash : links.dashboard()
}
