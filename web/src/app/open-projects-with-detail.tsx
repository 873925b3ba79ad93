import { lazy, Suspense } from 'react'
import { OpenProjectsPage } from '../features/projects/open/open-projects-page'

const Opened = lazy(() => import('./project-beside-list').then(({ ProjectBesideList }) => ({ default: ProjectBesideList })))

/** A phone never loads the detail's code here. */
export const OpenProjectsWithDetail = () => <OpenProjectsPage Detail={Detail} />

const Detail = ({ id }: { id: string }) => (
  <Suspense>
    <Opened id={id} />
  </Suspense>
)
