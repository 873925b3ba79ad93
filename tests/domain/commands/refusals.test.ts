import { expect, test } from 'vitest'
import type { Actor } from '#domain/command'
import { commands, type Verb } from '#domain/commands'
import type { Refusal } from '#domain/refusal'
import {
  aConversation,
  aMessage,
  ana,
  aProject,
  aProposal,
  aStartedProject,
  bia,
  closedProject,
  EARLIER,
  idOf,
  joao,
  LATER,
  NOW,
  obras,
  reads,
  root,
} from '../builders'

type Read = Parameters<typeof reads>[0]

const project_id = idOf('reforma')
const proposal_id = aProposal().id
const { amount, duration_days, proposal_type, cover_letter } = aProposal()
const terms = { project_id, edition: '', amount, duration_days, proposal_type, cover_letter }
const { address, city, state } = aProject()
const published = { project_id, title: 'Reforma', description: 'Piso', address, city, state, budget: null, products: null, timing: '' }
const accepted = { ...terms, proposal_id }
const improved = { project_id, proposal_id, edition: '', amount: 3_900 }
const edited = { project_id, edition: idOf('edicao'), title: 'Reforma' }
const confirmed = { project_id, proposal_id, edition: '' }
const deal = { project_id, proposal_id, accepted_at: EARLIER }
const opened = { project_id, status: 'open', edition: '' }
const withdrawn = { proposal_id, amount, duration_days, proposal_type, cover_letter }
const undone = { ...deal, reason: 'Vou esperar.' }
const message = { message_id: idOf('resposta'), conversation_id: idOf('conversa'), content: 'Fechado!' }
const declined = { conversation_id: idOf('conversa'), project_id }
const invited: Read = { conversations: [aConversation()], proposals: [undefined] }
const talk = { project_id, provider_id: joao.id }
const both: Read = { projects: [aProject()], proposals: [aProposal()] }
const answered = (status: 'accepted' | 'rejected'): Read => ({ ...both, proposals: [aProposal({ status })] })
const running: Read = { projects: [aStartedProject()] }
const started = { projects: [aProject({ status: 'in_progress' })] } satisfies Read
const over: Read = { ...answered('accepted'), projects: [aStartedProject({ status: 'completed' })] }
const newer: Read = { projects: [aStartedProject({ accepted_at: LATER })] }
const about = { project_id, proposal_id }
const ofAnother: Read = { ...both, proposals: [aProposal({ project_id: idOf('muro') })] }
const taken: Read = { conversations: [aConversation()], messages: [aMessage({ id: message.message_id })] }

test.each<[what: string, me: Actor, verb: Verb, args: object, read: Read, code: Refusal]>([
  ['a company that publishes', obras, 'publish_project', published, {}, 'only_clients_publish'],
  ['an administrator who publishes', root, 'publish_project', published, {}, 'only_clients_publish'],
  ['an id of another client’s project', bia, 'publish_project', published, { projects: [aProject()] }, 'malformed'],
  ['an id of a project that is not seen', bia, 'publish_project', published, { projects: [closedProject] }, 'malformed'],
  ['editing a project in progress', ana, 'edit_project', edited, started, 'project_not_open'],
  ['editing another’s', bia, 'edit_project', edited, { projects: [aProject()] }, 'not_yours'],
  ['editing what is gone', ana, 'edit_project', edited, { projects: [undefined] }, 'parent_missing'],
  ['an open project that is completed', ana, 'complete_project', deal, { projects: [aProject()] }, 'project_not_in_progress'],
  ['completing a deal that is another one by now', ana, 'complete_project', { ...deal, proposal_id: idOf('antiga') }, running, 'deal_missing'],
  ['completing a newer deal with the same provider', ana, 'complete_project', deal, newer, 'deal_missing'],
  ['completing another’s', bia, 'complete_project', deal, started, 'not_yours'],
  ['completing what is gone', ana, 'complete_project', deal, { projects: [undefined] }, 'parent_missing'],
  ['closing a project in progress', ana, 'close_project', { project_id, reason: '' }, started, 'project_not_open'],
  ['closing another’s', bia, 'close_project', { project_id, reason: '' }, { projects: [aProject()] }, 'not_yours'],
  ['closing what is gone', ana, 'close_project', { project_id, reason: '' }, { projects: [undefined] }, 'parent_missing'],
  ['reopening another’s', bia, 'reopen_project', { project_id, status: 'closed' }, { projects: [closedProject] }, 'not_yours'],
  ['reopening a project that was completed since', ana, 'reopen_project', { project_id, status: 'closed' }, over, 'project_went_on'],
  ['reopening what is gone', ana, 'reopen_project', { project_id, status: 'closed' }, { projects: [undefined] }, 'parent_missing'],
  ['keeping another’s', bia, 'keep_project', { project_id }, { projects: [closedProject] }, 'not_yours'],
  ['keeping what is gone', ana, 'keep_project', { project_id }, { projects: [undefined] }, 'parent_missing'],
  ['deleting a project in progress', ana, 'delete_project', opened, started, 'project_not_open'],
  ['deleting a project that was reopened since', ana, 'delete_project', { ...opened, status: 'closed' }, both, 'project_went_on'],
  [
    'deleting a project that was edited since',
    ana,
    'delete_project',
    opened,
    { projects: [aProject({ edition: edited.edition })] },
    'project_went_on',
  ],
  ['deleting another’s', joao, 'delete_project', opened, { projects: [closedProject] }, 'not_yours'],
  ['a client who proposes', ana, 'send_proposal', terms, { projects: [aProject()] }, 'only_providers_propose'],
  ['a proposal on one’s own project', joao, 'send_proposal', terms, { projects: [aProject({ client_id: joao.id })] }, 'own_project'],
  ['a proposal on what is gone', joao, 'send_proposal', terms, { projects: [undefined] }, 'parent_missing'],
  ['a proposal on a closed project', joao, 'send_proposal', terms, { projects: [closedProject] }, 'project_closed'],
  ['a type that is not offered', joao, 'send_proposal', { ...terms, proposal_type: 'both' }, { projects: [aProject()] }, 'proposal_type_not_offered'],
  ['a proposal over a rejected one', joao, 'send_proposal', terms, answered('rejected'), 'proposal_already_answered'],
  ['improving what is not there', joao, 'improve_proposal', improved, { ...both, proposals: [undefined] }, 'proposal_missing'],
  ['improving another’s', obras, 'improve_proposal', improved, both, 'not_yours'],
  ['improving an accepted one', joao, 'improve_proposal', improved, answered('accepted'), 'proposal_already_answered'],
  ['improving on a closed project', joao, 'improve_proposal', improved, { ...both, projects: [closedProject] }, 'project_closed'],
  ['improving to a type that is not offered', joao, 'improve_proposal', { ...improved, proposal_type: 'both' }, both, 'proposal_type_not_offered'],
  ['confirming what is not there', joao, 'confirm_proposal', confirmed, { ...both, proposals: [undefined] }, 'proposal_missing'],
  ['confirming another’s', obras, 'confirm_proposal', confirmed, both, 'not_yours'],
  ['confirming for what is gone', joao, 'confirm_proposal', confirmed, { ...both, projects: [undefined] }, 'parent_missing'],
  ['confirming on a closed project', joao, 'confirm_proposal', confirmed, { ...both, projects: [closedProject] }, 'project_closed'],
  ['confirming an accepted one', joao, 'confirm_proposal', confirmed, answered('accepted'), 'proposal_already_answered'],
  ['asking for a confirmation on another’s', bia, 'ask_confirmation', about, both, 'not_yours'],
  ['asking on what is gone', ana, 'ask_confirmation', about, { projects: [undefined] }, 'parent_missing'],
  ['asking on a project in progress', ana, 'ask_confirmation', about, { ...both, ...started }, 'project_closed'],
  ['asking about what is gone', ana, 'ask_confirmation', about, { ...both, proposals: [undefined] }, 'proposal_missing'],
  ['asking about another project’s', ana, 'ask_confirmation', about, ofAnother, 'proposal_missing'],
  ['asking about a rejected one', ana, 'ask_confirmation', about, answered('rejected'), 'proposal_already_answered'],
  ['withdrawing an accepted one', joao, 'withdraw_proposal', withdrawn, answered('accepted'), 'proposal_already_answered'],
  ['withdrawing one that was improved elsewhere', joao, 'withdraw_proposal', { ...withdrawn, amount: amount + 1 }, both, 'proposal_changed'],
  ['withdrawing another’s', obras, 'withdraw_proposal', withdrawn, both, 'not_yours'],
  ['accepting on another’s project', bia, 'accept_proposal', accepted, both, 'not_yours'],
  ['accepting on what is gone', ana, 'accept_proposal', accepted, { ...both, projects: [undefined] }, 'parent_missing'],
  ['accepting what is gone', ana, 'accept_proposal', accepted, { ...both, proposals: [undefined] }, 'proposal_missing'],
  ['accepting a rejected one', ana, 'accept_proposal', accepted, answered('rejected'), 'proposal_already_answered'],
  ['accepting after another', ana, 'accept_proposal', accepted, { ...answered('rejected'), ...started }, 'project_closed'],
  ['undoing the deal of another', bia, 'undo_deal', undone, { ...answered('accepted'), ...started }, 'not_yours'],
  ['undoing a deal on what is gone', ana, 'undo_deal', undone, { projects: [undefined] }, 'parent_missing'],
  ['undoing a deal that was never made', ana, 'undo_deal', undone, both, 'deal_missing'],
  ['undoing a deal with who is gone', ana, 'undo_deal', undone, { ...started, proposals: [undefined] }, 'proposal_missing'],
  ['undoing the deal of a completed project', ana, 'undo_deal', undone, over, 'project_not_in_progress'],
  ['a stranger’s message', bia, 'send_message', message, { conversations: [aConversation()] }, 'conversation_missing'],
  ['another’s message id', ana, 'send_message', message, taken, 'malformed'],
  ['a stranger who starts a conversation', bia, 'start_conversation', talk, both, 'not_yours'],
  ['a provider who starts one', joao, 'start_conversation', talk, both, 'not_yours'],
  ['one with who neither proposed nor has a card', ana, 'start_conversation', talk, { ...both, proposals: [undefined] }, 'conversation_not_allowed'],
  ['declining one’s own invitation', ana, 'decline_invitation', declined, invited, 'not_yours'],
  ['declining another’s invitation', obras, 'decline_invitation', declined, invited, 'conversation_missing'],
  ['declining about another project', joao, 'decline_invitation', { ...declined, project_id: idOf('muro') }, invited, 'conversation_missing'],
  ['declining what a proposal has answered', joao, 'decline_invitation', declined, { ...invited, proposals: [aProposal()] }, 'invitation_answered'],
  ['one on a project in progress', ana, 'start_conversation', talk, { ...both, ...started }, 'project_closed'],
])('[PRODUCT 13] [PRODUCT 14] [PRODUCT 18] [PRODUCT 26] [PRODUCT 52] [PRODUCT 89] %s is refused: $5', (_what, me, verb, args, read, code) => {
  const command = commands[verb].prepare(args)
  expect(command?.decide(reads(read), me, NOW, NOW)).toEqual({ ok: false, code })
})
