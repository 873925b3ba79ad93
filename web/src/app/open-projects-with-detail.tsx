import { lazy, Suspense } from 'react'
import { OpenProjectsPage } from '../features/projects/open/open-projects-page'

const Opened = lazy(() => import('./project-beside-list').then(({ ProjectBesideList }) => ({ default: ProjectBesideList })))

/** The list of open projects with the opened one beside it, whose code a phone never needs. */
export const OpenProjectsWithDetail = () => <OpenProjectsPage Detail={Detail} />

const Detail = ({ id }: { id: string }) => (
  <Suspense>
    <Opened id={id} />
  </Suspense>
)
