import type { Command } from '#domain/command'
import { acceptProposal } from '#domain/commands/accept-proposal'
import { askConfirmation } from '#domain/commands/ask-confirmation'
import { blockPerson } from '#domain/commands/block-person'
import { closeProject } from '#domain/commands/close-project'
import { completeProject } from '#domain/commands/complete-project'
import { confirmProposal } from '#domain/commands/confirm-proposal'
import { declineInvitation } from '#domain/commands/decline-invitation'
import { deleteProject } from '#domain/commands/delete-project'
import { editAccount } from '#domain/commands/edit-account'
import { editProject } from '#domain/commands/edit-project'
import { improveProposal } from '#domain/commands/improve-proposal'
import { keepProject } from '#domain/commands/keep-project'
import { markConversationRead } from '#domain/commands/mark-conversation-read'
import { markNotificationsRead } from '#domain/commands/mark-notifications-read'
import { markTicketRead } from '#domain/commands/mark-ticket-read'
import { muteConversation } from '#domain/commands/mute-conversation'
import { publishProject } from '#domain/commands/publish-project'
import { answerReference } from '#domain/commands/references/answer-reference'
import { giveReference } from '#domain/commands/references/give-reference'
import { withdrawReference } from '#domain/commands/references/withdraw-reference'
import { reopenProject } from '#domain/commands/reopen-project'
import { requestCancellation } from '#domain/commands/request-cancellation'
import { sendMessage } from '#domain/commands/send-message'
import { sendProposal } from '#domain/commands/send-proposal'
import { sendSupportMessage } from '#domain/commands/send-support-message'
import { startConversation } from '#domain/commands/start-conversation'
import { undoDeal } from '#domain/commands/undo-deal'
import { withdrawCancellation } from '#domain/commands/withdraw-cancellation'
import { withdrawProposal } from '#domain/commands/withdraw-proposal'
import { answerChange } from '#domain/commands/work/answer-change'
import { handOver } from '#domain/commands/work/hand-over'
import { markStage } from '#domain/commands/work/mark-stage'
import { proposeChange } from '#domain/commands/work/propose-change'
import { removeWorkPhoto } from '#domain/commands/work/remove-work-photo'
import type { QuotaName } from '#domain/quotas'

/** The closed list of verbs; the app's words for them are in `web/src/verbs`. */
export const commands = {
  publish_project: publishProject,
  edit_project: editProject,
  complete_project: completeProject,
  close_project: closeProject,
  reopen_project: reopenProject,
  keep_project: keepProject,
  delete_project: deleteProject,
  send_proposal: sendProposal,
  improve_proposal: improveProposal,
  confirm_proposal: confirmProposal,
  ask_confirmation: askConfirmation,
  withdraw_proposal: withdrawProposal,
  accept_proposal: acceptProposal,
  undo_deal: undoDeal,
  mark_stage: markStage,
  propose_change: proposeChange,
  answer_change: answerChange,
  hand_over: handOver,
  remove_work_photo: removeWorkPhoto,
  give_reference: giveReference,
  answer_reference: answerReference,
  withdraw_reference: withdrawReference,
  start_conversation: startConversation,
  decline_invitation: declineInvitation,
  send_message: sendMessage,
  mute_conversation: muteConversation,
  block_person: blockPerson,
  mark_conversation_read: markConversationRead,
  mark_notifications_read: markNotificationsRead,
  edit_account: editAccount,
  request_cancellation: requestCancellation,
  withdraw_cancellation: withdrawCancellation,
  send_support_message: sendSupportMessage,
  mark_ticket_read: markTicketRead,
} satisfies Record<string, unknown>

export type Verb = keyof typeof commands

export type ArgsOf<V extends Verb> = (typeof commands)[V] extends Command<infer Args> ? Args : never

/** Accepting has its own route; after a restore it is queued, and push only gives it up (P11). */
export type QueuedVerb = Exclude<Verb, 'accept_proposal'>

export const isVerb = (name: unknown): name is Verb => typeof name === 'string' && Object.hasOwn(commands, name)
export const isQueuedVerb = (name: unknown): name is QueuedVerb => isVerb(name) && name !== 'accept_proposal'

export const quotaOf = (verb: Verb): QuotaName | undefined => commands[verb].quota

export const verbsOf = (quota: QuotaName): Verb[] =>
  Object.keys(commands)
    .filter(isVerb)
    .filter((verb) => quotaOf(verb) === quota)

export const isOpenToSuspended = (verb: string): boolean => isVerb(verb) && commands[verb].isOpenToSuspended === true
