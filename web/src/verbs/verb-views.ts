import * as v from 'valibot'
import { isVerb, type Verb } from '#domain/commands'
import { MAX_MESSAGE } from '#domain/commands/send-message'
import { optionalText, requiredText } from '#domain/fields'
import { MOST_REASON } from '#domain/reason'
import { links } from '#links'
import { texts } from '#texts'
import type { OutboxRow } from '../data/queries/outbox'
import { accountContent, accountCopyText, accountEdit } from './account-content'
import { changeContent, changeEdit } from './change-content'
import { markContent } from './mark-content'
import { projectChangesContent, projectChangesEdit, projectContent, projectCopyText, projectEdit } from './project-content'
import { improvementEdit, proposalContent, proposalCopyText, proposalEdit } from './proposal-content'
import { referenceContent, referenceEdit, replyContent, replyEdit } from './reference-content'
import { reportView } from './report-view'
import { textIn } from './row-args'
import type { EditForm, ItemContent, VerbView } from './verb-view'

const { silent } = texts.outbox
const { corrections, messages, projects, proposals, reference, settings, work } = texts

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

/** Words of a verb. An absent one is shown by a screen, or not needed. */
type Words = { item: VerbView['name']; done?: VerbView['done']; failed?: VerbView['failed'] }
const said = ({ item, done = null, failed = null }: Words) => ({ name: item, done, failed })

/** View of each verb, for toasts and Pendências. A new verb adds its own here. */
export const verbViews: Record<Verb, VerbView> = {
  publish_project: { ...said(projects.newProject), content: projectContent, copyText: projectCopyText, edit: projectEdit },
  edit_project: { ...said(corrections.edit), content: projectChangesContent, edit: projectChangesEdit, instead: seeProject },
  complete_project: said(projects.complete),
  close_project: {
    ...said(corrections.close),
    content: reasonContent,
    edit: reasonEdit(corrections.close.reason, optionalText(MOST_REASON)),
  },
  reopen_project: { ...said(corrections.reopen), instead: seeProject },
  keep_project: { ...said(corrections.keep), instead: seeProject },
  delete_project: { ...said(projects.remove), instead: seeProject },
  send_proposal: { ...said(proposals.form), content: proposalContent, copyText: proposalCopyText, edit: proposalEdit },
  improve_proposal: { ...said(proposals.improve), content: proposalContent, copyText: proposalCopyText, edit: improvementEdit },
  confirm_proposal: { ...said(corrections.beforeEdit), instead: seeProject },
  ask_confirmation: { ...said(corrections.askConfirmation), instead: seeProposals },
  withdraw_proposal: said(proposals.withdraw),
  // Never queued: the page that compares proposals shows its outcome.
  accept_proposal: { ...said({ item: proposals.accept.item }), instead: seeProposals },
  undo_deal: {
    ...said(corrections.undo),
    content: reasonContent,
    edit: reasonEdit(corrections.undo.reason, requiredText(MOST_REASON)),
    instead: seeProject,
  },
  mark_stage: { ...said(work.mark.done), content: markContent, instead: seeProject },
  propose_change: { ...said(work.change), content: changeContent, edit: changeEdit, instead: seeProject },
  answer_change: { ...said(work.changes.answering.accepted), instead: seeProject },
  hand_over: { ...said(work.handOver.steps.handed), instead: seeProject },
  remove_work_photo: { ...said(work.removePhoto), instead: seeProject },
  give_reference: { ...said(reference.give), content: referenceContent, edit: referenceEdit, instead: seeProject },
  answer_reference: { ...said(reference.answer), content: replyContent, edit: replyEdit, instead: seeProject },
  withdraw_reference: { ...said(reference.withdraw), instead: seeProject },
  start_conversation: { ...said(messages.start), content: projectTitle },
  decline_invitation: { ...said(texts.invitation), instead: seeProject },
  send_message: { ...said(messages), content: messageContent, edit: messageEdit },
  mute_conversation: said({ item: silent.mute_conversation }),
  block_person: said(messages.block),
  mark_conversation_read: said({ item: silent.mark_conversation_read }),
  mark_notifications_read: said({ item: silent.mark_notifications_read }),
  edit_account: { ...said(settings.update), content: accountContent, copyText: accountCopyText, edit: accountEdit },
  request_cancellation: said(settings.cancellation),
  withdraw_cancellation: said(settings.cancellation.withdraw),
  send_support_message: { ...said(texts.supportChat), content: messageContent },
  mark_ticket_read: said({ item: silent.mark_ticket_read }),
}

/** View of a stored command. A verb of another release is described by its subject only. */
export function viewOf({ verb, args }: Pick<OutboxRow, 'verb' | 'args'>): VerbView {
  if (!isVerb(verb)) return unknownVerb
  if (verb === 'send_support_message' && args.reason !== undefined) return reportView
  const words = wordsOfWork(verb, args)
  return words ? { ...verbViews[verb], ...said(words) } : verbViews[verb]
}

/** Words of a deal's verb, by what its arguments say: 'Ainda não' is no handing over. */
function wordsOfWork(verb: Verb, { mark, is_on, answer, step }: OutboxRow['args']): Words | undefined {
  if (verb === 'mark_stage') return is_on === false ? work.mark.takenBack : oneOf(work.mark, mark)
  if (verb === 'answer_change') return oneOf(work.changes.answering, answer)
  return verb === 'hand_over' ? oneOf(work.handOver.steps, step) : undefined
}

const oneOf = (words: Readonly<Record<string, Words>>, name: unknown): Words | undefined =>
  typeof name === 'string' && Object.hasOwn(words, name) ? words[name] : undefined

const unknownVerb: VerbView = said({ item: ({ project_title, person_name }) => project_title || person_name || texts.outbox.groups.nameless })

function projectTitle({ about }: OutboxRow) {
  return { facts: about.project_title ? [about.project_title] : [], text: '' }
}

function seeProposals(row: OutboxRow) {
  const project = textIn(row, 'project_id')
  return project ? { text: projects.mine.seeProposals, href: links.manageProposals(project) } : null
}

/** The project's page offers what can still be done, if it exists. */
function seeProject(row: OutboxRow) {
  const project = row.code === 'parent_missing' ? '' : textIn(row, 'project_id')
  return project ? { text: proposals.mine.seeProject, href: links.project(project) } : null
}

/** Project and person of a command; a new project is named by its own title. */
export const aboutOf = (row: OutboxRow): OutboxRow['about'] => ({
  project_title: row.about.project_title || textIn(row, 'title'),
  person_name: row.about.person_name,
})

/** 'Proposta · Muro de arrimo' */
export const itemName = (row: OutboxRow): string => viewOf(row).name(aboutOf(row))

/** 'Proposta': under a heading that names the subject. */
export const shortItemName = (row: OutboxRow): string => viewOf(row).name({ project_title: '', person_name: '' })
