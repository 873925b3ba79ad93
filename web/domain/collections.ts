import type { Collection } from '#domain/collection'
import { conversations, messages, notifications, silences, support_messages, support_tickets } from '#domain/collections/messages'
import { account_cancellation_requests, profiles, users } from '#domain/collections/people'
import { projects } from '#domain/collections/projects'
import { proposals } from '#domain/collections/proposals'
import type { CollectionName, Documents } from '#domain/documents'

/** Pages that need one collection import its own file. */
export const collections: { readonly [C in CollectionName]: Collection<Documents[C]> } = {
  users,
  profiles,
  projects,
  proposals,
  conversations,
  messages,
  notifications,
  support_tickets,
  support_messages,
  account_cancellation_requests,
  silences,
}

/** Empty lists. */
export type Lists = { [C in CollectionName]: (Documents[C] | undefined)[] }

export const emptyLists = (): Lists => ({
  users: [],
  profiles: [],
  projects: [],
  proposals: [],
  conversations: [],
  messages: [],
  notifications: [],
  support_tickets: [],
  support_messages: [],
  account_cancellation_requests: [],
  silences: [],
})

export const ownColumns = (collection: CollectionName): string[] => Object.keys(collections[collection].own)

export const emptyOf = <C extends CollectionName>(collection: C): Documents[C] => collections[collection].empty
