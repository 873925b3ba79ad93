import type { LucideIcon } from 'lucide-react'
import { fold } from '#domain/fold'

export type Group = 'actions' | 'pages' | 'projects' | 'proposals' | 'conversations' | 'providers'

/** Something that the palette offers: it leads somewhere, or does something. */
export type Entry = {
  group: Group
  /** Unique within its group. */
  id: string
  text: string
  note?: string
  /** What is searched besides the two. */
  more?: string
  Icon: LucideIcon
} & ({ href: string } | { act: () => void })

/** What is listed of one's own things before anything is typed, and of each group after. */
const UNASKED: Record<Group, number> = { actions: 9, pages: 99, projects: 3, proposals: 3, conversations: 3, providers: 0 }
const FOUND = 8

/** Entries of which each typed word is a part, accents or not: in each group first those that begin with it, then those with a word that does. */
export function findEntries(entries: readonly Entry[], typed: string): Entry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const taken = new Map<Group, number>()
  const isWithin = ({ group }: Entry): boolean => {
    const count = (taken.get(group) ?? 0) + 1
    taken.set(group, count)
    return count <= (words.length === 0 ? UNASKED[group] : FOUND)
  }
  if (words.length === 0) return entries.filter(isWithin)
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
    .filter(isWithin)
}

const NOT_FOUND = 3

function rankOf({ text, note = '', more = '' }: Entry, words: readonly string[]): number {
  const name = fold(text)
  const all = `${name} ${fold(note)} ${fold(more)}`
  if (!words.every((word) => all.includes(word))) return NOT_FOUND
  const [first = ''] = words
  if (name.startsWith(first)) return 0
  return all.includes(` ${first}`) ? 1 : 2
}
