import * as v from 'valibot'
import type { Project, ProjectImage } from '#domain/documents'

/** Why the server gave nothing; sentences are in the texts. `offline` is this device, `unreachable` the way to the server. */
export type RemoteFailure = 'project_closed' | 'not_found' | 'unauthorized' | 'too_many_requests' | 'offline' | 'unreachable'
export type Remote<T> = { ok: true; value: T } | { ok: false; code: RemoteFailure }

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

const SILENCE_LIMIT_MS = 20_000

/** One project that is not on this device; shown, not stored. */
export const fetchProject = (token: string, id: string, signal: AbortSignal): Promise<Remote<Project>> =>
  ask(`/api/projects/${encodeURIComponent(id)}`, token, project, signal)

/** Open projects beyond what this device holds, the newest first. */
export const fetchOlderProjects = (token: string, query: OlderQuery, signal: AbortSignal): Promise<Remote<OlderPage>> =>
  ask(`/api/open-projects?${new URLSearchParams(query)}`, token, olderPage, signal)

/** Photos are for who sees the project: their addresses need this, and it ends after a few minutes. */
export const fetchFileToken = (token: string, signal: AbortSignal): Promise<Remote<string>> =>
  ask('/api/files/token', token, fileToken, signal, 'POST')

export const photoAddress = ({ id, file }: ProjectImage, fileToken: string): string =>
  `/api/files/project_images/${id}/${encodeURIComponent(file)}?token=${encodeURIComponent(fileToken)}`

async function ask<T>(
  path: string,
  token: string,
  schema: v.GenericSchema<unknown, T>,
  signal: AbortSignal,
  method: 'GET' | 'POST' = 'GET',
): Promise<Remote<T>> {
  if (!navigator.onLine) return { ok: false, code: 'offline' }
  const aborter = new AbortController()
  const giveUp = () => aborter.abort()
  const timer = setTimeout(giveUp, SILENCE_LIMIT_MS)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    const response = await fetch(path, { method, headers: { Authorization: token }, signal: aborter.signal, cache: 'no-store' })
    if (!response.ok) return { ok: false, code: failureOf(response.status) }
    const parsed = v.safeParse(schema, await response.json())
    return parsed.success ? { ok: true, value: parsed.output } : { ok: false, code: 'unreachable' }
  } catch {
    return { ok: false, code: navigator.onLine ? 'unreachable' : 'offline' }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}

function failureOf(status: number): RemoteFailure {
  if (status === 404) return 'not_found'
  if (status === 410) return 'project_closed'
  if (status === 401) return 'unauthorized'
  return status === 429 ? 'too_many_requests' : 'unreachable'
}
