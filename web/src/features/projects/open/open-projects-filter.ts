import type { Project } from '#domain/documents'
import { isAskedFor, type OpenProjectsQuestion } from '#domain/projects/open-projects'
import { projectSearch } from '#domain/values/fold'
import { searchIn } from '../../../components/lists/searched'

/** `search`: as typed. */
export type SearchedQuestion = OpenProjectsQuestion & { search: string }

export const findsProjects = searchIn<Project>(projectSearch)

/** With every word, case and accents aside. `proposedOn`: own proposals' projects. Product 50 and 72. */
export function filterProjects<P extends Project>(projects: readonly P[], question: SearchedQuestion, proposedOn: ReadonlySet<string>): P[] {
  const isFound = findsProjects(question.search)
  return projects.filter((project) => isAskedFor(project, question, proposedOn) && isFound(project))
}
