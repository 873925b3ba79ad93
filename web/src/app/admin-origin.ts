import { links } from '../links'
import { originOf } from './origin'

/** The page that an administrator goes to after signing in: the one that was asked for if it is in their area, else where that begins. */
export function adminOriginOf(state: unknown, ownOrigin: string = window.location.origin): string {
  const path = originOf(state, ownOrigin)
  const { pathname } = new URL(path, ownOrigin)
  const isInside = pathname === links.admin() || pathname.startsWith(`${links.admin()}/`)
  return isInside && !pathname.startsWith(links.admin('/login')) ? path : links.admin()
}
