import { type Verbed, verb } from '#domain/command'
import { acceptProposal } from '#domain/commands/accept-proposal'
import { completeProject } from '#domain/commands/complete-project'
import { deleteProject } from '#domain/commands/delete-project'
import { editAccount } from '#domain/commands/edit-account'
import { improveProposal } from '#domain/commands/improve-proposal'
import { markConversationRead } from '#domain/commands/mark-conversation-read'
import { markNotificationsRead } from '#domain/commands/mark-notifications-read'
import { markTicketRead } from '#domain/commands/mark-ticket-read'
import { publishProject } from '#domain/commands/publish-project'
import { requestCancellation } from '#domain/commands/request-cancellation'
import { sendMessage } from '#domain/commands/send-message'
import { sendProposal } from '#domain/commands/send-proposal'
import { sendSupportMessage } from '#domain/commands/send-support-message'
import { startConversation } from '#domain/commands/start-conversation'
import { withdrawProposal } from '#domain/commands/withdraw-proposal'

/** The closed list of verbs. A new one is one file and one line. */
export const commands = {
  publish_project: verb(publishProject),
  complete_project: verb(completeProject),
  delete_project: verb(deleteProject),
  send_proposal: verb(sendProposal),
  improve_proposal: verb(improveProposal),
  withdraw_proposal: verb(withdrawProposal),
  accept_proposal: verb(acceptProposal),
  start_conversation: verb(startConversation),
  send_message: verb(sendMessage),
  mark_conversation_read: verb(markConversationRead),
  mark_notifications_read: verb(markNotificationsRead),
  edit_account: verb(editAccount),
  request_cancellation: verb(requestCancellation),
  send_support_message: verb(sendSupportMessage),
  mark_ticket_read: verb(markTicketRead),
} satisfies Record<string, unknown>

export type Verb = keyof typeof commands

/** What a person gives a verb. */
export type ArgsOf<V extends Verb> = (typeof commands)[V] extends Verbed<infer Args> ? Args : never

/** Goes through a route of its own, never through push. */
export type QueuedVerb = Exclude<Verb, 'accept_proposal'>

export const isVerb = (name: unknown): name is Verb => typeof name === 'string' && Object.hasOwn(commands, name)
export const isQueuedVerb = (name: unknown): name is QueuedVerb => isVerb(name) && name !== 'accept_proposal'
