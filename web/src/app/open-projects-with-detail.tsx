import { lazy, Suspense } from 'react'
import { OpenProjectsPage } from '../features/projects/open/open-projects-page'

const Opened = lazy(() => import('./project-beside-list').then(({ ProjectBesideList }) => ({ default: ProjectBesideList })))

/** Open projects with the chosen one beside them; a phone never loads its code here. */
export const OpenProjectsWithDetail = () => <OpenProjectsPage Detail={Detail} />

const Detail = ({ id }: { id: string }) => (
  <Suspense>
    <Opened id={id} />
  </Suspense>
)
