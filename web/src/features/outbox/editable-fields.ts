import * as v from 'valibot'
import { editAccountArgs } from '#domain/commands/edit-account'
import { publishProjectArgs } from '#domain/commands/publish-project'
import { MAX_MESSAGE } from '#domain/commands/send-message'
import { requiredText } from '#domain/fields'
import { proposalTerms } from '#domain/proposal-terms'
import { texts } from '#texts'
import type { OutboxRow } from '../../data/queries/outbox'

type Kind = 'line' | 'text' | 'money' | 'days' | 'type'
export type EditableField = { name: string; label: string; kind: Kind }

const project: EditableField[] = [
  { name: 'title', label: texts.projects.newProject.projectTitle, kind: 'line' },
  { name: 'description', label: texts.projects.newProject.description, kind: 'text' },
  { name: 'address', label: texts.projects.newProject.address, kind: 'line' },
  { name: 'budget', label: texts.projects.newProject.budget, kind: 'money' },
]
const proposal: EditableField[] = [
  { name: 'proposal_type', label: texts.proposals.form.type, kind: 'type' },
  { name: 'amount', label: texts.proposals.form.amount, kind: 'money' },
  { name: 'duration_days', label: texts.proposals.form.days, kind: 'days' },
  { name: 'cover_letter', label: texts.proposals.form.coverLetter, kind: 'text' },
]
const message: EditableField[] = [{ name: 'content', label: texts.messages.input.label, kind: 'text' }]
const { fields } = texts.settings
const account: EditableField[] = [
  { name: 'full_name', label: fields.fullName, kind: 'line' },
  { name: 'username', label: fields.username, kind: 'line' },
  { name: 'document_number', label: texts.outbox.document, kind: 'line' },
  { name: 'phone', label: fields.phone, kind: 'line' },
  { name: 'website', label: fields.website, kind: 'line' },
  { name: 'address', label: fields.address, kind: 'line' },
  { name: 'about', label: fields.about, kind: 'text' },
]

const forms: Partial<Record<OutboxRow['verb'], { fields: EditableField[]; schema: v.GenericSchema }>> = {
  publish_project: { fields: project, schema: publishProjectArgs },
  send_proposal: { fields: proposal, schema: proposalTerms },
  improve_proposal: { fields: proposal, schema: v.partial(proposalTerms) },
  send_message: { fields: message, schema: v.object({ content: requiredText(MAX_MESSAGE) }) },
  edit_account: { fields: account, schema: editAccountArgs },
}

/** The fields of an item that its person can change here: those that it carries. None: it can only be sent again as it was. */
export const editableFieldsOf = (row: OutboxRow): EditableField[] => (forms[row.verb]?.fields ?? []).filter(({ name }) => name in row.args)

/** The rules of those fields. */
export const schemaOf = (row: OutboxRow): v.GenericSchema => forms[row.verb]?.schema ?? v.unknown()
