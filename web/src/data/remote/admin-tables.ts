import * as v from 'valibot'
import { askServer, type Remote } from './remote'
import type { ServerPage } from './use-server-pages'

const role = v.picklist(['cliente', 'empresa', 'autonomo', 'admin'])

const userRow = {
  id: v.string(),
  full_name: v.string(),
  email: v.string(),
  role,
  city: v.string(),
  state: v.string(),
  phone: v.string(),
  avatar: v.string(),
  created_at: v.string(),
  is_confirmed: v.boolean(),
  suspended_at: v.string(),
}
const user = v.object(userRow)
export type AdminUser = v.InferOutput<typeof user>

const project = v.object({
  id: v.string(),
  title: v.string(),
  client_id: v.string(),
  client_name: v.string(),
  city: v.string(),
  state: v.string(),
  status: v.string(),
  budget: v.number(),
  created_at: v.string(),
})
export type AdminProject = v.InferOutput<typeof project>

const dated = { id: v.string(), status: v.string(), created_at: v.string() }
const userPage = v.object({
  user: v.object({
    ...userRow,
    username: v.string(),
    website: v.string(),
    about: v.string(),
    address: v.string(),
    document_type: v.string(),
    document_number: v.string(),
    suspended_reason: v.string(),
  }),
  projects: v.array(v.object({ ...dated, title: v.string() })),
  proposals: v.array(
    v.object({
      ...dated,
      status: v.picklist(['pending', 'accepted', 'rejected']),
      project_id: v.string(),
      project_title: v.string(),
      amount: v.number(),
    }),
  ),
  tickets: v.array(v.object({ ...dated, status: v.picklist(['open', 'closed']), subject: v.string() })),
  cancellations: v.array(v.object(dated)),
  acts: v.array(v.object({ id: v.string(), actor_email: v.string(), action: v.string(), created_at: v.string() })),
  counts: v.object({ projects: v.number(), proposals: v.number(), messages: v.number() }),
})
/** One account with its private fields, and the newest of what its person did. */
export type AdminUserPage = v.InferOutput<typeof userPage>

/** The question of a table, as its address has it; '' chooses nothing. */
export type TableQuery = Readonly<Record<string, string>>

export const pageOf = <T>(row: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.object({ rows: v.array(row), before: v.string(), total: v.number() }),
    v.transform(({ rows: items, before, total }) => ({ items, before, total })),
  )

const fetchTable =
  <T>(path: string, row: v.GenericSchema<unknown, T>) =>
  (token: string, query: TableQuery, signal: AbortSignal): Promise<Remote<ServerPage<T>>> =>
    askServer({ path: `/api/admin/${path}?${new URLSearchParams(query)}`, schema: pageOf(row), signal, token })

export const fetchUsers = fetchTable<AdminUser>('users', user)
export const fetchAllProjects = fetchTable<AdminProject>('projects', project)

export const fetchUser = (token: string, id: string, signal: AbortSignal): Promise<Remote<AdminUserPage>> =>
  askServer({ path: `/api/admin/users/${encodeURIComponent(id)}`, schema: userPage, signal, token })
