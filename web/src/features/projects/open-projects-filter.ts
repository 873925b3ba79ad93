import type { Project } from '#domain/documents'
import { fold, projectSearch } from '#domain/fold'
import { isAskedFor, type OpenProjectsQuestion } from '#domain/open-projects'

/** `search`: as typed. */
export type SearchedQuestion = OpenProjectsQuestion & { search: string }

/**
 * Projects that the choices and marks ask for, with every word of the search in them, whatever its case and accents. `proposedOn`: the projects that
 * one has proposed on. Product 50 and 72.
 */
export function filterProjects<P extends Project>(projects: readonly P[], question: SearchedQuestion, proposedOn: ReadonlySet<string>): P[] {
  const words = fold(question.search).split(/\s+/).filter(Boolean)
  return projects.filter((project) => isAskedFor(project, question, proposedOn) && (words.length === 0 || hasEvery(words, searchText(project))))
}

const hasEvery = (words: readonly string[], text: string): boolean => words.every((word) => text.includes(word))

const folded = new WeakMap<Project, string>()

/** Folding thousands of descriptions takes longer than looking through them, and each letter typed looks again. */
function searchText(project: Project): string {
  const known = folded.get(project)
  if (known !== undefined) return known
  const text = projectSearch(project)
  folded.set(project, text)
  return text
}
