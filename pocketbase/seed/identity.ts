import { createHash } from 'node:crypto'
import { people } from './content/people'
import { projects } from './content/projects'
import type { DemoPerson, DemoProject, PersonKey, ProjectKey } from './content/shapes'

/** What everybody may try the product with. */
export const demoPassword = 'canteiro123'
/** Of the technical documentation. */
export const demoDocumentationPassword = 'canteiro-docs'
export const demoAdmin = 'admin@canteiro.example'

export type Person = DemoPerson & { key: PersonKey; id: string }
export type Project = DemoProject & { key: ProjectKey; id: string }

/** The same words give the same id at every seeding: 15 characters of [0-9a-f]. */
export const idFrom = (...words: string[]): string => createHash('sha256').update(words.join('/')).digest('hex').slice(0, 15)

export const personOf = (key: PersonKey): Person => ({ ...people[key], key, id: idFrom('person', key) })
export const projectOf = (key: ProjectKey): Project => ({ ...projects[key], key, id: idFrom('project', key) })

export const allPeople = (): Person[] => keysOf(people).map(personOf)
export const allProjects = (): Project[] => keysOf(projects).map(projectOf)

/** Object.keys of an object that has no others. */
const keysOf = <Key extends string>(object: Record<Key, unknown>): Key[] => Object.keys(object).filter((key): key is Key => key in object)
