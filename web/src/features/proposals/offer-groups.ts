import type { Project, Proposal, ProposalType } from '#domain/documents'
import { defaultType, typesInOrder } from '#domain/projects/proposal-life'

/** Comparable: they include the same. */
export type OfferGroup<P extends Proposal = Proposal> = {
  type: ProposalType
  /** All that the project asks, materials included. */
  isWhole: boolean
  proposals: P[]
}

export const proposalOrders = ['arrival', 'price', 'days'] as const
export type ProposalOrder = (typeof proposalOrders)[number]

const compare: Record<ProposalOrder, (one: Proposal, other: Proposal) => number> = {
  arrival: (one, other) => (one.created_at < other.created_at ? 1 : one.created_at > other.created_at ? -1 : 0),
  price: (one, other) => one.amount - other.amount,
  days: (one, other) => one.duration_days - other.duration_days,
}

/** Lowest price or days, or latest arrival, which breaks ties. `first` comes first. */
export const sortedProposals = <P extends Proposal>(proposals: readonly P[], order: ProposalOrder, first = ''): P[] =>
  proposals.toSorted(
    (one, other) => Number(other.id === first) - Number(one.id === first) || compare[order](one, other) || compare.arrival(one, other),
  )

/** Grouped by content, complete ones first; `first` brings its group to the front. Product 53. */
export function offerGroups<P extends Proposal>(project: Pick<Project, 'products'>, proposals: readonly P[], first = ''): OfferGroup<P>[] {
  const asked = defaultType(project)
  const chosen = proposals.find(({ id }) => id === first)?.proposal_type
  const rank = (type: ProposalType): number => (type === chosen ? 0 : type === asked ? 1 : 2 + typesInOrder.indexOf(type))
  return typesInOrder
    .toSorted((one, other) => rank(one) - rank(other))
    .map((type) => ({ type, isWhole: type === asked, proposals: proposals.filter(({ proposal_type }) => proposal_type === type) }))
    .filter((group) => group.proposals.length > 0)
}
