import { emptyLists, emptyOf } from '#domain/collections'
import type { Actor, ClosedProject, Decision, Reads } from '#domain/command'
import type {
  Account,
  CancellationRequest,
  Conversation,
  Message,
  Notification,
  Profile,
  Project,
  Proposal,
  Silence,
  SupportMessage,
  SupportTicket,
  WorkPhoto,
} from '#domain/documents'
import { conversationId, proposalId, silenceId } from '#domain/ids'
import type { Quote } from '#domain/projects/quote'
import { emptyQuote } from '#domain/projects/quote-terms'

/** A readable record id: 'ana' is 'ana000000000000'. */
export const idOf = (name: string): string => name.padEnd(15, '0')

export const NOW = '2026-11-20T14:32:00.000Z'
export const EARLIER = '2026-11-20T09:00:00.000Z'
export const LATER = '2026-11-20T18:00:00.000Z'

const place = { city: 'Campinas', state: 'SP' } as const

const person = (name: string, role: Actor['role'], full_name: string): Actor => ({ id: idOf(name), role, full_name, avatar: '', ...place })

export const ana = person('ana', 'cliente', 'Ana Souza')
export const bia = person('bia', 'cliente', 'Bia Rocha')
export const joao = person('joao', 'autonomo', 'João Batista')
export const obras = person('obras', 'empresa', 'Construtora Horizonte')
export const root = person('root', 'admin', 'Administração')

export const aProject = (fields: Partial<Project> = {}): Project => ({
  ...emptyOf('projects'),
  id: idOf('reforma'),
  client_id: ana.id,
  title: 'Reforma de banheiro',
  description: 'Trocar o piso de 4,2 m².',
  budget: 4_800,
  address: 'Cambuí, rua das Flores',
  ...place,
  status: 'open',
  created_at: EARLIER,
  client_name: ana.full_name,
  ...fields,
})

/** Ana's project, which João works on by `aProposal()`. */
export const aStartedProject = (fields: Partial<Project> = {}): Project =>
  aProject({ status: 'in_progress', accepted_proposal_id: aProposal().id, accepted_at: EARLIER, ...fields })

/** Ana's project, as notices name it. */
export const namedProject = { id: idOf('reforma'), title: 'Reforma de banheiro', client_id: ana.id }
/** A person, as notices name them. */
export const named = ({ id, full_name }: Actor) => ({ id, full_name })

/** A stranger's view of a project that is no longer open. */
export const closedProject: ClosedProject = { id: idOf('reforma'), status: 'in_progress' }

export const aWorkPhoto = (fields: Partial<WorkPhoto> = {}): WorkPhoto => ({
  ...{ id: idOf('foto'), file: 'foto.jpg', thumb: 'foto_small.jpg', position: 0, stage_id: '', by: 'provider', created_at: NOW },
  ...fields,
})

export const aProposal = (fields: Partial<Proposal> = {}): Proposal => ({
  ...emptyOf('proposals'),
  id: proposalId(fields.project_id ?? idOf('reforma'), fields.provider_id ?? joao.id),
  project_id: idOf('reforma'),
  provider_id: joao.id,
  amount: 4_350,
  cover_letter: 'Começo segunda.',
  proposal_type: 'service',
  duration_days: 9,
  status: 'pending',
  created_at: EARLIER,
  updated_at: EARLIER,
  provider_name: joao.full_name,
  provider_role: 'autonomo',
  provider_city: 'Campinas',
  provider_state: 'SP',
  project_title: 'Reforma de banheiro',
  project_status: 'open',
  ...fields,
})

/** It sums to João's 4.350,00. */
export const aQuote = (fields: Partial<Quote> = {}): Quote => ({
  ...emptyQuote,
  rows: [
    { kind: 'labour', text: 'Assentar piso', quantity: '4,2 m²', total: 2_500 },
    { kind: 'material', text: 'Argamassa', quantity: '9 sacos', total: 1_850 },
    { kind: 'other', text: 'Retirada de entulho', quantity: '', total: 0 },
  ],
  excluded: ['Pintura'],
  start: { days: 5 },
  stages: [
    { name: 'Entrada', amount: 1_305 },
    { name: 'No fim', amount: 3_045 },
  ],
  warranty_days: 90,
  receipt: 'nota_fiscal',
  conditions: 'Água e energia por conta do cliente.',
  registration: 'not_needed',
  ...fields,
})

export const aProfile = (fields: Partial<Profile> = {}): Profile => ({
  ...emptyOf('profiles'),
  id: joao.id,
  full_name: joao.full_name,
  ...place,
  role: 'autonomo',
  created_at: EARLIER,
  ...fields,
})

/** Between Ana, who is side one, and João. */
export const aConversation = (fields: Partial<Conversation> = {}): Conversation => ({
  ...emptyOf('conversations'),
  id: idOf('conversa'),
  participant_one: ana.id,
  participant_two: joao.id,
  project_id: idOf('reforma'),
  last_message_at: EARLIER,
  created_at: EARLIER,
  name_one: ana.full_name,
  name_two: joao.full_name,
  project_title: 'Reforma de banheiro',
  ...fields,
})

/** The stored fields of a conversation that Ana begins with João about her project. */
export const begunConversation = {
  ...{ id: conversationId(idOf('reforma'), ana.id, joao.id), participant_one: ana.id, participant_two: joao.id, project_id: idOf('reforma') },
  ...{ last_message_at: NOW, read_at_one: '', read_at_two: '', declined_at: '', created_at: NOW },
}

export const aMessage = (fields: Partial<Message> = {}): Message => ({
  ...emptyOf('messages'),
  id: idOf('oi'),
  conversation_id: idOf('conversa'),
  sender_id: joao.id,
  content: 'Bom dia!',
  sent_at: EARLIER,
  created_at: EARLIER,
  ...fields,
})

/** Ana has muted the conversation with João. */
export const aSilence = (fields: Partial<Silence> = {}): Silence => ({
  ...emptyOf('silences'),
  id: silenceId(fields.user_id ?? ana.id, fields.conversation_id ?? idOf('conversa')),
  user_id: ana.id,
  person_id: joao.id,
  conversation_id: idOf('conversa'),
  created_at: EARLIER,
  ...fields,
})

export const aNotification = (fields: Partial<Notification> = {}): Notification => ({
  ...emptyOf('notifications'),
  id: idOf('aviso'),
  user_id: ana.id,
  title: 'Nova proposta recebida',
  message: 'João Batista enviou uma proposta para “Reforma de banheiro”.',
  link: '/projetos/reforma/propostas',
  created_at: EARLIER,
  ...fields,
})

export const anAccount = (fields: Partial<Account> = {}): Account => ({
  ...emptyOf('users'),
  id: ana.id,
  email: 'ana@canteiro.example',
  role: 'cliente',
  full_name: 'Ana Souza',
  ...place,
  notify_scope: 'city',
  notify_email: true,
  ...fields,
})

export const aCancellationRequest = (fields: Partial<CancellationRequest> = {}): CancellationRequest => ({
  ...emptyOf('account_cancellation_requests'),
  id: idOf('pedido'),
  user_id: ana.id,
  status: 'pending',
  created_at: EARLIER,
  ...fields,
})

/** Ana's, in which the support answered last. */
export const aTicket = (fields: Partial<SupportTicket> = {}): SupportTicket => ({
  ...emptyOf('support_tickets'),
  id: idOf('chamado'),
  client_id: ana.id,
  subject: 'Suporte via Widget',
  status: 'open',
  last_message_at: EARLIER,
  created_at: EARLIER,
  ...fields,
})

export const aSupportMessage = (fields: Partial<SupportMessage> = {}): SupportMessage => ({
  ...emptyOf('support_messages'),
  id: idOf('retorno'),
  ticket_id: idOf('chamado'),
  sender_id: root.id,
  content: 'Já verificamos.',
  created_at: EARLIER,
  ...fields,
})

/** The records that a command read, without the collections that it did not ask for. */
export const reads = (read: Partial<Reads> = {}): Reads => ({ ...emptyLists(), ...read })

/** The decision on what is so already. */
export const nothingChanges: Decision = { ok: true, changes: [], notices: [] }

/** The changes of an accepted decision; a refused one fails the test with its code. */
export function changesOf(decision: Decision) {
  if (!decision.ok) throw new Error(`refused: ${decision.code}`)
  return decision.changes
}

export function noticesOf(decision: Decision) {
  if (!decision.ok) throw new Error(`refused: ${decision.code}`)
  return decision.notices
}
