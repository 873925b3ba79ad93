import { matchPath, useLocation } from 'react-router-dom'
import { onTheWayTo, paths } from '#links'
import { onTheSameWay } from '../../components/origin'

/** A visitor who signs in at a shared page returns to it. */
const shared = [paths.project, paths.provider]

/** Adds the requested page to links of signing in or up. Product 92. */
export function useWayIn(): (href: string) => string {
  const location = useLocation()
  const { pathname, search } = location
  const isAsked = shared.some((path) => matchPath(path, pathname))
  return (href) => (isAsked ? onTheWayTo(pathname + search, href) : onTheSameWay(location, href))
}
