import type { App, ServerRecord } from '../pocketbase-api'
import { textOf } from '../sql'

export function accountOfAddress(app: App, email: string): ServerRecord | undefined {
  const id = textOf(app, 'SELECT id FROM users WHERE email = {:email} COLLATE NOCASE', { email })
  return id === '' ? undefined : app.findRecordById('users', id)
}
