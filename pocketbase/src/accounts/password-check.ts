import type { App, ServerRecord } from '../pocketbase-api'
import { textOf } from '../sql'

/** One hash for every address: an address without an account is compared with any password. */
export function isPassword(app: App, account: ServerRecord | undefined, password: string): account is ServerRecord {
  const isRight = (account ?? anyAccount(app))?.validatePassword(password) ?? false
  return account !== undefined && isRight
}

function anyAccount(app: App): ServerRecord | undefined {
  const id = textOf(app, 'SELECT id FROM users LIMIT 1')
  return id === '' ? undefined : app.findRecordById('users', id)
}
