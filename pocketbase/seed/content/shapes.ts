import type { timings } from '#domain/collections/projects'
import type { NotifyScope, ProductRow, ProposalType, Role } from '#domain/documents'
import type { TradeId } from '#domain/projects/trades'
import type { State } from '#domain/values/place'
import type { When } from '../when'

/** Demo data as written down: keys name people and projects; ids, statuses and notices are derived. */

type ClientKey = 'marina' | 'rogerio' | 'jaciara'
type CompanyKey = 'prumo' | 'telhacerta' | 'maresia' | 'cristal'
type SelfEmployedKey = 'sebastiao' | 'luciana' | 'geraldo' | 'adriano' | 'edmilson'
export type PersonKey = ClientKey | CompanyKey | SelfEmployedKey

type MarinasProjectKey = 'bathroom' | 'wall' | 'airConditioning' | 'laundry' | 'kitchen' | 'painting' | 'sidewalk'
export type ProjectKey = MarinasProjectKey | 'roof' | 'slab' | 'plumbing' | 'pergola' | 'facade' | 'railing' | 'leak'

/** CPF and CNPJ are invented, with right check digits. */
export type DemoAccount = [
  role: Exclude<Role, 'admin'>,
  full_name: string,
  email: string,
  city: string,
  state: State,
  phone: string,
  document_number: string,
  joined: When,
]

export type DemoProfile = {
  username: string
  website?: string
  address?: string
  notify_scope?: NotifyScope
  trades?: readonly TradeId[]
  about: string
}

export type DemoProject = {
  client: PersonKey
  title: string
  description: string
  address: string
  city: string
  state: State
  trades: readonly TradeId[]
  published: When
  /** 'Quando precisa?'; none is unsaid. */
  timing?: (typeof timings)[number]
  /** In reais; none is 'A combinar'. */
  budget?: number
  products?: ProductRow[]
  accepted?: { of: PersonKey; at: When }
  completed?: When
}

/** `improved` holds what each later version changed, oldest first. */
export type DemoProposal = {
  offer: [by: PersonKey, at: When, amount: number, duration_days: number, proposal_type: ProposalType]
  cover_letter: string
  improved?: { at: When; amount?: number; duration_days?: number; cover_letter?: string }[]
}

export type DemoConversation = {
  project: ProjectKey
  provider: PersonKey
  /** When the owner started it; without one it was made by the acceptance. */
  started?: When
  unread?: { [P in PersonKey]?: number }
  messages: [from: PersonKey, at: When, content: string][]
}
