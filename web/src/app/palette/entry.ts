import type { LucideIcon } from 'lucide-react'
import { fold, searchWords } from '#domain/values/fold'

export type Group =
  | 'actions'
  | 'pages'
  | 'projects'
  | 'proposals'
  | 'conversations'
  | 'openProjects'
  | 'providers'
  | 'people'
  | 'allProjects'
  | 'tickets'
  | 'search'

export type Entry = {
  group: Group
  id: string
  text: string
  note?: string
  Icon: LucideIcon
  /** By its list's search. Product 50. */
  isFound?: () => boolean
} & ({ href: string } | { act: () => void })

/** Most entries of each group: before anything is typed, and after. */
const UNASKED: Record<Group, number> = {
  actions: 9,
  pages: 99,
  projects: 3,
  proposals: 3,
  conversations: 3,
  openProjects: 0,
  providers: 0,
  people: 0,
  allProjects: 0,
  tickets: 0,
  search: 0,
}
const FOUND = 8

/** Accents are ignored; in each group first entries that begin with the text, then those with such a word. */
export function findEntries(entries: readonly Entry[], typed: string): Entry[] {
  const words = searchWords(typed)
  const [first = ''] = words
  const found = entries.map((entry) => ({ entry, read: fold(` ${entry.text} ${entry.note ?? ''}`) }))
  const rankOf = (read: string): number => (read.startsWith(` ${first}`) ? 0 : read.includes(` ${first}`) ? 1 : 2)
  const taken = new Map<Group, number>()
  return found
    .filter(({ entry, read }) => words.every((word) => read.includes(word)) || entry.isFound?.())
    .toSorted((one, other) => rankOf(one.read) - rankOf(other.read))
    .map(({ entry }) => entry)
    .filter(({ group }) => {
      const count = (taken.get(group) ?? 0) + 1
      taken.set(group, count)
      return count <= (first === '' ? UNASKED[group] : FOUND)
    })
}
