import * as v from 'valibot'
import { choice, defineCollection, flag, list, longText, number, text, tolerant } from '#domain/collection'
import { mailLists } from '#domain/people/mail-lists'

/** How far from the own city a new project is told of. */
export const notifyScopes = ['city', 'km30', 'km60', 'state', 'none'] as const

const card = {
  full_name: text,
  username: text,
  website: text,
  city: text,
  state: text,
  about: longText,
  /** Ids of trades, in their person's order. A newer release knows others. */
  trades: tolerant(list(v.string())),
  /** Counted by the server. Product 128. */
  works_done: tolerant(number),
  /** The day in São Paulo on which the registers called the saved CNPJ active; '' for none. Product 128. */
  cnpj_active_on: tolerant(text),
  /** The register's name for that number; '' where nothing is said. Product 128. */
  cnpj_name: tolerant(text),
  avatar: text,
}

/** On its own person's devices only. */
export const users = defineCollection({
  itsPerson: {
    id: text,
    email: text,
    role: choice(['cliente', 'empresa', 'autonomo', 'admin'], 'cliente'),
    ...card,
    phone: text,
    address: text,
    document_type: choice(['', 'CPF', 'CNPJ'], ''),
    document_number: text,
    /** '' for an administrator. Product 21 and 105. */
    notify_scope: tolerant(choice(notifyScopes, 'city')),
    notify_email: { ...flag, empty: true },
    /** Lists that are off; without `notify_email` all are. */
    mails_off: tolerant(list(v.picklist(mailLists))),
    /** For its person, '' unless suspended. Product 49. */
    suspended_reason: text,
  },
})

/** Product 4. */
export const profiles = defineCollection({
  anyone: {
    id: text,
    ...card,
    /** '' for an avatar without one; changes with the avatar only. */
    avatar_small: text,
    role: choice(['empresa', 'autonomo'], 'empresa'),
    created_at: text,
  },
})

export const account_cancellation_requests = defineCollection({
  itsPerson: {
    id: text,
    user_id: text,
    status: choice(['pending', 'completed', 'declined'], 'pending'),
    /** An administrator's no, '' before. */
    reason: text,
    resolved_at: text,
    created_at: text,
  },
})
