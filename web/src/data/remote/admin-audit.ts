import * as v from 'valibot'
import { pageOf, type TableQuery } from './admin-tables'
import { askServer, type Remote } from './remote'
import type { ServerPage } from './use-server-pages'

const act = v.object({
  id: v.string(),
  action: v.string(),
  created_at: v.string(),
  actor: v.string(),
  /** '' once the account is gone. */
  actor_email: v.string(),
  subject: v.string(),
  user_id: v.string(),
  user_name: v.string(),
  ticket_id: v.string(),
  ticket_subject: v.string(),
})
export type AuditEntry = v.InferOutput<typeof act>

const page = pageOf(act)

export const fetchAudit = (token: string, query: TableQuery, signal: AbortSignal): Promise<Remote<ServerPage<AuditEntry>>> =>
  askServer({ path: `/api/admin/audit?${new URLSearchParams(query)}`, schema: page, signal, token })

const actor = v.object({ id: v.string(), email: v.string() })
export type AuditActor = v.InferOutput<typeof actor>

const actors = v.pipe(
  v.object({ actors: v.array(actor) }),
  v.transform(({ actors }) => actors),
)

/** Whose acts are in the audit; the e-mail is '' once the account is gone. */
export const fetchAuditActors = (token: string, signal: AbortSignal): Promise<Remote<AuditActor[]>> =>
  askServer({ path: '/api/admin/audit/actors', schema: actors, signal, token })
