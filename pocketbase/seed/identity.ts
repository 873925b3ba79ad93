import { createHash } from 'node:crypto'
import { accounts, profiles } from './content/demo-people'
import { projects } from './content/demo-projects'
import type { DemoProject, PersonKey, ProjectKey } from './content/shapes'

export const demoPassword = 'canteiro123'
export const demoDocumentationPassword = 'canteiro-docs'
export const demoAdmin = 'admin@canteiro.example'

export type Person = ReturnType<typeof personOf>
export type Project = DemoProject & { key: ProjectKey; id: string }

/** The same words give the same id at every seeding: 15 characters of [0-9a-f]. */
export const idFrom = (...words: string[]): string => createHash('sha256').update(words.join('/')).digest('hex').slice(0, 15)

export function personOf(key: PersonKey) {
  const [role, full_name, email, city, state, phone, document_number, joined] = accounts[key]
  return { key, id: idFrom('person', key), role, full_name, email, city, state, phone, document_number, joined, ...profiles[key] }
}

export const projectOf = (key: ProjectKey): Project => ({ ...projects[key], key, id: idFrom('project', key) })

export const allPeople = (): Person[] => keysOf(accounts).map(personOf)
export const allProjects = (): Project[] => keysOf(projects).map(projectOf)

const keysOf = <Key extends string>(object: Record<Key, unknown>): Key[] => Object.keys(object).filter((key): key is Key => key in object)
