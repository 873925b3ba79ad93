import HardHat from 'lucide-react/icons/hard-hat'
import Search from 'lucide-react/icons/search'
import type { Role } from '#domain/documents'
import { links, openProjectsFor } from '#links'
import { texts } from '#texts'
import type { Entry } from './entry'

const { searchIn } = texts.palette

/** The lists that hold more than this device; first the one that a role looks for. */
export function searchEntries(role: Role, typed: string): Entry[] {
  const words = typed.trim()
  if (words === '') return []
  const entries: Entry[] = [
    { group: 'search', id: 'providers', text: searchIn.providers(words), Icon: Search, href: links.providers(words) },
    { group: 'search', id: 'projects', text: searchIn.projects(words), Icon: HardHat, href: openProjectsFor(words) },
  ]
  return role === 'cliente' ? entries : entries.toReversed()
}
