import type { CollectionName, Documents } from '#domain/documents'

/** A document of each collection with nothing in it: what a page must hold and what a pending record starts from. */
export const emptyDocuments: { readonly [C in CollectionName]: Documents[C] } = {
  users: {
    id: '',
    email: '',
    role: 'cliente',
    full_name: '',
    username: '',
    website: '',
    city: '',
    state: '',
    about: '',
    avatar: '',
    phone: '',
    address: '',
    document_type: '',
    document_number: '',
    notify_scope: 'city',
    notify_email: true,
  },
  profiles: { id: '', full_name: '', username: '', website: '', city: '', state: '', about: '', avatar: '', role: 'empresa', created_at: '' },
  projects: {
    id: '',
    client_id: '',
    title: '',
    description: '',
    budget: 0,
    address: '',
    city: '',
    state: '',
    products: [],
    status: 'open',
    accepted_proposal_id: '',
    created_at: '',
    completed_at: '',
    client_name: '',
    client_avatar: '',
    images: [],
  },
  proposals: {
    id: '',
    project_id: '',
    provider_id: '',
    amount: 0,
    cover_letter: '',
    proposal_type: 'service',
    duration_days: 1,
    status: 'pending',
    revisions: [],
    created_at: '',
    updated_at: '',
    provider_name: '',
    provider_avatar: '',
    provider_role: 'autonomo',
    provider_city: '',
    provider_state: '',
    project_title: '',
    project_status: 'open',
  },
  conversations: {
    id: '',
    participant_one: '',
    participant_two: '',
    project_id: '',
    last_message_at: '',
    read_at_one: '',
    read_at_two: '',
    created_at: '',
    name_one: '',
    avatar_one: '',
    name_two: '',
    avatar_two: '',
    project_title: '',
    last_message: null,
  },
  messages: { id: '', conversation_id: '', sender_id: '', content: '', sent_at: '', created_at: '' },
  notifications: { id: '', user_id: '', title: '', message: '', link: '', is_read: false, created_at: '' },
  support_tickets: { id: '', client_id: '', subject: '', status: 'open', last_message_at: '', read_at_client: '', created_at: '' },
  support_messages: { id: '', ticket_id: '', sender_id: '', content: '', created_at: '' },
  account_cancellation_requests: { id: '', user_id: '', status: 'pending', resolved_at: '', created_at: '' },
}

/** Whether a page's document has every field of its collection, each of the right kind. */
export function isDocumentOf<C extends CollectionName>(collection: C, value: unknown): value is Documents[C] {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return Object.entries(emptyDocuments[collection]).every(([field, empty]) => {
    const given = fields.get(field)
    return empty === null ? given !== undefined : typeof given === typeof empty && Array.isArray(given) === Array.isArray(empty)
  })
}
