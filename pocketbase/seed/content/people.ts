import { clients } from './clients'
import { companies } from './companies'
import { selfEmployed } from './self-employed'
import type { DemoPerson } from './shapes'

const written = { ...clients, ...companies, ...selfEmployed }

export type PersonKey = keyof typeof written

export const people: Record<PersonKey, DemoPerson> = written
