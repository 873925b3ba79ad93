import * as v from 'valibot'
import { askServer, type Remote } from './remote'

const role = v.picklist(['cliente', 'empresa', 'autonomo', 'admin'])

const dashboard = v.object({
  users: v.number(),
  projects: v.number(),
  proposals: v.number(),
  waiting_tickets: v.number(),
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
