import * as v from 'valibot'
import { choice, defineCollection, flag, list, longText, text, tolerant } from '#domain/collection'
import { mailLists } from '#domain/people/mail-lists'

const card = {
  full_name: text,
  username: text,
  website: text,
  city: text,
  state: text,
  about: longText,
  /** File name on the server, '' without one. */
  avatar: text,
}

/** The private account: only its own person's devices hold it. */
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
    /** An administrator's is empty on the server. */
    notify_scope: tolerant(choice(['city', 'state', 'none'], 'city')),
    notify_email: { ...flag, empty: true },
    /** Lists of mails that are off; without `notify_email` all of them are. */
    mails_off: tolerant(list(v.picklist(mailLists))),
    /** An administrator's reason for the suspension; '' while the account is not suspended. Product 49. */
    suspended_reason: text,
  },
})

/** The public card of a verified provider. Product 4. */
export const profiles = defineCollection({
  anyone: {
    id: text,
    ...card,
    /** '' for an avatar that came without one. It changes with the avatar only. */
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
    /** Why an administrator declined it, '' until then. */
    reason: text,
    resolved_at: text,
    created_at: text,
  },
})
