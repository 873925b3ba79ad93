import * as v from 'valibot'
import { reportReasons } from '#domain/collections/messages'
import { workPhoto } from '#domain/collections/proposals'
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
export type AdminUserPage = v.InferOutput<typeof userPage>

const ticket = v.object({
  id: v.string(),
  client_id: v.string(),
  client_name: v.string(),
  client_avatar: v.string(),
  subject: v.string(),
  /** '' where the subject is gone. */
  reported_name: v.string(),
  status: v.picklist(['open', 'closed']),
  last_message_at: v.string(),
  /** '' where the person waits for no answer. */
  waits_since: v.string(),
  /** '' where nothing is reported, or an app of before reports it. */
  reason: v.optional(v.picklist(['', ...reportReasons]), ''),
  /** Messages of the conversation that its person has enclosed. */
  enclosed: v.optional(v.number(), 0),
  /** Other people who have reported the same person in 90 days. */
  reporters: v.optional(v.number(), 0),
})
const ticketRow = v.object({ ...ticket.entries, last: v.nullable(v.object({ excerpt: v.string(), is_support: v.boolean() })) })
export type AdminTicket = v.InferOutput<typeof ticketRow>

const projectRow = v.object({
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
export type AdminProject = v.InferOutput<typeof projectRow>

const talk = v.object({
  ticket,
  messages: v.array(v.object({ id: v.string(), content: v.string(), created_at: v.string(), is_support: v.boolean(), author: v.string() })),
  reported: v.array(v.object({ kind: v.picklist(['project', 'person', 'reference', 'reply']), id: v.string(), name: v.string() })),
  has_earlier: v.boolean(),
})
export type AdminTalk = v.InferOutput<typeof talk>

/** `question` is the query of the screen's address; `before` names the page, '' the first. */
export type AskTable<Row> = (token: string, question: string, before: string, signal: AbortSignal) => Promise<Remote<ServerPage<Row>>>

export function adminTable<Row>(path: string, row: v.GenericSchema<unknown, Row>): AskTable<Row> {
  const page = v.pipe(
    v.object({ rows: v.array(row), before: v.string(), total: v.number() }),
    v.transform(({ rows: items, before, total }) => ({ items, before, total })),
  )
  return (token, question, before, signal) => {
    const query = new URLSearchParams(question)
    query.set('before', before)
    return askServer({ path: `/api/admin/${path}?${query}`, schema: page, signal, token })
  }
}

export const askUsers = adminTable('users', user)
export const askProjects = adminTable('projects', projectRow)
export const askTickets = adminTable('support', ticketRow)

export const fetchUser = (token: string, id: string, signal: AbortSignal): Promise<Remote<AdminUserPage>> =>
  askServer({ path: `/api/admin/users/${encodeURIComponent(id)}`, schema: userPage, signal, token })

const projectProposals = v.object({
  /** '' without a deal. */
  accepted_at: v.string(),
  total: v.number(),
  proposals: v.array(
    v.object({
      ...dated,
      status: v.picklist(['pending', 'accepted', 'rejected']),
      provider_id: v.string(),
      provider_name: v.string(),
      amount: v.number(),
      duration_days: v.number(),
      is_chosen: v.boolean(),
      /** The newest first. A server of before names none. */
      work_photos: v.optional(v.array(v.omit(workPhoto, ['stage_id', 'position'])), []),
    }),
  ),
})
export type AdminProjectProposals = v.InferOutput<typeof projectProposals>

export const fetchProjectProposals = (token: string, id: string, signal: AbortSignal): Promise<Remote<AdminProjectProposals>> =>
  askServer({ path: `/api/admin/projects/${encodeURIComponent(id)}/proposals`, schema: projectProposals, signal, token })

/** A message's time asks for earlier ones; '' for the newest. */
export const fetchTalk = (token: string, id: string, before: string, signal: AbortSignal): Promise<Remote<AdminTalk>> =>
  askServer({ path: `/api/admin/support/${encodeURIComponent(id)}?before=${encodeURIComponent(before)}`, schema: talk, signal, token })
