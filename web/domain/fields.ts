import * as v from 'valibot'
import { proposalTypes } from '#domain/collections/proposals'
import { isId } from '#domain/random-id'
import { isAmount } from '#domain/values/money'
import { states } from '#domain/values/place'
import { written, writtenLine } from '#domain/values/written-text'

/** Messages of schemas; the texts have sentences. */
const fieldErrors = [
  'required',
  'too_long',
  'amount_invalid',
  'days_invalid',
  'too_many_rows',
  'state_unknown',
  'city_unlisted',
  'name_reserved',
  'username_invalid',
  'website_invalid',
  'phone_invalid',
  'document_invalid',
] as const

export type FieldError = (typeof fieldErrors)[number]

export const LONG_TEXT = 5_000
/** Typed or pasted characters, unseen ones included. Such a text takes the server's engine half a second. */
const MOST_TYPED = { text: 4 * LONG_TEXT, line: 2_000 }

const plainText = v.pipe(v.string(), v.maxLength(MOST_TYPED.text, 'too_long'), v.transform(written))
const plainLine = v.pipe(v.string(), v.maxLength(MOST_TYPED.line, 'too_long'), v.transform(writtenLine))

export const requiredText = (max: number) => v.pipe(plainText, v.minLength(1, 'required'), v.maxLength(max, 'too_long'))
export const optionalText = (max: number) => v.pipe(plainText, v.maxLength(max, 'too_long'))
export const requiredLine = (max: number) => v.pipe(plainLine, v.minLength(1, 'required'), v.maxLength(max, 'too_long'))
export const optionalLine = (max: number) => v.pipe(plainLine, v.maxLength(max, 'too_long'))

/** Checked as soon as it is not empty. */
export const emptyOr = (isValid: (text: string) => boolean, error: FieldError) =>
  v.pipe(
    plainLine,
    v.check((text) => text === '' || isValid(text), error),
  )

export const id = v.custom<string>(isId)
/** As its reader saw it; '' before its first edit. */
export const edition = v.union([v.literal(''), id])
/** In reais, product 27. */
export const amount = v.pipe(v.number('required'), v.check(isAmount, 'amount_invalid'))
export const durationDays = v.pipe(v.number('required'), v.integer('days_invalid'), v.minValue(1, 'days_invalid'), v.maxValue(3_650, 'days_invalid'))
export const state = v.picklist(states, (issue) => (issue.input === '' ? 'required' : 'state_unknown'))
export const city = v.pipe(plainLine, v.minLength(1, 'city_unlisted'), v.maxLength(80, 'too_long'))
export const proposalType = v.picklist(proposalTypes)

export const MAX_PRODUCT_ROWS = 50

export const productRows = v.pipe(
  v.array(v.object({ name: requiredLine(120), quantity: requiredLine(40) })),
  v.maxLength(MAX_PRODUCT_ROWS, 'too_many_rows'),
)

/** For `Command.parse`: drops unknown keys; undefined for anything wrong, at the first fault. */
export function parserOf<const Schema extends v.GenericSchema>(schema: Schema): (given: unknown) => v.InferOutput<Schema> | undefined {
  return (given) => {
    const parsed = v.safeParse(schema, given, { abortEarly: true })
    return parsed.success ? parsed.output : undefined
  }
}

/** `{ title: 'required' }`, each field's first; empty when all is well. */
export function fieldErrorsOf(schema: v.GenericSchema, given: unknown): Partial<Record<string, FieldError>> {
  const parsed = v.safeParse(schema, given)
  const errors: Partial<Record<string, FieldError>> = {}
  for (const issue of parsed.issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '')
    errors[field] ??= fieldErrors.find((known) => known === issue.message) ?? 'required'
  }
  return errors
}
