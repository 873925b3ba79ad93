import { refusedForm } from '../globals'
import { answerNothing } from '../requests/route'

/**
 * PocketBase's own mail requests and confirmations, which ask for less than ours (product 41). Hooks, since routes spell a collection in many
 * ways. No answer tells whether an address has an account (product 7).
 */
export const refuseMail = answerNothing
export const refuseNewAddress = (): never => {
  throw refusedForm('newEmail', 'validation_invalid_new_email', 'Invalid new email address.')
}
export const refuseLink = (): never => {
  throw refusedForm('token', 'validation_invalid_token', 'Invalid or expired token.')
}
