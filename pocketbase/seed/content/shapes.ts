import type { timings } from '#domain/collections/projects'
import type { NotifyScope, ProductRow, ProposalType, Role } from '#domain/documents'
import type { State } from '#domain/place'
import type { When } from '../when'

/** The demo data as it is written down. Keys name people and projects; ids, statuses, marks and notices are derived from it. */

export type PersonKey = 'marina' | 'rogerio' | 'prumo' | 'telhacerta' | 'sebastiao'
export type ProjectKey = 'bathroom' | 'wall' | 'airConditioning' | 'laundry' | 'kitchen' | 'painting' | 'sidewalk' | 'roof' | 'slab'

export type DemoPerson = {
  role: Exclude<Role, 'admin'>
  full_name: string
  email: string
  city: string
  state: State
  phone: string
  /** CPF or CNPJ with right check digits; invented. */
  document_number: string
  joined: When
  username?: string
  website?: string
  address?: string
  about?: string
  notify_scope?: NotifyScope
}

export type DemoProject = {
  client: PersonKey
  title: string
  description: string
  address: string
  city: string
  state: State
  published: When
  /** 'Quando precisa?'; none is unsaid. */
  timing?: (typeof timings)[number]
  /** In reais; none is 'A combinar'. */
  budget?: number
  products?: ProductRow[]
  accepted?: { of: PersonKey; at: When }
  completed?: When
}

type DemoTerms = { amount: number; duration_days: number; proposal_type: ProposalType; cover_letter: string }

/** `improved` holds what each later version changed, oldest first. */
export type DemoProposal = DemoTerms & { by: PersonKey; at: When; improved?: ({ at: When } & Partial<DemoTerms>)[] }

export type DemoConversation = {
  project: ProjectKey
  provider: PersonKey
  /** When the owner started it; without one it was made by the acceptance. */
  started?: When
  /** How many of the other participant's last messages are unread. */
  unread?: { [P in PersonKey]?: number }
  messages: [from: PersonKey, at: When, content: string][]
}
