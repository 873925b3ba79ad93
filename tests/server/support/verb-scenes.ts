import type { Verb } from '#domain/commands'
import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { projectArgs, proposalArgs } from '../../support/command-args'
import type { Row } from '../../support/server-client'
import type { Session } from './session'

/** Who is there: a client without projects, and two providers. */
type Cast = { owner: Session; winner: Session; loser: Session }
/** Args about what the scene holds, with new ids for what they make. */
type Args = () => Row

/** For each verb a moment in which its person may give it. */
export const scenes: Record<Verb, (cast: Cast) => Promise<Args>> = {
  publish_project: async () => projectArgs,
  async complete_project(cast) {
    const { project_id } = await agreed(cast)
    return () => ({ project_id })
  },
  async delete_project({ owner, winner }) {
    const project_id = await owner.publishes()
    await winner.proposes(project_id)
    return () => ({ project_id })
  },
  async send_proposal({ owner, loser }) {
    const project_id = await owner.publishes()
    await loser.proposes(project_id)
    return () => proposalArgs(project_id)
  },
  async improve_proposal({ owner, winner }) {
    const project_id = await owner.publishes()
    const proposal_id = await winner.proposes(project_id)
    return () => ({ proposal_id, ...proposalArgs(project_id, { amount: 1_200 }) })
  },
  async withdraw_proposal({ owner, winner }) {
    const proposal_id = await winner.proposes(await owner.publishes())
    return () => ({ proposal_id })
  },
  async accept_proposal({ owner, winner, loser }) {
    const project_id = await owner.publishes()
    const proposal_id = await winner.proposes(project_id)
    await loser.proposes(project_id)
    return () => ({ proposal_id, ...proposalArgs(project_id) })
  },
  async start_conversation({ owner, winner }) {
    const project_id = await owner.publishes()
    await winner.proposes(project_id)
    return () => ({ project_id, provider_id: winner.id })
  },
  async send_message(cast) {
    const { conversation_id } = await agreed(cast)
    return () => ({ message_id: newId(), conversation_id, content: 'Olá' })
  },
  async mark_conversation_read(cast) {
    const { conversation_id } = await agreed(cast)
    const message_id = newId()
    await cast.winner.does('send_message', { message_id, conversation_id, content: 'Olá' })
    return () => ({ conversation_id, message_id })
  },
  async mark_notifications_read({ owner, winner }) {
    await winner.proposes(await owner.publishes())
    const [notice] = await owner.notifications()
    return () => ({ up_to: String(notice?.id) })
  },
  edit_account: async () => () => ({
    ...{ full_name: 'Ana de Lima', username: `ana${newId()}`, website: '', city: 'Santos', state: 'SP', phone: '11987654321', address: 'Rua A' },
    ...{ about: 'Obras', document_number: '', notify_scope: 'state', notify_email: false },
  }),
  request_cancellation: async () => () => ({ request_id: newId() }),
  async send_support_message({ owner }) {
    const { ticket_id } = await asked(owner)
    return () => ({ message_id: newId(), ticket_id, subject: null, content: 'Alguém?' })
  },
  async mark_ticket_read({ owner }) {
    const question = await asked(owner)
    return () => question
  },
}

async function agreed({ owner, winner, loser }: Cast): Promise<{ project_id: string; conversation_id: string }> {
  const project_id = await owner.publishes()
  const proposal_id = await winner.proposes(project_id)
  await loser.proposes(project_id)
  await owner.accepts(project_id, proposal_id)
  return { project_id, conversation_id: conversationId(project_id, owner.id, winner.id) }
}

async function asked(owner: Session): Promise<{ ticket_id: string; message_id: string }> {
  const [ticket_id, message_id] = [newId(), newId()]
  await owner.does('send_support_message', { message_id, ticket_id, subject: null, content: 'Ajuda' })
  return { ticket_id, message_id }
}
