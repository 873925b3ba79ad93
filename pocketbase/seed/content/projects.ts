import type { PersonKey } from './people'
import { projectsOfJaciara } from './projects-of-jaciara'
import { projectsOfMarina } from './projects-of-marina'
import { projectsOfRogerio } from './projects-of-rogerio'
import type { DemoProject } from './shapes'

const written = { ...projectsOfMarina, ...projectsOfRogerio, ...projectsOfJaciara }

export type ProjectKey = keyof typeof written

export const projects: Record<ProjectKey, DemoProject<PersonKey>> = written
