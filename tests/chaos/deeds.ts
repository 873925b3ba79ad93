import { reportReasons } from '#domain/collections/messages'
import type { ArgsOf, QueuedVerb } from '#domain/commands'
import { acceptanceOf } from '#domain/commands/accept-proposal'
import { otherPerson } from '#domain/conversation'
import type { Project, Proposal } from '#domain/documents'
import { acceptedOf, dealOf } from '#domain/projects/deal'
import { changeDigest } from '#domain/projects/deal-changes'
import { seenTermsOf } from '#domain/projects/proposal-terms'
import type { Quote } from '#domain/projects/quote'
import { emptyQuote } from '#domain/projects/quote-terms'
import { MOST_ENCLOSED, reportSubject } from '#domain/support-ticket'
import { newId } from '#new-id'
import { newIdOf } from '#new-id-of'
import { projectArgs, proposalArgs } from '../support/data/command-args'
import { picture } from '../support/data/pictures'
import type { Device } from '../support/device/device'
import type { Deed } from './steps'

/** Resende and Queluz reach each other's state. */
const places = [
  { state: 'RJ', city: 'Niterói' },
  { state: 'SP', city: 'Queluz' },
  { state: 'RJ', city: 'Resende' },
  { state: 'SP', city: 'Campinas' },
] as const

/** On the a-th or b-th thing shown; `k` makes every value unique. */
export async function perform(device: Device, deed: Deed, a: number, b: number, k: number): Promise<void> {
  const me = device.person.id
  const ownProject = (change: Partial<ArgsOf<'publish_project'>>) => projectArgs({ project_id: newIdOf(me), ...change })
  const dispatch = async <V extends QueuedVerb>(verb: V, args: ArgsOf<V>) => void (await device.dispatch(verb, args))
  const [projects, proposals] = [await device.screen('projects'), await device.screen('proposals')]
  const mine = nth(projects, a, ({ client_id }) => client_id === me)
  const open = nth(projects, a, ({ status }) => status === 'open')
  const ownProposal = nth(proposals, a, ({ provider_id }) => provider_id === me)
  const received = nth(proposals, a, ({ provider_id, status }) => provider_id !== me && status === 'pending')
  const conversation = nth(await device.screen('conversations'), a)

  switch (deed) {
    case 'publish':
      return dispatch('publish_project', ownProject({ title: `Obra ${k}`, ...places[(a + b) % 4] }))
    case 'publish_a_dozen':
      // More than one day's quota.
      for (let n = 1; n <= 12; n++) await dispatch('publish_project', ownProject({ title: `Obra ${k}, lote ${n}` }))
      return
    case 'propose':
    case 'propose_again':
      if (!open) return
      if (deed === 'propose_again' && ownProposal) await dispatch('withdraw_proposal', { proposal_id: ownProposal.id, ...seenTermsOf(ownProposal) })
      return dispatch(
        'send_proposal',
        proposalArgs(ownProposal && deed === 'propose_again' ? ownProposal.project_id : open.id, {
          ...offers(k)[b % 3],
          edition: open.edition,
        }),
      )
    case 'improve':
    case 'confirm': {
      if (!ownProposal) return
      const { id: proposal_id, project_id } = ownProposal
      const seen = { proposal_id, project_id, edition: projects.find(({ id }) => id === project_id)?.edition ?? '' }
      return deed === 'confirm' ? dispatch('confirm_proposal', seen) : dispatch('improve_proposal', { ...seen, ...offers(k)[b % 3] })
    }
    case 'ask_confirmation':
      return received && dispatch('ask_confirmation', { project_id: received.project_id, proposal_id: received.id })
    case 'withdraw':
      return ownProposal && dispatch('withdraw_proposal', { proposal_id: ownProposal.id, ...seenTermsOf(ownProposal) })
    case 'talk':
      return received && dispatch('start_conversation', { project_id: received.project_id, provider_id: received.provider_id })
    case 'decline':
      return conversation && dispatch('decline_invitation', { conversation_id: conversation.id, project_id: conversation.project_id })
    case 'say':
      return conversation && dispatch('send_message', { message_id: newId(), conversation_id: conversation.id, content: `Mensagem ${k}` })
    case 'mark_read': {
      const synced = (await device.documents('messages')).filter((message) => message.conversation_id === conversation?.id)
      const message = nth(synced, b)
      return conversation && message && dispatch('mark_conversation_read', { conversation_id: conversation.id, message_id: message.id })
    }
    case 'silence': {
      if (!conversation) return
      const [conversation_id, isOn] = [conversation.id, b % 3 > 0]
      if (b % 2) return dispatch('mute_conversation', { conversation_id, is_muted: isOn })
      return dispatch('block_person', { person_id: otherPerson(conversation, me), conversation_id, is_blocked: isOn })
    }
    case 'ask_support': {
      const ticket = nth(await device.screen('support_tickets'), a)
      const subject = b % 4 === 0 && conversation ? reportSubject({ kind: 'conversation', id: conversation.id }) : null
      const ticket_id = ticket && b % 4 ? ticket.id : newId()
      const named = (await device.documents('messages')).filter((message) => message.conversation_id === conversation?.id).map(({ id }) => id)
      const report = subject && b % 3 ? { reason: reportReasons[b % reportReasons.length], enclosed: named.slice(0, MOST_ENCLOSED) } : {}
      return dispatch('send_support_message', { message_id: newId(), ticket_id, subject, content: `Pergunta ${k}`, ...report })
    }
    case 'read_support': {
      const message = nth(await device.documents('support_messages'), b)
      return message && dispatch('mark_ticket_read', { ticket_id: message.ticket_id, message_id: message.id })
    }
    case 'edit': {
      const changed = [{ title: `Obra ${k}` }, { budget: 1_000 + k }, { title: `Obra ${k}`, description: `Detalhes ${k}` }][b % 3]
      return mine && dispatch('edit_project', { project_id: mine.id, edition: newId(), ...changed })
    }
    case 'edit_photos': {
      if (mine?.status !== 'open') return
      const [added, removed] = [newIdOf(me), nth(mine.images, b)]
      await device.keepEditPhoto(mine.id, mine.images.length, b % 2 ? picture.png : picture.otherPng, added)
      return dispatch('edit_project', {
        project_id: mine.id,
        edition: newId(),
        photos_added: [added],
        ...(removed && { photos_removed: [removed.id] }),
      })
    }
    case 'complete':
      return mine?.accepted_proposal_id
        ? dispatch('complete_project', { project_id: mine.id, proposal_id: mine.accepted_proposal_id, accepted_at: mine.accepted_at })
        : undefined
    case 'close':
      return mine && b % 3 === 0 ? dispatch('close_project', { project_id: mine.id, reason: `Motivo ${k}` }) : undefined
    case 'keep': {
      const asked = nth(projects, a, ({ asked_at }) => asked_at !== '')
      return asked && dispatch('keep_project', { project_id: asked.id })
    }
    case 'reopen':
      return mine && dispatch('reopen_project', { project_id: mine.id, status: mine.status })
    case 'undo_deal': {
      const deal = nth(projects, a, ({ accepted_proposal_id }) => accepted_proposal_id !== '')
      const [reason, accepted_at] = [`Motivo ${k}`, deal?.accepted_at ?? '']
      return deal && dispatch('undo_deal', { project_id: deal.id, proposal_id: deal.accepted_proposal_id, accepted_at, reason })
    }
    case 'work': {
      const project = nth(projects, a, ({ accepted_proposal_id }) => accepted_proposal_id !== '')
      const proposal = project && acceptedOf(project, proposals)
      // Without a deal one is made.
      return proposal ? works(device, project, proposal, b) : perform(device, 'accept', a, b, k)
    }
    case 'refer': {
      const project = nth(projects, a, ({ status, accepted_proposal_id }) => status === 'completed' && accepted_proposal_id !== '')
      if (!project) return
      const named = { project_id: project.id, proposal_id: project.accepted_proposal_id, accepted_at: project.accepted_at }
      if (b % 3 === 0) return dispatch('withdraw_reference', named)
      // One that has not appeared cannot be answered.
      if (project.client_id !== me) return dispatch('answer_reference', { ...named, reply: `Resposta ${k}` })
      return dispatch('give_reference', { ...named, again: b % 2 === 0, on_time: 'yes', text: `Referência ${k}` })
    }
    case 'delete_project':
      return mine && b % 3 === 0 ? dispatch('delete_project', { project_id: mine.id, status: mine.status, edition: mine.edition }) : undefined
    case 'rename':
      return dispatch('edit_account', { full_name: `Nome ${k}` })
    case 'move':
      return dispatch('edit_account', places[b % 4] ?? {})
    case 'photo': {
      const args = ownProject({ title: `Obra ${k}` })
      await device.keepPhoto(args.project_id, 0, b % 2 ? picture.png : picture.otherPng)
      return dispatch('publish_project', args)
    }
    case 'work_photo': {
      const project = nth(projects, a, ({ accepted_proposal_id }) => accepted_proposal_id !== '')
      const proposal = project && acceptedOf(project, proposals)
      if (!proposal) return
      const own = nth(proposal.work_photos, b, ({ by }) => (by === 'provider') === (proposal.provider_id === me))
      if (b % 3 > 0 || !own) return device.keepWorkPhoto(proposal.id, b % 2 ? picture.png : picture.otherPng)
      const named = { project_id: project.id, proposal_id: proposal.id, accepted_at: project.accepted_at }
      return dispatch('remove_work_photo', { ...named, photo_id: own.id })
    }
    case 'avatar':
      return device.keepAvatar(b % 2 ? picture.png : picture.otherPng)
    case 'cancel_account':
      return dispatch('request_cancellation', { request_id: newId() })
    case 'keep_account': {
      const [request] = await device.screen('account_cancellation_requests')
      return request && dispatch('withdraw_cancellation', { request_id: request.id })
    }
    case 'read_notifications': {
      const notification = nth(await device.screen('notifications'), a, ({ is_read }) => !is_read)
      if (!notification) return
      return dispatch('mark_notifications_read', b % 4 ? { ids: [notification.id] } : { up_to: notification.id })
    }
    case 'accept':
      if (!received) return
      await device.accept(acceptanceOf(received))
  }
}

/** A step of a deal by the side that the device's person is: a mark of a stage, a change or its answer, the handing over. */
async function works(device: Device, project: Project, proposal: Proposal, b: number): Promise<void> {
  const isOwner = project.client_id === device.person.id
  const deal = dealOf(proposal, project)
  const named = { project_id: project.id, proposal_id: proposal.id, accepted_at: project.accepted_at }
  const stage = nth(deal.stages, b)
  const waiting = nth(deal.changes, b, ({ answer }) => answer === '')
  if (b % 8 === 0) return void (await device.dispatch('hand_over', { ...named, step: isOwner ? 'not_yet' : 'handed' }))
  if (b % 8 === 1)
    return void (await device.dispatch('propose_change', {
      ...named,
      change_id: newId(),
      text: `Mudança ${b}`,
      amount: b % 3 ? 120.4 : -10,
      days: 1,
    }))
  if (b % 8 === 2 && waiting) {
    const answer = (waiting.by === 'owner') === isOwner ? 'withdrawn' : 'accepted'
    return void (await device.dispatch('answer_change', { ...named, change_id: waiting.id, answer, change_digest: changeDigest(waiting) }))
  }
  if (!stage) return
  const mark = isOwner ? 'paid' : b % 2 ? 'done' : 'received'
  await device.dispatch('mark_stage', { ...named, stage_id: stage.id, mark, is_on: b % 5 > 0, amount: stage.amount })
}

/** With the quote that is there or none, with another one, and without. */
const offers = (k: number): { amount: number; quote?: Quote | null }[] => {
  const amount = 1_000 + k
  const half = amount / 2
  const rows = (['labour', 'material'] as const).map((kind) => ({ kind, text: `Etapa ${k} 'çã"`, quantity: '', total: half }))
  return [{ amount }, { amount, quote: { ...emptyQuote, rows, stages: [{ name: 'No fim', amount }] } }, { amount, quote: null }]
}

/** By id. */
function nth<T extends { id: string }>(list: readonly T[], n: number, isMeant: (one: T) => boolean = () => true): T | undefined {
  const meant = list.filter(isMeant).sort((one, other) => (one.id < other.id ? -1 : 1))
  return meant[n % Math.max(1, meant.length)]
}
