import { conversationId, silenceId } from '#domain/ids'
import { newId } from '#new-id'
import { proposalArgs } from '../../support/data/command-args'
import { createAccount, signedInAdministrator } from '../../support/data/people'
import { type Answer, call, createRecord, quoted, type Server, sql } from '../../support/server/server-client'
import type { Viewer } from '../access'
import { type Session, signedIn } from './session'

export type Stage = {
  server: Server
  people: Record<'owner' | 'winner' | 'loser' | 'otherClient' | 'otherProvider', Session>
  /** '' for the signed out. */
  tokens: Record<Viewer, string>
  ids: Record<string, string>
  avatar: string
  photos: { open: string; closed: string; work: string; undone: string }
}

const png = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (character) =>
  character.charCodeAt(0),
)
export const picture = (type = 'image/png'): Blob => new Blob([png], { type })

export async function setStage(server: Server): Promise<Stage> {
  const people = {
    owner: await signedIn(server, 'cliente', { full_name: 'Ana Lima' }),
    winner: await signedIn(server, 'autonomo', { full_name: 'Bruno Reis' }),
    loser: await signedIn(server, 'empresa', { full_name: 'Obras e Cia' }),
    otherClient: await signedIn(server, 'cliente', { full_name: 'Caio Prado' }),
    otherProvider: await signedIn(server, 'autonomo', { full_name: 'Davi Melo' }),
  }
  const { owner, winner, loser } = people
  await owner.does('edit_account', { phone: '11987654321', document_number: '529.982.247-25', address: 'Rua A' })
  const [open, closed] = [await owner.publishes(), await owner.publishes()]
  const photos = { open: await photo(owner, open), closed: await photo(owner, closed) }
  const [pending, accepted] = [await winner.proposes(open), await winner.proposes(closed)]
  const [losing, rejected] = [await loser.proposes(open, { ...proposalArgs(open), amount: 9_000 }), await loser.proposes(closed)]
  await owner.accepts(closed, accepted)
  const work = await workPhoto(winner, accepted)
  const undone = await undoneWork(owner, loser)
  const conversation = conversationId(closed, owner.id, winner.id)
  const message = await owner.says(conversation, 'Segredo')
  await owner.does('mute_conversation', { conversation_id: conversation, is_muted: true })

  const admin = await signedInAdministrator(server)
  const { id: unconfirmed } = await createAccount(server, { role: 'empresa', verified: false, full_name: 'Sem Confirmar' })
  const made = { ...(await operatorsRecords(server, owner.id)), ...(await answeredTicket(winner, admin.id)) }
  const tokenOf = (who: keyof Stage['people']) => people[who].token
  const tokens = {
    ...{ owner: tokenOf('owner'), winner: tokenOf('winner'), loser: tokenOf('loser') },
    ...{ otherClient: tokenOf('otherClient'), otherProvider: tokenOf('otherProvider'), signedOut: '', admin: admin.token },
  }

  return {
    ...{
      server,
      people,
      tokens,
      avatar: await avatarOf(winner),
      photos: { open: photos.open.file, closed: photos.closed.file, work: work.file, undone: undone.file },
    },
    ids: {
      ...made,
      'account of the owner': owner.id,
      'account of the winner': winner.id,
      'card of the winner': winner.id,
      'card of the owner': owner.id,
      'card of the unconfirmed provider': unconfirmed,
      'open project': open,
      'project in progress': closed,
      'photo of the open project': photos.open.id,
      'photo of the project in progress': photos.closed.id,
      'photo of the work': work.id,
      'photo of an undone work': undone.id,
      "winner's pending proposal": pending,
      "loser's pending proposal": losing,
      'accepted proposal': accepted,
      'rejected proposal': rejected,
      'conversation of owner and winner': conversation,
      "owner's message to the winner": message,
      "owner's silence about the winner": silenceId(owner.id, conversation),
      "owner's notification": await notificationOf(owner),
      "loser's notification": await notificationOf(loser),
      winner: winner.id,
    },
  }
}

async function operatorsRecords(server: Server, owner: string): Promise<Record<string, string>> {
  const ids = { ticket: newId(), message: newId(), request: newId(), setting: newId(), mail: newId(), audit: newId(), gate: newId() }
  const created_at = new Date().toISOString()
  await createRecord(server, 'support_tickets', { id: ids.ticket, client_id: owner, subject: 'Suporte via Widget', status: 'open', created_at })
  await createRecord(server, 'support_messages', { id: ids.message, ticket_id: ids.ticket, sender_id: owner, content: 'Ajuda', created_at })
  await createRecord(server, 'account_cancellation_requests', { id: ids.request, user_id: owner, status: 'pending', created_at })
  await createRecord(server, 'site_settings', { id: ids.setting, key: 'how_it_works_video_url', value: '' })
  await createRecord(server, 'mail_queue', { id: ids.mail, kind: 'test', user_id: owner, due_at: '2100-01-01T00:00:00.000Z', created_at })
  await createRecord(server, 'audit_log', { id: ids.audit, actor: owner, action: 'test', created_at })
  const password = 'canteiro-docs'
  await createRecord(server, 'documentation_gate', { id: ids.gate, email: 'gate@canteiro.example', password, passwordConfirm: password })
  return {
    "owner's ticket": ids.ticket,
    "owner's support message": ids.message,
    "owner's cancellation request": ids.request,
    'video setting': ids.setting,
    'waiting mail': ids.mail,
    'audit entry': ids.audit,
    "documentation's password": ids.gate,
  }
}

/** Opened by a person, answered by an administrator. */
async function answeredTicket(winner: Session, admin: string): Promise<Record<string, string>> {
  const [ticket_id, id, created_at] = [await winner.asksSupport('Segredo'), newId(), new Date().toISOString()]
  await createRecord(winner.server, 'support_messages', { id, ticket_id, sender_id: admin, content: 'Resposta', created_at })
  return { "winner's ticket": ticket_id, "the support's answer to the winner": id }
}

type StoredPhoto = { id: string; file: string }

async function photo({ server, token }: Session, project_id: string): Promise<StoredPhoto> {
  const answer = await addPhoto(server, token, { id: newId(), project_id, position: '0' })
  return answer.body as StoredPhoto
}

async function workPhoto({ server, token }: Session, proposal_id: string): Promise<StoredPhoto> {
  const answer = await addWorkPhoto(server, token, { id: newId(), proposal_id, position: '0' })
  return answer.body as StoredPhoto
}

/** A deal of two, undone by its owner, with the photo of its provider. */
async function undoneWork(owner: Session, provider: Session): Promise<StoredPhoto> {
  const project = await owner.publishes()
  const proposal = await provider.proposes(project)
  await owner.accepts(project, proposal)
  const sent = await workPhoto(provider, proposal)
  await owner.undoes(project, proposal, 'Vou esperar.')
  return sent
}

type Sending = [server: Server, token: string, fields: Record<string, string>, file?: Blob, query?: string, thumb?: Blob | null]

export const addPhoto = (...sending: Sending): Promise<Answer> => sendPhoto('project_images', ...sending)

/** A photo of the work, for an accepted proposal. */
export const addWorkPhoto = (...sending: Sending): Promise<Answer> => sendPhoto('work_photos', ...sending)

function sendPhoto(collection: string, ...[server, token, fields, file = picture(), query = '', thumb = picture()]: Sending): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', file, 'foto.png')
  if (thumb) body.set('thumb', thumb, 'foto-pequena.png')
  return call(server, 'POST', `/api/collections/${collection}/records${query}`, { token, body })
}

/** With other fields of one's own account beside it. */
export function sendAvatar({ server, id, token }: Session, file: Blob = picture(), fields: Record<string, string> = {}): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('avatar', file, 'eu.png')
  return call(server, 'PATCH', `/api/collections/users/records/${id}`, { token, body })
}

export const storedAvatar = async ({ server, id }: Session): Promise<string> =>
  String((await sql(server, `SELECT avatar FROM users WHERE id = ${quoted(id)}`))[0]?.avatar)

async function avatarOf(person: Session): Promise<string> {
  await sendAvatar(person)
  return storedAvatar(person)
}

const notificationOf = async (person: Session): Promise<string> => String((await person.notifications())[0]?.id)
