import * as v from 'valibot'
import { editAccountArgs } from '#domain/commands/edit-account'
import type { Account } from '#domain/documents'
import { fieldErrorsOf } from '#domain/fields'
import { knownTrades } from '#domain/projects/trades'
import { documentCharacters, documentTypeOf, isDocumentNumber } from '#domain/values/document-number'
import { phoneDigits } from '#domain/values/phone'
import { withScheme } from '#domain/values/website'
import type { FieldCodes } from '../../../components/fields/field-texts'

const TRADES = ','

export const tradesIn = (typed: string): string[] => typed.split(TRADES).filter(Boolean)
export const typedTrades = (ids: readonly string[]): string => ids.join(TRADES)

/** As the verb takes them. */
export const argsOf = ({ trades, ...fields }: ProfileDraft) => ({ ...fields, ...(trades !== undefined && { trades: tradesIn(trades) }) })

/** In the form's order, as its error summary. */
const profileFields = ['full_name', 'document_number', 'phone', 'username', 'state', 'city', 'address', 'website', 'about', 'trades'] as const
export type ProfileField = (typeof profileFields)[number]
/** `trades` are ids with commas between. */
export type ProfileValues = Record<ProfileField, string>

const draft = v.object(v.entriesFromList(profileFields, v.exactOptional(v.string())))

/** Edited fields only, on this device. */
export type ProfileDraft = v.InferOutput<typeof draft>

export const emptyDraft: ProfileDraft = {}
export const isProfileDraft = (kept: unknown): kept is ProfileDraft => v.is(draft, kept)

/** The account's, overlaid by the edits. */
export const shownValues = (account: Account, typed: ProfileDraft): ProfileValues => ({ ...pick(account), ...typed })

const pick = (account: Account): ProfileValues => ({
  full_name: account.full_name,
  document_number: account.document_number,
  phone: account.phone,
  username: account.username,
  state: account.state,
  city: account.city,
  address: account.address,
  website: account.website,
  about: account.about,
  trades: typedTrades(knownTrades(account.trades)),
})

/** Others stand as other devices edit them. Rule P5. */
export function changedFields(account: Account, typed: ProfileDraft): ProfileDraft {
  const before = pick(account)
  const type = documentTypeOf(account.role)
  const kept: ProfileDraft = {}
  for (const field of profileFields) {
    const text = typed[field]
    if (text !== undefined && plain(field, text, type) !== before[field]) kept[field] = plain(field, text, type)
  }
  return kept
}

/** Fields edited since `given`; undefined without any. */
export function typedSince(given: ProfileDraft, newest: ProfileDraft): ProfileDraft | undefined {
  const since = Object.fromEntries(profileFields.filter((field) => newest[field] !== given[field]).map((field) => [field, newest[field] ?? '']))
  return Object.keys(since).length > 0 ? since : undefined
}

function plain(field: ProfileField, text: string, type: 'CPF' | 'CNPJ'): string {
  if (field === 'document_number') return documentCharacters(text, type)
  if (field === 'website') return withScheme(text.trim())
  return field === 'phone' ? phoneDigits(text) : text.trim()
}

/** In the form's order. The role's kind of document is checked. */
export function profileProblems(account: Account, values: ProfileValues): FieldCodes<ProfileField> {
  const problems: FieldCodes<ProfileField> = fieldErrorsOf(editAccountArgs, argsOf(values))
  const number = values.document_number
  const isWrong = number.trim() !== '' && !isDocumentNumber(number, documentTypeOf(account.role))
  return { ...problems, document_number: isWrong ? 'document_invalid' : undefined }
}
