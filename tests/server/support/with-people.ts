import { beforeAll } from 'vitest'
import { type Account, type Person, signedInAdministrator } from '../../support/data/people'
import type { Server } from '../../support/server/server-client'
import { Session, signedIn, type Wanted } from './session'

type Role = Person['role']

/** The people of one file's tests, signed in one after the other before the first of them. Their ids are there from then on. */
export function withPeople<Name extends string>(server: Server, people: Record<Name, Role | (Wanted & { role: Role })>): Record<Name, Session> {
  const sessions = {} as Record<Name, Session>
  for (const name in people) sessions[name] = new Session(server, {} as Person)
  beforeAll(async () => {
    for (const name in people) {
      const wanted = people[name]
      const { role, ...more }: Wanted & { role: Role } = typeof wanted === 'string' ? { role: wanted } : wanted
      Object.assign(sessions[name].person, (await signedIn(server, role, more)).person)
    }
  })
  return sessions
}

/** The administrator of one file's tests, with a session. */
export function withAdministrator(server: Server): Account & { token: string } {
  const admin = {} as Account & { token: string }
  beforeAll(async () => void Object.assign(admin, await signedInAdministrator(server)))
  return admin
}
