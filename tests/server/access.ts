import type { CollectionName } from '#domain/documents'
import { routes } from '../../pocketbase/src/routes'
import { proposalArgs } from '../support/data/command-args'

/** Viewers. `owner` publishes; `winner` and `loser` proposed and one of them was chosen; the others have nothing to do with it. */
export const viewers = ['signedOut', 'owner', 'winner', 'loser', 'otherClient', 'otherProvider', 'admin'] as const
export type Viewer = (typeof viewers)[number]

const everyone = viewers
const signedIn: readonly Viewer[] = viewers.filter((viewer) => viewer !== 'signedOut')
const withAdmin = (...some: Viewer[]): readonly Viewer[] => [...some, 'admin']

/** Collections that hold no document of a device. */
type Inner = 'project_images' | 'work_photos' | 'site_settings' | 'mail_queue' | 'audit_log' | 'documentation_gate'

/**
 * One record of the stage that `stage.ts` sets, and who may see it: devices by pulling, administrators through their own routes, photos by their
 * file. Natively nothing is seen but `openCollections`. Of what is shared by channels that some do not follow, `heldBy` says whose devices hold it.
 */
export type Entry = { record: string; collection: CollectionName | Inner; seenBy: readonly Viewer[]; heldBy?: readonly Viewer[] }

export const access: readonly Entry[] = [
  { record: 'account of the owner', collection: 'users', seenBy: ['owner'] },
  { record: 'account of the winner', collection: 'users', seenBy: ['winner'] },
  { record: 'card of the winner', collection: 'profiles', seenBy: everyone },
  { record: 'card of the owner', collection: 'profiles', seenBy: [] },
  { record: 'card of the unconfirmed provider', collection: 'profiles', seenBy: [] },
  { record: 'open project', collection: 'projects', seenBy: signedIn, heldBy: ['owner', 'winner', 'loser', 'otherProvider'] },
  { record: 'project in progress', collection: 'projects', seenBy: withAdmin('owner', 'winner', 'loser') },
  { record: 'photo of the open project', collection: 'project_images', seenBy: signedIn },
  { record: 'photo of the project in progress', collection: 'project_images', seenBy: withAdmin('owner', 'winner', 'loser') },
  { record: 'photo of the work', collection: 'work_photos', seenBy: withAdmin('owner', 'winner') },
  { record: 'photo of an undone work', collection: 'work_photos', seenBy: withAdmin('owner', 'loser') },
  { record: "winner's pending proposal", collection: 'proposals', seenBy: withAdmin('owner', 'winner') },
  { record: "loser's pending proposal", collection: 'proposals', seenBy: withAdmin('owner', 'loser') },
  { record: 'accepted proposal', collection: 'proposals', seenBy: withAdmin('owner', 'winner') },
  { record: 'rejected proposal', collection: 'proposals', seenBy: withAdmin('owner', 'loser') },
  { record: 'conversation of owner and winner', collection: 'conversations', seenBy: ['owner', 'winner'] },
  { record: "owner's message to the winner", collection: 'messages', seenBy: ['owner', 'winner'] },
  { record: "owner's silence about the winner", collection: 'silences', seenBy: ['owner'] },
  { record: "owner's notification", collection: 'notifications', seenBy: ['owner'] },
  { record: "loser's notification", collection: 'notifications', seenBy: ['loser'] },
  { record: "owner's ticket", collection: 'support_tickets', seenBy: withAdmin('owner') },
  { record: "owner's support message", collection: 'support_messages', seenBy: withAdmin('owner') },
  { record: "winner's ticket", collection: 'support_tickets', seenBy: withAdmin('winner') },
  { record: "the support's answer to the winner", collection: 'support_messages', seenBy: withAdmin('winner') },
  { record: "owner's cancellation request", collection: 'account_cancellation_requests', seenBy: ['owner'] },
  { record: 'video setting', collection: 'site_settings', seenBy: everyone },
  { record: 'waiting mail', collection: 'mail_queue', seenBy: [] },
  { record: 'audit entry', collection: 'audit_log', seenBy: [] },
  { record: "documentation's password", collection: 'documentation_gate', seenBy: [] },
]

/** Collections that PocketBase's own API lists, for everyone. */
export const openCollections: readonly string[] = ['site_settings']

/** PocketBase's own, whose rules cannot change: each lists what is the asker's own, and relates to nothing of ours. */
export const systemCollections: readonly string[] = ['_authOrigins', '_externalAuths', '_mfas', '_otps']

/** Questions over what is hidden, or over what a record hangs together with: each is refused. `{winner}` is the winner's id. */
type Question = { by: Viewer; collection: string; asked: Record<string, string> }
export const questions: readonly Question[] = [
  // PocketBase's filters know comments, which a guard over the text of a question is easily taken in by.
  { by: 'loser', collection: 'projects', asked: { filter: "status='open' // '\n && proposals_via_project_id.amount > 5000 // '" } },
  { by: 'loser', collection: 'projects', asked: { filter: "status='open' // '\r\n && proposals_via_project_id.cover_letter !~ 'Segredo%' // '" } },
  { by: 'loser', collection: 'projects', asked: { filter: '// status\nproposals_via_project_id.duration_days > 1' } },
  { by: 'loser', collection: 'projects', asked: { filter: "proposals_via_project_id\n.provider_id != '{winner}'" } },
  { by: 'loser', collection: 'projects', asked: { filter: "title != '' // \n", sort: '-proposals_via_project_id.amount' } },
  { by: 'loser', collection: 'projects', asked: { filter: "title = 'Reforma'" } },
  { by: 'loser', collection: 'projects', asked: { sort: '-created_at', perPage: '1', page: '2' } },
  { by: 'loser', collection: 'projects', asked: { expand: 'proposals_via_project_id', fields: 'expand' } },
  { by: 'loser', collection: 'proposals', asked: { perPage: '1', fields: 'id' } },
  { by: 'loser', collection: 'work_photos', asked: { filter: "proposal_id.project_id.title != ''" } },
  { by: 'loser', collection: 'proposals', asked: { filter: "work_photos_via_proposal_id.id ?!= ''" } },
  { by: 'signedOut', collection: 'profiles', asked: { filter: "about ~ 'a'" } },
  { by: 'admin', collection: 'projects', asked: { filter: 'proposals_via_project_id.amount > 5000' } },
  ...[...openCollections, ...systemCollections].flatMap((collection): Question[] => [
    { by: 'loser', collection, asked: { filter: '@collection.proposals.amount > 1' } },
    { by: 'loser', collection, asked: { filter: "id != '' // '\n && @collection.proposals.amount > 1 // '" } },
    { by: 'loser', collection, asked: { filter: '@collection.proposals:rival.amount ?> 1' } },
    { by: 'loser', collection, asked: { filter: "@request.auth.proposals_via_provider_id.amount > 1 || id = 'x'" } },
    { by: 'loser', collection, asked: { filter: "proposals_via_project_id.amount > 1 || id = 'x'" } },
    { by: 'loser', collection, asked: { sort: '@collection.proposals.amount' } },
  ]),
  { by: 'loser', collection: 'projects', asked: { filter: "accepted_proposal_id != ''" } },
  { by: 'loser', collection: 'projects', asked: { sort: 'accepted_proposal_id' } },
  { by: 'loser', collection: 'projects', asked: { filter: "proposals_via_project_id.provider_id ?= '{winner}'" } },
  { by: 'loser', collection: 'projects', asked: { filter: "proposals_via_project_id.status ?= 'accepted'" } },
  { by: 'loser', collection: 'projects', asked: { filter: 'proposals_via_project_id.amount > 5000' } },
  { by: 'loser', collection: 'projects', asked: { filter: 'proposals_via_project_id.id:length > 1' } },
  { by: 'loser', collection: 'projects', asked: { filter: "conversations_via_project_id.id ?!= ''" } },
  { by: 'loser', collection: 'proposals', asked: { filter: "project_id.proposals_via_project_id.provider_id ?= '{winner}'" } },
  { by: 'loser', collection: 'proposals', asked: { filter: "project_id.accepted_proposal_id != ''" } },
  { by: 'otherProvider', collection: 'projects', asked: { filter: "client_id.phone ~ '119'" } },
  { by: 'otherProvider', collection: 'projects', asked: { filter: "client_id.email ~ 'example'" } },
  { by: 'otherProvider', collection: 'projects', asked: { filter: "client_id.document_number != ''" } },
  { by: 'otherProvider', collection: 'projects', asked: { filter: "client_id.full_name ~ 'a'" } },
  { by: 'otherProvider', collection: 'projects', asked: { sort: 'client_id.phone' } },
  { by: 'otherProvider', collection: 'projects', asked: { filter: "@collection.users.phone ?~ '119'" } },
  { by: 'otherProvider', collection: 'projects', asked: { filter: '@collection.proposals.amount ?> 1' } },
  { by: 'otherProvider', collection: 'projects', asked: { filter: "search ~ 'reforma'" } },
  { by: 'signedOut', collection: 'profiles', asked: { filter: "phone != ''" } },
  { by: 'signedOut', collection: 'profiles', asked: { filter: "email ~ 'example'" } },
  { by: 'signedOut', collection: 'profiles', asked: { filter: "notifications_via_user_id.title ?~ 'a'" } },
  { by: 'signedOut', collection: 'profiles', asked: { filter: "projects_via_client_id.title ?~ 'a'" } },
  { by: 'winner', collection: 'silences', asked: { filter: "person_id != ''" } },
  { by: 'winner', collection: 'conversations', asked: { filter: "mailed_at_one != 'x'" } },
  { by: 'owner', collection: 'support_tickets', asked: { filter: "waits_since != ''" } },
  { by: 'owner', collection: 'support_tickets', asked: { filter: "support_messages_via_ticket_id.content ?~ 'a'" } },
  { by: 'winner', collection: 'support_tickets', asked: { filter: "reported_id != ''" } },
  { by: 'winner', collection: 'support_tickets', asked: { sort: 'report_order' } },
  { by: 'owner', collection: 'support_messages', asked: { filter: "sender_id.email ~ 'example'" } },
]

/**
 * How a route answers those whom its declaration lets in: `usual`, and `but` some of them. `destroys` is asked about no record that is there; `of` names
 * the record that its path is about, '' one that never was, `key` the setting.
 */
export type RouteCase = {
  route: string
  destroys?: true
  of?: string
  key?: string
  body?: object
  usual: number
  /** A person reads its answers, failures too. */
  isPage?: true
  but?: Partial<Record<Viewer, number>>
}

/** How a route is asked, about that record. */
export function requestOf({ route, key = '' }: RouteCase, id: string): [method: string, path: string] {
  const [method = '', path = ''] = route.split(' ')
  return [method, path.replace('{id}', id).replace('{key}', key)]
}

/** The status of the answer to one viewer. */
export function statusFor({ route, usual, but }: RouteCase, viewer: Viewer): number {
  const asker = routes.find(({ pattern }) => pattern === route)?.asker
  if (asker !== 'anyone' && viewer === 'signedOut') return 401
  if ((asker === 'devices' && viewer === 'admin') || (asker === 'administrators' && viewer !== 'admin')) return 403
  return but?.[viewer] ?? usual
}

const unseen = { token: '', seen: 0 }
const reply = { message_id: 'reply0000000000', content: 'Oi' }
const acceptance = { id: 'acceptance00000', version: 1, proposal_id: 'proposal0000000', ...proposalArgs('project00000000') }

const written: readonly RouteCase[] = [
  { route: 'POST /api/sign-up', body: { role: 'admin' }, usual: 400 },
  { route: 'POST /api/collections/users/auth-with-password', body: { identity: 'x', password: 'errada' }, usual: 400 },
  { route: 'POST /api/account/password-reset', body: { email: 'x' }, usual: 400 },
  { route: 'POST /api/account/confirm', body: { token: 'x', password: 'x' }, usual: 400 },
  { route: 'POST /api/account/confirmation', body: { email: 'x' }, usual: 400 },
  { route: 'GET /api/unsubscribe/{token}', usual: 404, isPage: true },
  { route: 'POST /api/unsubscribe/{token}', usual: 404, isPage: true },
  { route: 'POST /api/account/email', body: { email: 'novo@canteiro.example', password: 'errada' }, usual: 400 },
  { route: 'POST /api/account/email/confirm', body: { token: 'x', password: 'x' }, usual: 400 },
  { route: 'POST /api/fetch-cnpj', body: { cnpj: '123' }, usual: 400 },
  { route: 'POST /api/sync/pull', body: { ...unseen, collections: {} }, usual: 200 },
  { route: 'POST /api/sync/push', body: { ...unseen, commands: [] }, usual: 200 },
  { route: 'POST /api/accept_proposal', body: { ...unseen, ...acceptance }, usual: 200 },
  { route: 'GET /api/projects/{id}', of: 'open project', usual: 200 },
  { route: 'GET /api/projects/{id}', of: 'project in progress', usual: 200, but: { otherClient: 410, otherProvider: 410 } },
  { route: 'GET /api/projects/{id}', of: '', usual: 404 },
  { route: 'GET /api/shared-projects/{id}', of: 'open project', usual: 200 },
  { route: 'GET /api/shared-projects/{id}', of: 'project in progress', usual: 404 },
  { route: 'GET /api/shared-projects/{id}', of: '', usual: 404 },
  { route: 'GET /api/providers/{id}', of: 'card of the winner', usual: 200 },
  { route: 'GET /api/providers/{id}', of: 'card of the owner', usual: 404 },
  { route: 'GET /api/providers/{id}', of: 'card of the unconfirmed provider', usual: 404 },
  { route: 'GET /api/providers/{id}', of: '', usual: 404 },
  { route: 'GET /api/providers/{id}/references', of: 'card of the winner', usual: 200 },
  { route: 'GET /api/providers/{id}/references', of: 'card of the owner', usual: 404 },
  { route: 'GET /api/providers/{id}/references', of: 'card of the unconfirmed provider', usual: 404 },
  { route: 'GET /api/providers/{id}/references', of: '', usual: 404 },
  { route: 'POST /api/web-push', body: { endpoint: 'https://push.example/x', secret: 's'.repeat(30), kinds: [], key: '' }, usual: 400 },
  { route: 'POST /api/web-push/news', body: { secret: 'x'.repeat(30) }, usual: 404 },
  {
    route: 'POST /api/web-push/read',
    body: { secret: 'x'.repeat(30), mark: { verb: 'mark_notifications_read', args: { ids: ['x'] } } },
    usual: 404,
  },
  { route: 'POST /api/web-push/end', body: { secret: 'x'.repeat(30) }, usual: 204 },
  { route: 'POST /api/documentation', body: { password: 'errada' }, usual: 400 },
  { route: 'POST /api/admin/sign-in', body: { email: 'x', password: 'errada' }, usual: 400 },
  { route: 'PUT /api/admin/settings/{key}', key: 'how_it_works_video_url', body: { value: '' }, usual: 204 },
  { route: 'POST /api/admin/cancellations/{id}/approve', destroys: true, of: '', usual: 404 },
  { route: 'POST /api/admin/cancellations/{id}/decline', of: '', body: { reason: 'Falta pagar' }, usual: 404 },
  { route: 'GET /api/admin/support/{id}', of: "owner's ticket", usual: 200 },
  { route: 'PATCH /api/admin/support/{id}', of: "owner's ticket", body: { status: 'open' }, usual: 204 },
  { route: 'POST /api/admin/support/{id}/messages', of: '', body: reply, usual: 404 },
  { route: 'POST /api/admin/support/{id}/evidence', of: "owner's ticket", usual: 200 },
  { route: 'POST /api/admin/support/{id}/evidence', of: '', usual: 404 },
  { route: 'PUT /api/admin/saved-replies/{id}', of: '', body: { title: 'Senha', content: 'Enviamos um link novo.' }, usual: 204 },
  { route: 'POST /api/admin/saved-replies/{id}/removal', of: '', usual: 404 },
  { route: 'GET /api/admin/users/{id}', of: 'account of the owner', usual: 200 },
  { route: 'GET /api/admin/users/{id}', of: '', usual: 404 },
  { route: 'PUT /api/admin/users/{id}/suspension', of: 'account of the owner', body: { reason: '' }, usual: 204 },
  { route: 'GET /api/admin/projects/{id}/proposals', of: 'project in progress', usual: 200 },
  { route: 'GET /api/admin/projects/{id}/proposals', of: '', usual: 404 },
  { route: 'POST /api/admin/projects/{id}/removal', destroys: true, of: '', body: { reason: 'Golpe' }, usual: 404 },
  { route: 'POST /api/admin/references/{id}/removal', destroys: true, of: '', body: { reason: 'Ofensa' }, usual: 404 },
  { route: 'POST /api/admin/exports', body: { table: 'users' }, usual: 200 },
  { route: 'PUT /api/admin/settings/{key}', key: 'another', body: { value: '' }, usual: 404 },
]

/** A table or figures, read without a parameter, needs no case of its own. */
const read = routes.flatMap(({ pattern }): RouteCase[] => (/^GET [^{]+$/.test(pattern) ? [{ route: pattern, usual: 200 }] : []))

export const routeCases: readonly RouteCase[] = [...written, ...read]
