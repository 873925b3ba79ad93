import { create, set } from '#domain/command'
import { aProposal } from '../../domain/builders'
import { queuedRow } from '../../web/outbox/rows'

/** Record and parent of one's own proposal to another person's project. */
export const ofProposal = { record: 'proposals/mine', parent: 'projects/theirs' }

export const sending = (amount: number) =>
  queuedRow('send_proposal', { amount }, { ...ofProposal, changes: [create('proposals', aProposal({ id: 'mine', amount }))] })
export const improving = (amount: number) =>
  queuedRow('improve_proposal', { amount }, { ...ofProposal, changes: [set('proposals', 'mine', { amount })] })
