import * as v from 'valibot'
import type { AdminResult } from './admin'
import { answered } from './admin-request'

const evidence = v.object({
  messages: v.array(
    v.object({ id: v.string(), content: v.string(), created_at: v.string(), is_gap: v.boolean(), is_reporter: v.boolean(), author: v.string() }),
  ),
})
export type Evidence = v.InferOutput<typeof evidence>

/** Each look is written down. Product 118. */
export const lookAtEvidence = (ticketId: string): Promise<AdminResult<Evidence>> =>
  answered({ method: 'POST', path: `/api/admin/support/${ticketId}/evidence`, body: {} }, evidence)
