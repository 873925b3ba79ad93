import * as v from 'valibot'
import type { Project, ProjectImage } from '#domain/documents'
import { askServer, type Remote } from './remote'

export type OlderQuery = {
  /** As typed: the server folds case and accents. */
  q: string
  /** '' is every state. */
  state: string
  /** `created_at` of the oldest that is shown; what comes is older. */
  before: string
}

const project: v.GenericSchema<unknown, Project> = v.object({
  id: v.string(),
  client_id: v.string(),
  title: v.string(),
  description: v.string(),
  budget: v.number(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  products: v.array(v.object({ name: v.string(), quantity: v.string() })),
  status: v.picklist(['open', 'in_progress', 'completed']),
  accepted_proposal_id: v.string(),
  created_at: v.string(),
  completed_at: v.string(),
  client_name: v.string(),
  client_avatar: v.string(),
  images: v.array(v.object({ id: v.string(), file: v.string() })),
})

const olderPage = v.object({ projects: v.array(project), more: v.boolean() })
export type OlderPage = v.InferOutput<typeof olderPage>

const fileToken = v.pipe(
  v.object({ token: v.string() }),
  v.transform(({ token }) => token),
)

/** One project that is not on this device; shown, not stored. */
export const fetchProject = (token: string, id: string, signal: AbortSignal): Promise<Remote<Project>> =>
  askServer({ path: `/api/projects/${encodeURIComponent(id)}`, schema: project, signal, token })

/** Open projects beyond what this device holds, the newest first. */
export const fetchOlderProjects = (token: string, query: OlderQuery, signal: AbortSignal): Promise<Remote<OlderPage>> =>
  askServer({ path: `/api/open-projects?${new URLSearchParams(query)}`, schema: olderPage, signal, token })

/** Photos are for who sees the project: their addresses need this, and it ends after a few minutes. */
export const fetchFileToken = (token: string, signal: AbortSignal): Promise<Remote<string>> =>
  askServer({ path: '/api/files/token', schema: fileToken, signal, token, method: 'POST' })

export const photoAddress = ({ id, file }: ProjectImage, fileToken: string): string =>
  `/api/files/project_images/${id}/${encodeURIComponent(file)}?token=${encodeURIComponent(fileToken)}`
