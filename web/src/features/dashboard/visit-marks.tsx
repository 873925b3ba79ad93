import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { combineLatest, map, type Observable, of } from 'rxjs'
import type { Role } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { paths } from '#links'
import { liveList, liveOne } from '../../data/live/live'
import { usePageVisible } from '../../data/live/use-page-visible'
import { markNames } from '../../data/queries/mark-names'
import { type Marks, markSeen } from '../../data/queries/marks'
import { liveHeardProposals } from '../../data/queries/silenced'
import type { AccountStore } from '../../data/store/account-store'
import { useAccountStore } from '../../data/store/account-store-context'

/** Notes what was seen, for the dashboard. Renders nothing. */
export function VisitMarks() {
  const account = useAccountStore()
  const { pathname } = useLocation()
  const isSeen = usePageVisible()
  useEffect(() => {
    if (!isSeen) return
    const watching = seenAt(pathname, account.actor().role, account).subscribe((seen) => {
      markSeen(account.database, seen).catch((error: unknown) => console.info('What was seen could not be noted.', error))
    })
    return () => watching.unsubscribe()
  }, [account, pathname, isSeen])
  return null
}

type Account = Pick<AccountStore, 'database' | 'userId'>

/** Everything that this address shows. */
function seenAt(pathname: string, role: Role, account: Account): Observable<Marks> {
  const managed = matchPath(paths.manageProposals, pathname)?.params.projectId
  if (managed) return newestAs(markNames.proposalsOn(managed), liveHeardProposals(account.database, { project_id: managed }))
  if (role === 'cliente') return of({})
  if (pathname === paths.openProjects)
    return newestAs(markNames.openProjects, liveList(account.database, 'projects', { status: 'open' }, { newest: 1 }))
  const project = matchPath(paths.project, pathname)?.params.projectId
  return project ? seenOfProject(project, account) : of({})
}

/** With the own proposal's answer. */
const seenOfProject = (project: string, { database, userId }: Account): Observable<Marks> =>
  combineLatest([liveOne(database, 'projects', project), liveOne(database, 'proposals', proposalId(project, userId))]).pipe(
    map(([shown, mine]) => ({
      ...(shown ? { [markNames.project(project)]: shown.created_at } : {}),
      ...(mine && !mine.waiting ? { [markNames.answer(project, mine.status)]: mine.updated_at } : {}),
    })),
  )

/** The server's times only: unsent items have the device's. */
const newestAs = (name: string, documents: Observable<{ created_at: string; updated_at?: string; waiting: boolean }[]>): Observable<Marks> =>
  documents.pipe(
    map((all) => {
      const times = all.filter(({ waiting }) => !waiting).map(({ created_at, updated_at = created_at }) => updated_at)
      const [newest] = times.toSorted().reverse()
      return newest ? { [name]: newest } : {}
    }),
  )
