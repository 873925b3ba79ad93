import type { RouteObject } from 'react-router-dom'
import { routes } from '../../links'

export const projectRoutes: RouteObject[] = [
  { path: routes.newProject, lazy: async () => ({ Component: (await import('./new-project-page')).NewProjectPage }) },
  { path: routes.openProjects, lazy: async () => ({ Component: (await import('./open-projects-page')).OpenProjectsPage }) },
  { path: routes.myProjects, lazy: async () => ({ Component: (await import('./my-projects-page')).MyProjectsPage }) },
  { path: routes.project, lazy: async () => ({ Component: (await import('./project-page')).ProjectPage }) },
]
