import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import { id } from '#domain/fields'
import { notice } from '#domain/notice'
import { mayAskConfirmation, mayTake } from '#domain/projects/proposal-life'
import { saoPauloDay } from '#domain/values/sao-paulo'

const args = v.object({ project_id: id, proposal_id: id })

/** The owner asks whether a quote stands whose validity has ended: once, until its provider confirms it. Source: product 110. */
export const askConfirmation = defineCommand(args, {
  reads: ({ project_id, proposal_id }) => [
    ['projects', project_id],
    ['proposals', proposal_id],
  ],
  record: ({ proposal_id }) => ['proposals', proposal_id],
  parent: ({ project_id }) => ['projects', project_id],
  quota: 'proposals',

  decide({ projects: [project], proposals: [proposal] }, { proposal_id }, me, now) {
    if (!project) return refuse('parent_missing')
    if (project.client_id !== me.id) return refuse('not_yours')
    if (project.status !== 'open') return refuse('project_closed')
    if (proposal?.project_id !== project.id) return refuse('proposal_missing')
    if (!mayTake(proposal.status, 'ask_confirmation')) return refuse('proposal_already_answered')
    if (!mayAskConfirmation(proposal, project, saoPauloDay(now))) return alreadySo
    const asked = notice('confirmation_asked', { user: proposal.provider_id }, project, me)
    return accept([set('proposals', proposal_id, { asked_until: proposal.valid_until })], [asked])
  },
})
