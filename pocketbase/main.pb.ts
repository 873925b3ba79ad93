import type * as hooks from './src/index'
import type {
  App,
  BootstrapEvent,
  MailEvent,
  PasswordEvent,
  RealtimeSubscribeEvent,
  RecordEvent,
  RecordRequestEvent,
  RecordsListEvent,
  RequestEvent,
} from './src/pocketbase-api'

/**
 * Registrations only. PocketBase takes each handler's source text and runs it in an engine of its own, where nothing around it exists:
 * so each is one require of the bundle.
 */
type Handler<E = RequestEvent> = (e: E) => void
type Middleware = { readonly middleware: unique symbol }

declare const __hooks: string
declare function require(path: string): typeof hooks
declare const $app: App
declare const Middleware: new (handler: Handler, priority: number, id: string) => Middleware
declare const $apis: { gzip(): Middleware }
declare function routerAdd(method: string, path: string, handler: Handler, ...middlewares: Middleware[]): void
declare function cronAdd(name: string, when: string, handler: () => void): void
declare function onBootstrap(handler: Handler<BootstrapEvent>): void
declare function onRealtimeSubscribeRequest(handler: Handler<RealtimeSubscribeEvent>): void
declare function onRecordAuthWithPasswordRequest(handler: Handler<PasswordEvent>, ...collections: string[]): void
declare function onRecordCreateRequest(handler: Handler<RecordRequestEvent>, ...collections: string[]): void
declare function onRecordDelete(handler: Handler<RecordEvent>, ...collections: string[]): void
declare function onRecordDeleteRequest(handler: Handler<RecordRequestEvent>, ...collections: string[]): void
declare function onRecordConfirmVerificationRequest(handler: Handler<RecordRequestEvent>, ...collections: string[]): void
declare function onRecordConfirmEmailChangeRequest(handler: Handler<RecordRequestEvent>, ...collections: string[]): void
declare function onRecordsListRequest(handler: Handler<RecordsListEvent>, ...collections: string[]): void
declare function onRecordUpdateRequest(handler: Handler<RecordRequestEvent>, ...collections: string[]): void
declare function onMailerRecordVerificationSend(handler: Handler<MailEvent>, ...collections: string[]): void
declare function onMailerRecordPasswordResetSend(handler: Handler<MailEvent>, ...collections: string[]): void
declare function onMailerRecordEmailChangeSend(handler: Handler<MailEvent>, ...collections: string[]): void

onBootstrap((e) => require(`${__hooks}/canteiro.js`).writeSettings(e))

/** Outermost, so that the rate limiter's refusals are answered like ours. */
const around = new Middleware((e) => require(`${__hooks}/canteiro.js`).around(e), -2000, 'canteiro')

routerAdd('POST', '/api/sign-up', (e) => require(`${__hooks}/canteiro.js`).signUp(e), around)
routerAdd('POST', '/api/account/password-reset', (e) => require(`${__hooks}/canteiro.js`).requestPasswordReset(e), around)
routerAdd('POST', '/api/account/confirmation', (e) => require(`${__hooks}/canteiro.js`).requestConfirmation(e), around)
routerAdd('POST', '/api/account/email', (e) => require(`${__hooks}/canteiro.js`).changeEmail(e), around)
routerAdd('POST', '/api/fetch-cnpj', (e) => require(`${__hooks}/canteiro.js`).fetchCnpj(e), around)
routerAdd('POST', '/api/sync/pull', (e) => require(`${__hooks}/canteiro.js`).pull(e), around, $apis.gzip())
routerAdd('POST', '/api/sync/push', (e) => require(`${__hooks}/canteiro.js`).push(e), around)
routerAdd('POST', '/api/accept_proposal', (e) => require(`${__hooks}/canteiro.js`).acceptProposal(e), around)
routerAdd('GET', '/api/projects/{id}', (e) => require(`${__hooks}/canteiro.js`).readProject(e), around)
routerAdd('GET', '/api/open-projects', (e) => require(`${__hooks}/canteiro.js`).openProjects(e), around, $apis.gzip())
routerAdd('GET', '/api/served-regions', (e) => require(`${__hooks}/canteiro.js`).servedRegions(e), around, $apis.gzip())
routerAdd('GET', '/api/providers', (e) => require(`${__hooks}/canteiro.js`).listProviders(e), around, $apis.gzip())
routerAdd('GET', '/api/providers/{id}', (e) => require(`${__hooks}/canteiro.js`).readProvider(e), around)
routerAdd('GET', '/api/presence', (e) => require(`${__hooks}/canteiro.js`).presence(e), around)
routerAdd('POST', '/api/admin/sign-in', (e) => require(`${__hooks}/canteiro.js`).adminSignIn(e), around)
routerAdd('PUT', '/api/admin/settings/{key}', (e) => require(`${__hooks}/canteiro.js`).setSiteSetting(e), around)
routerAdd('GET', '/{path...}', (e) => require(`${__hooks}/canteiro.js`).site(e), $apis.gzip())

onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/canteiro.js`).signIn(e), 'users')
onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/canteiro.js`).superuserSignIn(e), '_superusers')
onMailerRecordVerificationSend((e) => require(`${__hooks}/canteiro.js`).verificationMail(e), 'users')
onMailerRecordPasswordResetSend((e) => require(`${__hooks}/canteiro.js`).passwordResetMail(e), 'users')
onMailerRecordEmailChangeSend((e) => require(`${__hooks}/canteiro.js`).emailChangeMail(e), 'users')
onRecordUpdateRequest((e) => require(`${__hooks}/canteiro.js`).updateOwnRecord(e), 'users')
onRecordsListRequest((e) => require(`${__hooks}/canteiro.js`).plainQuestionsOnly(e))
onRecordCreateRequest((e) => require(`${__hooks}/canteiro.js`).addPhoto(e), 'project_images')
onRecordDelete((e) => require(`${__hooks}/canteiro.js`).leavingOf(e), 'users')
onRecordDeleteRequest((e) => require(`${__hooks}/canteiro.js`).pumpAfter(e), 'users')
onRecordConfirmVerificationRequest((e) => require(`${__hooks}/canteiro.js`).pumpAfter(e), 'users')
onRecordConfirmEmailChangeRequest((e) => require(`${__hooks}/canteiro.js`).pumpAfter(e), 'users')
for (const path of require(`${__hooks}/canteiro.js`).closedDoors()) routerAdd('POST', path, (e) => require(`${__hooks}/canteiro.js`).closed(e))

onRealtimeSubscribeRequest((e) => require(`${__hooks}/canteiro.js`).subscribe(e))

cronAdd('send-mail', '* * * * *', () => require(`${__hooks}/canteiro.js`).drainMail($app))
cronAdd('mail-unread-messages', '* * * * *', () => require(`${__hooks}/canteiro.js`).mailUnreadMessages($app))
cronAdd('drop-old-attempts', '*/15 * * * *', () => require(`${__hooks}/canteiro.js`).dropOldAttempts($app))
cronAdd('drop-old-cnpj-answers', '23 * * * *', () => require(`${__hooks}/canteiro.js`).dropOldAnswers($app))
cronAdd('forget-old-changes', '17 6 * * *', () => require(`${__hooks}/canteiro.js`).forgetOldChanges($app))
