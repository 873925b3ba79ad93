import { create, set } from '#domain/command'
import { aProposal } from '../../domain/builders'
import { queuedRow } from '../../web/outbox/rows'

/** An own proposal to another's project. */
export const ofProposal = { record: 'proposals/mine', parent: 'projects/theirs' }

export const sending = (amount: number) =>
  queuedRow('send_proposal', { amount }, { ...ofProposal, changes: [create('proposals', aProposal({ id: 'mine', amount }))] })
export const improving = (amount: number) =>
  queuedRow('improve_proposal', { amount }, { ...ofProposal, changes: [set('proposals', 'mine', { amount })] })
