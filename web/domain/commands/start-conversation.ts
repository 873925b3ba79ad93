import * as v from 'valibot'
import { accept, alreadySo, create, defineCommand, refuse } from '#domain/command'
import { id } from '#domain/fields'
import { conversationId, proposalId } from '#domain/ids'
import { newConversation } from '#domain/new-conversation'
import { notice } from '#domain/notice'

const args = v.object({ project_id: id, provider_id: id })

/** Notifies the provider of an invitation, unless they proposed. Source: product 18, 52. */
export const startConversation = defineCommand(args, {
  reads: ({ project_id, provider_id }, me) => [
    ['projects', project_id],
    ['proposals', proposalId(project_id, provider_id)],
    ['profiles', provider_id],
    ['conversations', conversationId(project_id, me.id, provider_id)],
  ],
  record: ({ project_id, provider_id }, me) => ['conversations', conversationId(project_id, me.id, provider_id)],
  parent: ({ project_id }) => ['projects', project_id],
  quota: 'conversations',

  decide({ projects: [project], proposals: [proposal], profiles: [card], conversations: [existing] }, { project_id, provider_id }, me, now) {
    if (existing) return alreadySo
    if (!project) return refuse('parent_missing')
    if (project.client_id !== me.id) return refuse('not_yours')
    if (project.status !== 'open') return refuse('project_closed')
    if (!proposal && !card) return refuse('conversation_not_allowed')
    const invitation = notice('project_invitation', { user: provider_id }, project, me)
    return accept([create('conversations', newConversation(project_id, me.id, provider_id, now))], proposal ? [] : [invitation])
  },
})
