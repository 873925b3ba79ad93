import type { Database, ServerRecord } from '../pocketbase-api'
import { isProven } from './unconfirmed'

export const isAdministrator = (account: ServerRecord): boolean => account.getString('role') === 'admin'

/**
 * A new password confirms the account: one that anybody may have signed up for is not given one. Who reads a mailbox of an administrator would read what the site
 * knows of everyone: they get theirs from the command line. Product 2 and 41.
 */
export const mayResetByMail = (db: Database, account: ServerRecord): boolean => !isAdministrator(account) && isProven(db, account)
