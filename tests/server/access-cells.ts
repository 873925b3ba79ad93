import type { Verb } from '#domain/commands'
import type { Refusal } from '#domain/refusal'
import { type Viewer, viewers } from './access'

/** Who asks: the viewers of access.ts, a suspended provider, an account that was deleted, and a session of the owner's that has run out. */
export const actors = [...viewers, 'suspended', 'deleted', 'expired'] as const
export type Actor = (typeof actors)[number]

/** What each actor is answered; `usual` is for those that are not named. */
type Expected<A> = { usual: A } & Partial<Record<Actor, A>>
export const expectedOf = <A>(expected: Expected<A>, actor: Actor): A => expected[actor] ?? expected.usual

export const nativeActions = ['list', 'view', 'create', 'update', 'delete'] as const
export type NativeAction = (typeof nativeActions)[number]
type Native = Record<NativeAction, Expected<number>>

const always = (list: number, view: number, create: number, update: number, remove: number): Native => ({
  list: { usual: list },
  view: { usual: view },
  create: { usual: create },
  update: { usual: update },
  delete: { usual: remove },
})
const closed = always(403, 403, 403, 403, 403)
/** The doors of uploads tell who has no session any more, as the app's own routes do. */
const atDoor = { deleted: 410, expired: 401 }

/**
 * PocketBase's own door to each collection of the migrated database: the status of an action on a record that is there. Where a rule hides it, 404;
 * where there is no rule, 403. A body that names no field that may be set.
 */
export const natively: Record<string, Native> = {
  // PocketBase's own, whose rules cannot change: each is what is the asker's own, and nobody has any.
  _authOrigins: always(200, 404, 403, 403, 404),
  _externalAuths: always(200, 404, 403, 403, 404),
  _mfas: always(200, 404, 403, 403, 403),
  _otps: always(200, 404, 403, 403, 403),
  _superusers: closed,
  account_cancellation_requests: closed,
  audit_log: closed,
  conversations: closed,
  documentation_gate: closed,
  mail_queue: closed,
  messages: closed,
  notifications: closed,
  // A view cannot be written.
  profiles: always(403, 403, 400, 400, 400),
  // A photo is added to a project of one's own, which the record asked for is not.
  project_images: { ...always(403, 404, 400, 403, 403), create: { usual: 400, ...atDoor } },
  projects: closed,
  proposals: closed,
  site_settings: always(200, 200, 403, 403, 403),
  support_messages: closed,
  support_tickets: closed,
  users: { ...closed, update: { usual: 404, owner: 403, ...atDoor } },
}

const withoutDevice = { signedOut: 401, admin: 403, deleted: 410, expired: 401 } as const

type Given = 'accepted' | Refusal | (typeof withoutDevice)[keyof typeof withoutDevice]
const given = (usual: Given, more: Partial<Record<Actor, Given>>): Expected<Given> => ({ usual, ...withoutDevice, suspended: 403, ...more })

/** A command about what is the owner's, or where it says so the winner's; see `verb-scenes.ts`. */
export const commandsGiven: Record<Verb, Expected<Given>> = {
  publish_project: given('only_clients_publish', { owner: 'accepted', otherClient: 'accepted' }),
  complete_project: given('not_yours', { owner: 'accepted' }),
  delete_project: given('not_yours', { owner: 'accepted' }),
  send_proposal: given('accepted', { owner: 'only_providers_propose', otherClient: 'only_providers_propose' }),
  improve_proposal: given('proposal_missing', { winner: 'accepted', owner: 'not_yours' }),
  // What is not to be seen is gone already, whether it was ever there or not.
  withdraw_proposal: given('accepted', {}),
  accept_proposal: given('not_yours', { owner: 'accepted' }),
  start_conversation: given('not_yours', { owner: 'accepted' }),
  send_message: given('conversation_missing', { owner: 'accepted', winner: 'accepted' }),
  mark_conversation_read: given('conversation_missing', { owner: 'accepted', winner: 'accepted' }),
  mark_notifications_read: given('parent_missing', { owner: 'accepted' }),
  edit_account: given('accepted', {}),
  request_cancellation: given('accepted', {}),
  // The winner has a ticket that is open: what they write goes there.
  send_support_message: given('malformed', { owner: 'accepted', winner: 'accepted' }),
  mark_ticket_read: given('parent_missing', { owner: 'accepted' }),
}

/** Whose command changes anything but their own books. */
export const changesByCommand: Partial<Record<Verb, readonly Actor[]>> = {
  send_proposal: ['winner', 'otherProvider'],
  withdraw_proposal: ['winner'],
}

/** Own routes for the actors that access.ts does not name: like another viewer's answer, but for what is told of a session. */
export const likeViewer: Record<Exclude<Actor, Viewer>, Viewer> = { suspended: 'otherProvider', deleted: 'signedOut', expired: 'signedOut' }
/** Refused to a suspended person, with the reason. Rule A5. */
export const waitsWhileSuspended: readonly string[] = ['POST /api/sync/push', 'POST /api/accept_proposal', 'POST /api/account/email']
