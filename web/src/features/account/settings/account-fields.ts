import { isEmailAddress } from '#domain/people/email-address'
import { isOperatorName } from '#domain/people/operator-name'
import { newPasswordFault } from '#domain/people/password'
import { isBlank, writtenLine } from '#domain/values/written-text'
import type { FieldCode } from '../../../components/fields/field-texts'
import { storedAddress } from '../../../data/session/stored-address'

export const missing = (text: string): FieldCode | undefined => (isBlank(text) ? 'required' : undefined)
/** An existing password may be anything. */
export const missingPassword = (password: string): FieldCode | undefined => (password === '' ? 'required' : undefined)
export const nameProblem = (name: string): FieldCode | undefined =>
  missing(name) ?? (writtenLine(name).length > 120 ? 'too_long' : isOperatorName(name) ? 'name_reserved' : undefined)
export const emailProblem = (email: string): FieldCode | undefined =>
  missing(email) ?? (isEmailAddress(storedAddress(email)) ? undefined : 'email_invalid')
export const passwordProblem = (password: string): FieldCode | undefined => missingPassword(password) ?? newPasswordFault(password)
export const repeatedProblem = (password: string, repeated: string): FieldCode | undefined => (password === repeated ? undefined : 'passwords_differ')
