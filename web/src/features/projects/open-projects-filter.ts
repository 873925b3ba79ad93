import type { Project } from '#domain/documents'
import { fold, projectSearch } from '#domain/fold'

export type OpenFilter = {
  /** As typed. */
  search: string
  /** Only of this state; '' is every state. */
  state: string
  /** Projects that one has already proposed on, to be left out. */
  without: ReadonlySet<string>
}

/** Projects that hold every word of the search in title, description or address, whatever its case and accents. Specification 5. */
export function filterProjects<P extends Project>(projects: readonly P[], { search, state, without }: OpenFilter): P[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return projects.filter(
    (project) =>
      (state === '' || project.state === state) && !without.has(project.id) && (words.length === 0 || hasEvery(words, projectSearch(project))),
  )
}

const hasEvery = (words: readonly string[], text: string): boolean => words.every((word) => text.includes(word))
