import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import { otherPerson, sideOf } from '#domain/conversation'
import { id } from '#domain/fields'
import { proposalId } from '#domain/ids'
import { notice } from '#domain/notice'
import { isProvider } from '#domain/people/roles'

/** The conversation's project. */
const args = v.object({ conversation_id: id, project_id: id })

/** Once, whatever the project has become; the client is told. A proposal may still follow. Source: product 89. */
export const declineInvitation = defineCommand(args, {
  reads: ({ conversation_id, project_id }, me) => [
    ['conversations', conversation_id],
    ['proposals', proposalId(project_id, me.id)],
  ],
  record: ({ conversation_id }) => ['conversations', conversation_id],

  decide({ conversations: [conversation], proposals: [proposal] }, { conversation_id, project_id }, me, now) {
    if (!conversation || !sideOf(conversation, me.id) || conversation.project_id !== project_id) return refuse('conversation_missing')
    if (!isProvider(me)) return refuse('not_yours')
    if (proposal) return refuse('invitation_answered')
    if (conversation.declined_at) return alreadySo
    const client_id = otherPerson(conversation, me.id)
    const project = { id: project_id, title: conversation.project_title, client_id }
    return accept([set('conversations', conversation_id, { declined_at: now })], [notice('invitation_declined', { user: client_id }, project, me)])
  },
})
