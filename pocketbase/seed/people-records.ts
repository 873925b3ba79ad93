import type { Stored } from '#domain/documents'
import { personSearch } from '#domain/projects/searched'
import { documentTypeOf } from '#domain/values/document-number'
import { allPeople, demoPassword, type Person } from './identity'
import { timeOf } from './when'

type UserRecord = Omit<Stored<'users'>, 'avatar'> & { verified: true; password: string; search: string; created_at: string }

export const userRecords = (now: number): UserRecord[] => allPeople().map((person) => userRecord(person, now))

function userRecord({ key: _key, joined, trades = [], ...person }: Person, now: number): UserRecord {
  return {
    username: '',
    website: '',
    address: '',
    about: '',
    notify_scope: 'city',
    ...person,
    trades: [...trades],
    // The day's job counts the completed projects.
    works_done: 0,
    cnpj_active_on: '',
    cnpj_name: '',
    document_type: documentTypeOf(person.role),
    notify_email: true,
    mails_off: [],
    suspended_reason: '',
    verified: true,
    password: demoPassword,
    search: personSearch({ about: '', ...person, trades }),
    created_at: timeOf(joined, now),
  }
}
