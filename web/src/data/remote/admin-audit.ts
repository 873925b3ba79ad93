import * as v from 'valibot'
import { pageOf, type TableQuery } from './admin-tables'
import { askServer, type Remote } from './remote'
import type { ServerPage } from './use-server-pages'

const act = v.object({
  id: v.string(),
  action: v.string(),
  created_at: v.string(),
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
