import type { Project } from '#domain/documents'
import { fold, projectSearch } from '#domain/fold'
import { isChosen, type OpenProjectChoices } from '#domain/open-projects'

export type OpenFilter = OpenProjectChoices & {
  /** As typed. */
  search: string
  /** Projects that one has already proposed on, to be left out. */
  without: ReadonlySet<string>
}

/** Projects that hold every word of the search in title, description or address, whatever its case and accents. Product 50 and 72. */
export function filterProjects<P extends Project>(projects: readonly P[], { search, without, ...choices }: OpenFilter): P[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return projects.filter(
    (project) => isChosen(project, choices) && !without.has(project.id) && (words.length === 0 || hasEvery(words, projectSearch(project))),
  )
}

const hasEvery = (words: readonly string[], text: string): boolean => words.every((word) => text.includes(word))
