import { formatDocumentNumber } from '#domain/document-number'
import { formatMoney } from '#domain/money'
import { formatPhone } from '#domain/phone'
import { texts } from '#texts'
import type { OutboxRow } from '../../data/queries/outbox'
import { numberIn, textIn } from './item-args'

/** What an item holds. `facts` are short; `text` is what its person wrote, '' without any. */
export type ItemContent = { facts: string[]; text: string }

export function contentOf(row: OutboxRow): ItemContent {
  switch (row.verb) {
    case 'publish_project':
      return { facts: [budgetText(row), placeText(row)].filter(Boolean), text: textIn(row, 'description') }
    case 'send_proposal':
    case 'improve_proposal':
      return { facts: termsOf(row), text: textIn(row, 'cover_letter') }
    case 'send_message':
    case 'send_support_message':
      return { facts: [], text: textIn(row, 'content') }
    case 'edit_account':
      return { facts: editsOf(row), text: '' }
    case 'start_conversation':
      return { facts: row.about.project_title ? [row.about.project_title] : [], text: '' }
    default:
      return { facts: [], text: '' }
  }
}

/** 'R$ 12.400,00 · 20 dias · “Trabalho com bloco…”'; `most` bounds what is quoted. */
export function summaryOf(row: OutboxRow, most: number): string {
  const { facts, text } = contentOf(row)
  if (!text) return facts.join(' · ')
  return facts.length === 0 ? cut(text, most) : [...facts, texts.outbox.quoted(cut(text, most))].join(' · ')
}

/** Everything that was written, to be pasted somewhere else; '' when nothing was. */
export function copyTextOf(row: OutboxRow): string {
  const { facts, text } = contentOf(row)
  const title = textIn(row, 'title')
  const address = textIn(row, 'address')
  if (row.verb === 'publish_project') return [title, text, [address, ...facts].filter(Boolean).join(' · ')].filter(Boolean).join('\n\n')
  if (row.verb === 'edit_account') return facts.join('\n')
  return [facts.join(' · '), text].filter(Boolean).join('\n\n')
}

export const isCut = (row: OutboxRow, most: number): boolean => contentOf(row).text.length > most

function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return text.length <= most ? line : `${line.slice(0, most).trimEnd()}…`
}

function budgetText(row: OutboxRow): string {
  const budget = numberIn(row, 'budget')
  return budget === null ? texts.labels.noBudget : formatMoney(budget)
}

const placeText = (row: OutboxRow): string => [textIn(row, 'city'), textIn(row, 'state')].filter(Boolean).join(', ')

function termsOf(row: OutboxRow): string[] {
  const amount = numberIn(row, 'amount')
  const days = numberIn(row, 'duration_days')
  return [...(amount === null ? [] : [formatMoney(amount)]), ...(days === null ? [] : [texts.times.days(days)])]
}

const { fields, notices } = texts.settings
const accountLabels: Record<string, string> = {
  full_name: fields.fullName,
  username: fields.username,
  website: fields.website,
  city: fields.city,
  state: fields.state,
  phone: fields.phone,
  address: fields.address,
  about: fields.about,
  document_number: texts.outbox.document,
  notify_scope: notices.scope,
  notify_email: notices.email,
}

const editsOf = (row: OutboxRow): string[] =>
  Object.entries(accountLabels).flatMap(([field, label]) => (field in row.args ? [texts.outbox.field(label, valueText(field, row.args[field]))] : []))

function valueText(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.outbox.yes : texts.outbox.no
  if (typeof value !== 'string' || value === '') return texts.outbox.cleared
  if (field === 'phone') return formatPhone(value)
  if (field === 'document_number') return formatDocumentNumber(value, value.length > 11 ? 'CNPJ' : 'CPF')
  return scopes.get(value) ?? value
}

const scopes: ReadonlyMap<string, string> = new Map(Object.entries(notices.scopes))
