import type { ArgsOf, QueuedVerb } from '#domain/commands'
import { newId } from '#domain/ids'
import type { Device } from '../support/device'
import { projectArgs, proposalArgs } from '../support/story'
import type { Deed } from './steps'

/** One deed on one device: what it is about is the a-th or b-th of what the device shows. `k` makes every value unlike any other. */
export async function perform(device: Device, deed: Deed, a: number, b: number, k: number): Promise<void> {
  const me = device.person.id
  const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)]
  const give = async <V extends QueuedVerb>(verb: V, args: ArgsOf<V>) => void (await device.give(verb, args))
  const projects = (await device.screen('projects')).sort((one, other) => (one.id < other.id ? -1 : 1))
  const proposals = (await device.screen('proposals')).sort((one, other) => (one.id < other.id ? -1 : 1))
  const mine = nth(
    projects.filter(({ client_id }) => client_id === me),
    a,
  )
  const open = nth(
    projects.filter(({ status }) => status === 'open'),
    a,
  )
  const ownProposal = nth(
    proposals.filter(({ provider_id }) => provider_id === me),
    a,
  )
  const received = nth(
    proposals.filter(({ provider_id, status }) => provider_id !== me && status === 'pending'),
    a,
  )
  const conversation = nth(
    (await device.screen('conversations')).sort((one, other) => (one.id < other.id ? -1 : 1)),
    a,
  )

  switch (deed) {
    case 'publish':
      return give('publish_project', projectArgs({ title: `Obra ${k}`, state: b % 2 ? 'SP' : 'RJ', city: b % 2 ? 'Campinas' : 'Niterói' }))
    case 'propose':
    case 'propose_again':
      if (!open) return
      if (deed === 'propose_again' && ownProposal) await give('withdraw_proposal', { proposal_id: ownProposal.id })
      return give('send_proposal', proposalArgs(ownProposal && deed === 'propose_again' ? ownProposal.project_id : open.id, { amount: 1_000 + k }))
    case 'improve':
      if (!ownProposal) return
      return give('improve_proposal', { proposal_id: ownProposal.id, project_id: ownProposal.project_id, amount: 1_000 + k })
    case 'withdraw':
      return ownProposal && give('withdraw_proposal', { proposal_id: ownProposal.id })
    case 'talk':
      return received && give('start_conversation', { project_id: received.project_id, provider_id: received.provider_id })
    case 'say':
      return conversation && give('send_message', { message_id: newId(), conversation_id: conversation.id, content: `Mensagem ${k}` })
    case 'mark_read': {
      const synced = (await device.documents('messages')).filter((message) => message.conversation_id === conversation?.id)
      const message = nth(synced, b)
      return conversation && message && give('mark_conversation_read', { conversation_id: conversation.id, message_id: message.id })
    }
    case 'ask_support': {
      const ticket = nth(
        (await device.screen('support_tickets')).sort((one, other) => (one.id < other.id ? -1 : 1)),
        a,
      )
      const subject = b % 4 === 0 ? `Denúncia ${b}` : null
      const ticket_id = ticket && b % 4 ? ticket.id : newId()
      return give('send_support_message', { message_id: newId(), ticket_id, subject, content: `Pergunta ${k}` })
    }
    case 'read_support': {
      const message = nth(await device.documents('support_messages'), b)
      return message && give('mark_ticket_read', { ticket_id: message.ticket_id, message_id: message.id })
    }
    case 'complete':
      return mine && give('complete_project', { project_id: mine.id })
    case 'delete_project':
      return mine && b % 3 === 0 ? give('delete_project', { project_id: mine.id }) : undefined
    case 'rename':
      return give('edit_account', { full_name: `Nome ${k}` })
    case 'move':
      return give('edit_account', b % 2 ? { state: 'SP', city: 'Campinas' } : { state: 'RJ', city: 'Niterói' })
    case 'accept':
      if (!received) return
      await device.accept({
        project_id: received.project_id,
        proposal_id: received.id,
        amount: received.amount,
        duration_days: received.duration_days,
      })
  }
}
