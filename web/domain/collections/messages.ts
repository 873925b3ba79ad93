import * as v from 'valibot'
import { choice, defineCollection, flag, longText, maybe, number, text, tolerant } from '#domain/collection'

/** Reasons of a report. Product 117. */
export const reportReasons = ['payment', 'no_show', 'abuse', 'fake', 'other'] as const

/** `content` is cut to 200 characters. */
const lastMessage = v.object({ id: v.string(), sender_id: v.string(), content: v.string(), created_at: v.string() })

export const conversations = defineCollection(
  {
    bothSides: {
      id: text,
      participant_one: text,
      participant_two: text,
      project_id: text,
      last_message_at: text,
      /** `created_at` of the newest message that this side has had on the screen, '' before the first. */
      read_at_one: text,
      read_at_two: text,
      /** The invited provider's no; '' without one. */
      declined_at: text,
      created_at: text,
    },
  },
  { bothSides: { name_one: text, avatar_one: text, name_two: text, avatar_two: text, project_title: text, last_message: maybe(lastMessage) } },
)

export const messages = defineCollection({
  bothSides: {
    id: text,
    conversation_id: text,
    sender_id: text,
    content: longText,
    /** The sender's clock: shown, never used for order. */
    sent_at: text,
    /** The server's clock, strictly increasing in a conversation; '' while pending. */
    created_at: text,
  },
})

/** A muted conversation, or a blocked person where `conversation_id` is ''. Own devices only. Product 93. */
export const silences = defineCollection(
  { itsPerson: { id: text, user_id: text, person_id: text, conversation_id: text, created_at: text } },
  { itsPerson: { person_name: text, person_avatar: text } },
)

export const notifications = defineCollection({
  itsPerson: { id: text, user_id: text, title: text, message: text, link: text, is_read: flag, created_at: text },
})

export const support_tickets = defineCollection({
  itsPerson: {
    id: text,
    client_id: text,
    subject: text,
    status: choice(['open', 'closed'], 'open'),
    last_message_at: text,
    read_at_client: text,
    created_at: text,
    /** '' for a report of an app of before, and where nothing is reported. */
    reason: tolerant(choice(['', ...reportReasons], '')),
    /** Messages that the server has copied and still keeps. */
    enclosed: tolerant(number),
  },
})

export const support_messages = defineCollection({ itsPerson: { id: text, ticket_id: text, sender_id: text, content: longText, created_at: text } })
