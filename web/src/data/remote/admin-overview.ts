import * as v from 'valibot'
import { askServer, type Remote } from './remote'

const role = v.picklist(['cliente', 'empresa', 'autonomo', 'admin'])

const dashboard = v.object({
  users: v.number(),
  projects: v.number(),
  proposals: v.number(),
  open_tickets: v.number(),
  pending_cancellations: v.number(),
  projects_by_status: v.array(v.object({ status: v.string(), count: v.number() })),
  /** Days of São Paulo, oldest first, each as YYYY-MM-DD. */
  new_users: v.array(v.object({ day: v.string(), count: v.number() })),
  recent_projects: v.array(v.object({ id: v.string(), title: v.string(), created_at: v.string() })),
  recent_users: v.array(v.object({ id: v.string(), full_name: v.string(), role, created_at: v.string() })),
})
export type Dashboard = v.InferOutput<typeof dashboard>

export const fetchDashboard = (token: string, signal: AbortSignal): Promise<Remote<Dashboard>> =>
  askServer({ path: '/api/admin/dashboard', schema: dashboard, signal, token })

const cancellations = v.object({
  rows: v.array(
    v.object({
      id: v.string(),
      status: v.picklist(['pending', 'completed']),
      created_at: v.string(),
      resolved_at: v.string(),
      user_id: v.string(),
      full_name: v.string(),
      email: v.string(),
      avatar: v.string(),
      // A server that is older than this app does not tell it.
      role: v.optional(v.string(), ''),
    }),
  ),
  before: v.string(),
})
export type Cancellations = v.InferOutput<typeof cancellations>

export const fetchCancellations = (token: string, before: string, signal: AbortSignal): Promise<Remote<Cancellations>> =>
  askServer({ path: `/api/admin/cancellations?before=${encodeURIComponent(before)}`, schema: cancellations, signal, token })

const ticket = v.object({
  id: v.string(),
  client_id: v.string(),
  client_name: v.string(),
  client_avatar: v.string(),
  subject: v.string(),
  status: v.picklist(['open', 'closed']),
  last_message_at: v.string(),
  is_unread: v.boolean(),
})
export type AdminTicket = v.InferOutput<typeof ticket>

const tickets = v.object({ rows: v.array(ticket), before: v.string() })
export type AdminTickets = v.InferOutput<typeof tickets>

const talk = v.object({
  ticket,
  messages: v.array(v.object({ id: v.string(), content: v.string(), created_at: v.string(), is_support: v.boolean() })),
  /** Whether something was written before these. */
  has_earlier: v.boolean(),
})
export type AdminTalk = v.InferOutput<typeof talk>

/** `status`: of which; '' for all. */
export const fetchTickets = (token: string, before: string, signal: AbortSignal, status = ''): Promise<Remote<AdminTickets>> =>
  askServer({ path: `/api/admin/support?${new URLSearchParams({ status, before })}`, schema: tickets, signal, token })

/** `before`, the time of a message, asks for what was written earlier; '' for the newest. */
export const fetchTalk = (token: string, id: string, before: string, signal: AbortSignal): Promise<Remote<AdminTalk>> =>
  askServer({ path: `/api/admin/support/${encodeURIComponent(id)}?before=${encodeURIComponent(before)}`, schema: talk, signal, token })
