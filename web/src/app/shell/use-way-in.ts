import { matchPath, useLocation } from 'react-router-dom'
import { onTheWayTo, paths } from '#links'
import { onTheSameWay } from '../../components/origin'

/** Pages that links are shared of: who signs in there came for them. */
const shared = [paths.project, paths.provider]

/** Makes a link to a page of signing in or up lead on to the page that was asked for, in header and footer too. Product 92. */
export function useWayIn(): (href: string) => string {
  const location = useLocation()
  const { pathname, search } = location
  const isAsked = shared.some((path) => matchPath(path, pathname))
  return (href) => (isAsked ? onTheWayTo(pathname + search, href) : onTheSameWay(location, href))
}
