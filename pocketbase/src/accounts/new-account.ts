import { personSearch } from '#domain/projects/searched'
import { newRecord, serverNow } from '../globals'
import type { App, ServerRecord } from '../pocketbase-api'
import type { SignUp } from '../sign-ups/sign-ups'

export const newAccount = (app: App, { role, full_name, email }: Pick<SignUp, 'role' | 'full_name' | 'email'>): ServerRecord =>
  newRecord(app, 'users', {
    role,
    full_name,
    email,
    notify_scope: 'city',
    notify_email: true,
    search: personSearch({ full_name, role, city: '', state: '', about: '', trades: [] }),
    created_at: serverNow(),
  })

export function accountOf(app: App, signUp: SignUp): ServerRecord {
  const account = newAccount(app, signUp)
  account.set('id', signUp.id)
  account.setRaw('password', app.findCollectionByNameOrId('users').fields.getByName('password').prepareValue(account, signUp.password))
  return account
}
