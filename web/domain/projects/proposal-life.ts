import type { Project, Proposal, ProposalStatus, ProposalType } from '#domain/documents'
import { saoPauloDay } from '#domain/values/sao-paulo'

/** Improved, confirmed and withdrawn by its provider, answered by the owner; an undone deal takes answers back. Product 10, 13, 14, 67, 85, 86. */
const proposalLife = [
  { from: 'pending', to: 'accepted', by: 'owner', verb: 'accept_proposal' },
  { from: 'pending', to: 'rejected', by: 'owner', verb: 'accept_proposal' },
  { from: 'pending', to: 'pending', by: 'provider', verb: 'improve_proposal' },
  { from: 'pending', to: 'pending', by: 'provider', verb: 'confirm_proposal' },
  { from: 'pending', to: 'pending', by: 'owner', verb: 'ask_confirmation' },
  { from: 'pending', to: 'gone', by: 'provider', verb: 'withdraw_proposal' },
  { from: 'accepted', to: 'rejected', by: 'either', verb: 'undo_deal' },
  { from: 'rejected', to: 'pending', by: 'either', verb: 'undo_deal' },
  { from: 'rejected', to: 'pending', by: 'server', verb: 'provider_deleted' },
] as const satisfies readonly { from: ProposalStatus; to: ProposalStatus | 'gone'; by: 'owner' | 'provider' | 'either' | 'server'; verb: string }[]

type Transition = (typeof proposalLife)[number]

export const mayTake = (from: string, verb: Transition['verb']): boolean => proposalLife.some((step) => step.from === from && step.verb === verb)

/** Pending, or after an undone deal. Product 86. */
export const mayImprove = ({ status, undone_by }: Pick<Proposal, 'status' | 'undone_by'>): boolean =>
  mayTake(status, 'improve_proposal') || undone_by !== ''

/** Edited since its provider saw it. By ids: no clock counts. Product 85. */
export const isFromBefore = ({ edition }: Pick<Proposal, 'edition'>, project: Pick<Project, 'edition'>): boolean =>
  project.edition !== '' && edition !== project.edition

/** Edited since, and still acceptable. Product 85. */
export const awaitsConfirmation = (proposal: Pick<Proposal, 'status' | 'edition'>, project: Pick<Project, 'status' | 'edition'>): boolean =>
  mayTake(proposal.status, 'confirm_proposal') && project.status === 'open' && isFromBefore(proposal, project)

/** By São Paulo's day; never without a quote. Product 110. */
export const isExpired = ({ valid_until }: Pick<Proposal, 'valid_until'>, today: string): boolean => valid_until !== '' && valid_until < today

/** Days before the end on which its provider is told, and may begin the validity anew. */
export const ENDS_SOON_DAYS = 2

/** `now` is a time. Product 110. */
export const endsSoon = ({ valid_until }: Pick<Proposal, 'valid_until'>, now: string): boolean =>
  valid_until !== '' && valid_until <= saoPauloDay(now, ENDS_SOON_DAYS)

/** Its owner may ask whether it stands: once, until it is confirmed. Product 110. */
export const mayAskConfirmation = (
  proposal: Pick<Proposal, 'status' | 'valid_until' | 'asked_until'>,
  project: Pick<Project, 'status'>,
  today: string,
): boolean =>
  mayTake(proposal.status, 'ask_confirmation') &&
  project.status === 'open' &&
  isExpired(proposal, today) &&
  proposal.asked_until !== proposal.valid_until

/** As offered and listed. */
export const typesInOrder: readonly ProposalType[] = ['both', 'service', 'products']

/** Products only where the project lists some. Product 26. */
export const offeredTypes = (project: { products: readonly unknown[] }): readonly ProposalType[] =>
  project.products.length > 0 ? typesInOrder : ['service']

export const defaultType = (project: { products: readonly unknown[] }): ProposalType => (project.products.length > 0 ? 'both' : 'service')
