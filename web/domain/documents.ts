/**
 * What a device holds of each synced collection, exactly as the server's feed sends it.
 * Field names are the specification's; times are ISO 8601 in UTC with milliseconds ('2026-11-20T14:32:00.000Z'), money is in reais.
 * Source: design 3.1 and 4.1 (F5: a document carries what its screen joins).
 */

export type Role = 'cliente' | 'empresa' | 'autonomo' | 'admin'
export type ProviderRole = 'empresa' | 'autonomo'
export type ProjectStatus = 'open' | 'in_progress' | 'completed'
export type ProposalStatus = 'pending' | 'accepted' | 'rejected'
export type ProposalType = 'service' | 'products' | 'both'
export type NotifyScope = 'city' | 'state' | 'none'

/** The private account: only its own person's devices hold it. */
export type Account = {
  id: string
  email: string
  role: Role
  full_name: string
  username: string
  website: string
  city: string
  state: string
  about: string
  /** File name on the server, '' without one. */
  avatar: string
  phone: string
  address: string
  document_type: '' | 'CPF' | 'CNPJ'
  document_number: string
  notify_scope: NotifyScope
  notify_email: boolean
}

/** The public card of a verified provider. Product 4. */
export type Profile = {
  id: string
  full_name: string
  username: string
  website: string
  city: string
  state: string
  about: string
  avatar: string
  role: ProviderRole
  created_at: string
}

export type ProductRow = { name: string; quantity: string }
export type ProjectImage = { id: string; file: string }

export type Project = {
  id: string
  client_id: string
  title: string
  description: string
  /** In reais; 0 is 'A combinar'. */
  budget: number
  address: string
  city: string
  state: string
  products: ProductRow[]
  status: ProjectStatus
  /** '' for whoever is neither the owner nor the chosen provider. */
  accepted_proposal_id: string
  created_at: string
  /** '' until it is completed. */
  completed_at: string
  client_name: string
  client_avatar: string
  images: ProjectImage[]
}

/** Earlier terms of a proposal, newest first. */
export type Revision = { amount: number; duration_days: number; proposal_type: ProposalType; cover_letter: string; at: string }

export type Proposal = {
  id: string
  project_id: string
  provider_id: string
  amount: number
  cover_letter: string
  proposal_type: ProposalType
  duration_days: number
  status: ProposalStatus
  revisions: Revision[]
  created_at: string
  updated_at: string
  provider_name: string
  provider_avatar: string
  provider_role: ProviderRole
  provider_city: string
  provider_state: string
  project_title: string
  project_status: ProjectStatus
}

/** The newest message of a conversation; `content` is cut to 200 characters. */
export type LastMessage = { id: string; sender_id: string; content: string; created_at: string }

export type Conversation = {
  id: string
  /** The two people, in the order of their ids. */
  participant_one: string
  participant_two: string
  project_id: string
  last_message_at: string
  /** Marks: `created_at` of the newest message that this side has had on the screen, '' before the first. */
  read_at_one: string
  read_at_two: string
  created_at: string
  name_one: string
  avatar_one: string
  name_two: string
  avatar_two: string
  project_title: string
  last_message: LastMessage | null
}

export type Message = {
  id: string
  conversation_id: string
  sender_id: string
  content: string
  /** The sender's clock when it was given: shown, never used for order. */
  sent_at: string
  /** The server's clock, strictly increasing within a conversation; '' while it waits on this device. */
  created_at: string
}

export type Notification = {
  id: string
  user_id: string
  title: string
  message: string
  link: string
  is_read: boolean
  created_at: string
}

export type SupportTicket = {
  id: string
  client_id: string
  subject: string
  status: 'open' | 'closed'
  last_message_at: string
  read_at_client: string
  created_at: string
}

export type SupportMessage = { id: string; ticket_id: string; sender_id: string; content: string; created_at: string }

export type CancellationRequest = {
  id: string
  user_id: string
  status: 'pending' | 'completed'
  resolved_at: string
  created_at: string
}

/** Every synced collection and the document it holds. */
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
}

export type CollectionName = keyof Documents

/** What a document carries of other records, for its screen: rule F5. */
type Embedded = {
  projects: 'client_name' | 'client_avatar' | 'images'
  proposals: 'provider_name' | 'provider_avatar' | 'provider_role' | 'provider_city' | 'provider_state' | 'project_title' | 'project_status'
  conversations: 'name_one' | 'avatar_one' | 'name_two' | 'avatar_two' | 'project_title' | 'last_message'
}

/** A record's own fields, without what is embedded. */
export type Stored<C extends CollectionName> = Omit<Documents[C], C extends keyof Embedded ? Embedded[C] : never> & { id: string }

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
] as const satisfies readonly CollectionName[]
