import { links } from '#links'
import { originOf } from '../../components/origin'

/** The page that an administrator goes to after signing in: the one that was asked for if it is in their area, else where that begins. */
export function adminOriginOf(state: unknown, ownOrigin: string = window.location.origin): string {
  const path = originOf(state, ownOrigin)
  const { pathname } = new URL(path, ownOrigin)
  const isInside = pathname === links.admin() || pathname.startsWith(`${links.admin()}/`)
  return isInside && !pathname.startsWith(links.adminLogin()) ? path : links.admin()
}
