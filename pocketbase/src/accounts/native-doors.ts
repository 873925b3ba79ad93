import { refusedForm } from '../globals'
import { answerNothing } from '../requests/route'

/**
 * PocketBase's own requests for a mail and its confirmations of one, which ask for less than ours (product 41). By hook: a collection is found by its id and by
 * any spelling of its name. Each answers as where there is nothing to do, or as PocketBase answers an address that is taken and a link that has run out, so that
 * none tells whether an address has an account (product 7). Resets of a password end by themselves, since sign-in by PocketBase is off.
 */
export const refuseMail = answerNothing
export const refuseNewAddress = (): never => {
  throw refusedForm('newEmail', 'validation_invalid_new_email', 'Invalid new email address.')
}
export const refuseLink = (): never => {
  throw refusedForm('token', 'validation_invalid_token', 'Invalid or expired token.')
}
