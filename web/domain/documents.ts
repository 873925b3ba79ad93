import type { DocumentOf } from '#domain/collection'
import type { conversations, messages, notifications, silences, support_messages, support_tickets } from '#domain/collections/messages'
import type { account_cancellation_requests, profiles, users } from '#domain/collections/people'
import type { projects } from '#domain/collections/projects'
import type { proposals } from '#domain/collections/proposals'

/* As the feed sends them; times are ISO 8601 in UTC with milliseconds ('2026-11-20T14:32:00.000Z'), money in reais. Rule F5. */

export type Account = DocumentOf<typeof users>
export type Profile = DocumentOf<typeof profiles>
export type Project = DocumentOf<typeof projects>
export type Proposal = DocumentOf<typeof proposals>
export type Conversation = DocumentOf<typeof conversations>
export type Message = DocumentOf<typeof messages>
export type Notification = DocumentOf<typeof notifications>
export type SupportTicket = DocumentOf<typeof support_tickets>
export type SupportMessage = DocumentOf<typeof support_messages>
export type Silence = DocumentOf<typeof silences>
export type CancellationRequest = DocumentOf<typeof account_cancellation_requests>

export type Role = Account['role']
export type ProviderRole = Profile['role']
export type ProjectStatus = Project['status']
export type ProposalStatus = Proposal['status']
export type ProposalType = Proposal['proposal_type']
export type NotifyScope = Account['notify_scope']
export type ProductRow = Project['products'][number]
export type ProjectImage = Project['images'][number]
export type WorkPhoto = Proposal['work_photos'][number]
export type Revision = Proposal['revisions'][number]

/** By collection. */
export type Documents = {
  users: Account
  profiles: Profile
  projects: Project
  proposals: Proposal
  conversations: Conversation
  messages: Message
  notifications: Notification
  support_tickets: SupportTicket
  support_messages: SupportMessage
  account_cancellation_requests: CancellationRequest
  silences: Silence
}

export type CollectionName = keyof Documents

/** From other records, for its screen: rule F5. */
type Embedded = {
  projects: keyof (typeof projects)['embedded']
  proposals: keyof (typeof proposals)['embedded']
  conversations: keyof (typeof conversations)['embedded']
  silences: keyof (typeof silences)['embedded']
}

export type EmbeddedIn<C extends CollectionName> = C extends keyof Embedded ? Embedded[C] : never

export type Stored<C extends CollectionName> = Omit<Documents[C], EmbeddedIn<C>> & { id: string }

export const collectionNames = [
  'users',
  'profiles',
  'projects',
  'proposals',
  'conversations',
  'messages',
  'notifications',
  'support_tickets',
  'support_messages',
  'account_cancellation_requests',
  'silences',
] as const satisfies readonly CollectionName[]
