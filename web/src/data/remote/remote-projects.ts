import * as v from 'valibot'
import { projects } from '#domain/collections/projects'
import { documentSchema } from '#domain/document-schema'
import type { Project } from '#domain/documents'
import type { OpenProjectChoices, OpenProjectMark, OpenProjectSort } from '#domain/projects/open-projects'
import { listingPosition, type SharedProject, sharedProjectAnswer } from '#domain/wire/wire-answers'
import { askServer, type Remote } from './remote'
import type { ServerPage } from './use-server-pages'

export type OpenProjectsQuery = OpenProjectChoices &
  Partial<Record<OpenProjectMark, string>> & {
    /** As typed: the server folds case and accents. */
    q: string
    sort: OpenProjectSort
    /** For 'near': the person's own city. */
    own_state?: string
    own_city?: string
    /** '' begins with the first. */
    before: string
  }

const project = documentSchema(projects)

const openProjectsPage = v.pipe(
  v.object({ projects: v.array(project), ...listingPosition }),
  v.transform(({ projects: items, before, total }) => ({ items, before, total })),
)

const fileToken = v.pipe(
  v.object({ token: v.string() }),
  v.transform(({ token }) => token),
)

export const fetchProject = (token: string, id: string, signal: AbortSignal): Promise<Remote<Project>> =>
  askServer({ path: `/api/projects/${encodeURIComponent(id)}`, schema: project, signal, token })

/** Needs no session. */
export const fetchSharedProject = (id: string, signal: AbortSignal): Promise<Remote<SharedProject>> =>
  askServer({ path: `/api/shared-projects/${encodeURIComponent(id)}`, schema: sharedProjectAnswer, signal })

export const fetchOpenProjects = (token: string, query: OpenProjectsQuery, signal: AbortSignal): Promise<Remote<ServerPage<Project>>> =>
  askServer({ path: `/api/open-projects?${new URLSearchParams(query)}`, schema: openProjectsPage, signal, token })

/** Ends after a few minutes. */
export const fetchFileToken = (token: string, signal: AbortSignal): Promise<Remote<string>> =>
  askServer({ path: '/api/files/token', schema: fileToken, signal, token, method: 'POST' })
