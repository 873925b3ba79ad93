import type { Project } from '#domain/documents'
import { type Asker, isAskedFor, type OpenProjectsQuestion } from '#domain/projects/open-projects'
import { projectSearch } from '#domain/projects/searched'
import { foundIn, searchIn } from '../../../components/lists/searched'

/** `search`: as typed. */
export type SearchedQuestion = OpenProjectsQuestion & { search: string }

export const findsProjects = searchIn<Project>(projectSearch)

/** With every word, as it sounds. Product 50 and 72. */
export const filterProjects = (projects: readonly Project[], question: SearchedQuestion, asker: Asker, isAsked = false): Project[] =>
  foundIn(
    projects.filter((project) => isAskedFor(project, question, asker)),
    findsProjects,
    question.search,
    isAsked,
  )
