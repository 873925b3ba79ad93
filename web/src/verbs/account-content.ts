import { editAccountArgs } from '#domain/commands/edit-account'
import { MOST_OF_PROVIDER, tradeNames } from '#domain/projects/trades'
import { formatDocumentNumber } from '#domain/values/document-number'
import { formatPhone } from '#domain/values/phone'
import { texts } from '#texts'
import type { OutboxRow } from '../data/queries/outbox'
import type { EditForm, ItemContent } from './verb-view'

const { fields, notices } = texts.settings
const labels: Record<string, string> = {
  full_name: fields.fullName,
  username: fields.username,
  website: fields.website,
  city: fields.city,
  state: fields.state,
  phone: fields.phone,
  address: fields.address,
  about: fields.about,
  trades: texts.trades.title,
  document_number: texts.outbox.document,
  notify_scope: notices.scope,
  notify_email: notices.email,
}

/** 'Telefone: (11) 98765-4321': each field that it changes. */
export const accountContent = (row: OutboxRow): ItemContent => ({
  facts: [
    ...Object.entries(labels).flatMap(([field, label]) => (field in row.args ? [texts.outbox.field(label, valueText(field, row.args[field]))] : [])),
    ...Object.entries(row.args.mail_lists ?? {}).map(([list, isOn]) => texts.outbox.field(lists.get(list) ?? list, valueText(list, isOn))),
  ],
  text: '',
})

export const accountCopyText = (row: OutboxRow): string => accountContent(row).facts.join('\n')

function valueText(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.outbox.yes : texts.outbox.no
  if (Array.isArray(value) && value.length > 0) return tradeNames(value)
  if (typeof value !== 'string' || value === '') return texts.outbox.cleared
  if (field === 'phone') return formatPhone(value)
  if (field === 'document_number') return formatDocumentNumber(value, value.length > 11 ? 'CNPJ' : 'CPF')
  return scopes.get(value) ?? value
}

const lists: ReadonlyMap<string, string> = new Map(Object.entries(texts.mailLists))
const scopes: ReadonlyMap<string, string> = new Map(Object.entries(notices.scopes))

export const accountEdit: EditForm = {
  fields: [
    { name: 'full_name', label: fields.fullName, kind: 'line' },
    { name: 'username', label: fields.username, kind: 'line' },
    { name: 'document_number', label: texts.outbox.document, kind: 'line' },
    { name: 'phone', label: fields.phone, kind: 'line' },
    { name: 'website', label: fields.website, kind: 'line' },
    { name: 'address', label: fields.address, kind: 'line' },
    { name: 'city', label: fields.city, kind: 'place' },
    { name: 'trades', label: texts.trades.title, kind: 'trades', most: MOST_OF_PROVIDER },
    { name: 'about', label: fields.about, kind: 'text' },
  ],
  schema: editAccountArgs,
}
