import * as v from 'valibot'
import { isVerb, type Verb } from '#domain/commands'
import { MAX_MESSAGE } from '#domain/commands/send-message'
import { optionalText, requiredText } from '#domain/fields'
import { MOST_REASON } from '#domain/reason'
import { links } from '#links'
import { texts } from '#texts'
import type { OutboxRow } from '../data/queries/outbox'
import { accountContent, accountCopyText, accountEdit } from './account-content'
import { projectChangesContent, projectChangesEdit, projectContent, projectCopyText, projectEdit } from './project-content'
import { improvementEdit, proposalContent, proposalCopyText, proposalEdit } from './proposal-content'
import { textIn } from './row-args'
import type { EditForm, ItemContent, VerbView } from './verb-view'

const { items } = texts.outbox
const { corrections, projects, proposals, settings } = texts
const silent = { done: null, failed: null }

const messageContent = (row: OutboxRow): ItemContent => ({ facts: [], text: textIn(row, 'content') })

const messageEdit: EditForm = {
  fields: [{ name: 'content', label: texts.messages.input.label, kind: 'text' }],
  schema: v.object({ content: requiredText(MAX_MESSAGE) }),
}

const reasonContent = (row: OutboxRow): ItemContent => ({ facts: [], text: textIn(row, 'reason') })

const reasonEdit = (label: string, schema: v.GenericSchema): EditForm => ({
  fields: [{ name: 'reason', label, kind: 'text' }],
  schema: v.object({ reason: schema }),
})

/** The view of each verb: what toasts and Pendências say of its commands. A new verb adds its own here. */
export const verbViews: Record<Verb, VerbView> = {
  publish_project: {
    name: items.publish_project,
    done: projects.newProject.done,
    failed: projects.newProject.failed,
    content: projectContent,
    copyText: projectCopyText,
    edit: projectEdit,
  },
  edit_project: {
    name: items.edit_project,
    done: corrections.edit.done,
    failed: corrections.edit.failed,
    content: projectChangesContent,
    edit: projectChangesEdit,
    instead: seeProject,
  },
  complete_project: { name: items.complete_project, done: projects.complete.done, failed: projects.complete.failed },
  close_project: {
    name: items.close_project,
    done: corrections.close.done,
    failed: corrections.close.failed,
    content: reasonContent,
    edit: reasonEdit(corrections.close.reason, optionalText(MOST_REASON)),
  },
  reopen_project: { name: items.reopen_project, done: corrections.reopen.done, failed: corrections.reopen.failed, instead: seeProject },
  keep_project: { name: items.keep_project, done: corrections.keep.done, failed: corrections.keep.failed, instead: seeProject },
  delete_project: { name: items.delete_project, done: projects.remove.done, failed: projects.remove.failed, instead: seeProject },
  send_proposal: {
    name: items.send_proposal,
    done: proposals.form.done,
    failed: proposals.form.failed,
    content: proposalContent,
    copyText: proposalCopyText,
    edit: proposalEdit,
  },
  improve_proposal: {
    name: items.improve_proposal,
    done: proposals.form.doneImproved,
    failed: proposals.form.failedImproved,
    content: proposalContent,
    copyText: proposalCopyText,
    edit: improvementEdit,
  },
  confirm_proposal: {
    name: items.confirm_proposal,
    done: corrections.beforeEdit.done,
    failed: corrections.beforeEdit.failed,
    instead: seeProject,
  },
  withdraw_proposal: { name: items.withdraw_proposal, done: proposals.withdraw.done, failed: proposals.withdraw.failed },
  // Not queued when it is given: the page that compares proposals says how it went.
  accept_proposal: { name: items.accept_proposal, ...silent, instead: seeProposals },
  undo_deal: {
    name: items.undo_deal,
    done: corrections.undo.done,
    failed: corrections.undo.failed,
    content: reasonContent,
    edit: reasonEdit(corrections.undo.reason, requiredText(MOST_REASON)),
    instead: seeProject,
  },
  start_conversation: { name: items.start_conversation, done: null, failed: texts.messages.start.failed, content: projectTitle },
  decline_invitation: { name: items.decline_invitation, done: null, failed: texts.messages.declineFailed, instead: seeProject },
  send_message: { name: items.send_message, done: null, failed: texts.messages.failed, content: messageContent, edit: messageEdit },
  mute_conversation: { name: items.mute_conversation, ...silent },
  block_person: { name: items.block_person, done: null, failed: texts.messages.block.failed },
  mark_conversation_read: { name: items.mark_conversation_read, ...silent },
  mark_notifications_read: { name: items.mark_notifications_read, ...silent },
  edit_account: {
    name: items.edit_account,
    done: settings.update.done,
    failed: settings.update.failed,
    content: accountContent,
    copyText: accountCopyText,
    edit: accountEdit,
  },
  request_cancellation: { name: items.request_cancellation, done: settings.cancellation.done, failed: settings.cancellation.failed },
  withdraw_cancellation: { name: items.withdraw_cancellation, ...settings.cancellation.withdraw },
  send_support_message: { name: items.send_support_message, done: null, failed: texts.supportChat.failed, content: messageContent },
  mark_ticket_read: { name: items.mark_ticket_read, ...silent },
}

/** The view of a stored command. Its verb may be one of another release, which is known by what it is about only. */
export const viewOf = ({ verb }: Pick<OutboxRow, 'verb'>): VerbView => (isVerb(verb) ? verbViews[verb] : unknownVerb)

const unknownVerb: VerbView = { name: ({ project_title, person_name }) => project_title || person_name || texts.outbox.groups.nameless, ...silent }

function projectTitle({ about }: OutboxRow) {
  return { facts: about.project_title ? [about.project_title] : [], text: '' }
}

function seeProposals(row: OutboxRow) {
  const project = textIn(row, 'project_id')
  return project ? { text: projects.mine.seeProposals, href: links.manageProposals(project) } : null
}

/** Its page says what can still be done, unless there is none any more. */
function seeProject(row: OutboxRow) {
  const project = row.code === 'parent_missing' ? '' : textIn(row, 'project_id')
  return project ? { text: proposals.mine.seeProject, href: links.project(project) } : null
}

/** Project and person that a command is about; a new project is named by its own title. */
export const aboutOf = (row: OutboxRow): OutboxRow['about'] => ({
  project_title: row.about.project_title || textIn(row, 'title'),
  person_name: row.about.person_name,
})

/** 'Proposta · Muro de arrimo' */
export const itemName = (row: OutboxRow): string => viewOf(row).name(aboutOf(row))

/** 'Proposta': under a heading that says what it is about. */
export const shortItemName = (row: OutboxRow): string => viewOf(row).name({ project_title: '', person_name: '' })
