import type * as hooks from './src/index'
import type {
  App,
  BootstrapEvent,
  LogEvent,
  MailEvent,
  PasswordEvent,
  RealtimeSubscribeEvent,
  RecordEvent,
  RecordRequestEvent,
  RequestEvent,
  ServeEvent,
} from './src/pocketbase-api'

/**
 * Registrations only. PocketBase runs each handler's source text in an engine of its own, without anything around it: so each is one require of
 * the bundle.
 */
type Handler<E = RequestEvent> = (e: E) => void
type Middleware = { id: string; readonly middleware: unique symbol }
/** A handler of PocketBase's own, which runs without an engine. */
type NativeHandler = { readonly handler: unique symbol }

declare const __hooks: string
declare function require(path: string): typeof hooks
declare const $app: App & { onServe(): { bindFunc(handler: Handler<ServeEvent>): void } }
declare const $apis: { gzip(): Middleware; bodyLimit(bytes: number): Middleware; static(folder: string, withFallback: boolean): NativeHandler }
declare function routerAdd(method: string, path: string, handler: Handler | NativeHandler, ...middlewares: Middleware[]): void
declare function cronAdd(name: string, when: string, handler: () => void): void
declare function onBootstrap(handler: Handler<BootstrapEvent>): void
declare function onModelCreate(handler: Handler<LogEvent>, ...tables: string[]): void
declare function onRealtimeSubscribeRequest(handler: Handler<RealtimeSubscribeEvent>): void
declare function onRecordAuthWithPasswordRequest(handler: Handler<PasswordEvent>, ...collections: string[]): void
declare function onRecordCreateRequest(handler: Handler<RecordRequestEvent>, ...collections: string[]): void
declare function onRecordAfterDeleteSuccess(handler: Handler<RecordEvent>, ...collections: string[]): void
declare function onRecordDelete(handler: Handler<RecordEvent>, ...collections: string[]): void
declare function onRecordDeleteRequest(handler: Handler<RecordRequestEvent>, ...collections: string[]): void
declare function onRecordConfirmPasswordResetRequest(handler: Handler<RecordRequestEvent>, ...collections: string[]): void
declare function onRecordRequestPasswordResetRequest(handler: Handler<RecordRequestEvent>, ...collections: string[]): void
declare function onRecordRequestVerificationRequest(handler: Handler<RecordRequestEvent>, ...collections: string[]): void
declare function onRecordConfirmVerificationRequest(handler: () => never, ...collections: string[]): void
declare function onRecordRequestEmailChangeRequest(handler: () => never, ...collections: string[]): void
declare function onRecordConfirmEmailChangeRequest(handler: () => never, ...collections: string[]): void
declare function onRecordUpdateRequest(handler: Handler<RecordRequestEvent>, ...collections: string[]): void
declare function onMailerRecordPasswordResetSend(handler: Handler<MailEvent>, ...collections: string[]): void
declare function onMailerRecordEmailChangeSend(handler: Handler<MailEvent>, ...collections: string[]): void

onBootstrap((e) => require(`${__hooks}/canteiro.js`).prepareData(e))

const {
  bodyLimits,
  closeNativeRoutes,
  healthHosts,
  isReplicated,
  operatorsHaveAccess,
  photoCollections,
  receivedPath,
  routes,
  staticFolders,
  uploadDoors,
} = require(`${__hooks}/canteiro.js`)
const limit = (bytes: number, id = 'bodyLimit'): Middleware => {
  const middleware = $apis.bodyLimit(bytes)
  middleware.id = id
  return middleware
}
const small = limit(bodyLimits.small)
const uploaded = limit(bodyLimits.upload)

// Runs once, before anything is served, in the engine that registers: no request takes another one for it.
$app.onServe().bindFunc((e) => closeNativeRoutes(e, limit(bodyLimits.pull)))

for (const { pattern, most, isZipped, isKnown } of routes) {
  const [method = '', path = ''] = pattern.split(' ')
  // The limit once more, in place of PocketBase's middleware that reads the account from the database.
  const middlewares = [limit(most), ...(isZipped ? [$apis.gzip()] : []), ...(isKnown ? [limit(most, 'pbLoadAuthToken')] : [])]
  routerAdd(method, path, (e) => require(`${__hooks}/canteiro.js`).answerRequest(e), ...middlewares)
}
for (const host of healthHosts()) routerAdd('GET', `${host}/api/health`, (e) => require(`${__hooks}/canteiro.js`).health(e), small)
routerAdd('GET', '/{path...}', (e) => require(`${__hooks}/canteiro.js`).site(e), small, $apis.gzip())
routerAdd('POST', receivedPath, (e) => require(`${__hooks}/canteiro.js`).answerShared(e), uploaded)
for (const { path, folder } of staticFolders()) routerAdd('GET', path, $apis.static(folder, false), small, $apis.gzip())

onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/canteiro.js`).superuserSignIn(e), '_superusers')
onMailerRecordPasswordResetSend((e) => require(`${__hooks}/canteiro.js`).passwordResetMail(e), 'users')
onMailerRecordEmailChangeSend((e) => require(`${__hooks}/canteiro.js`).emailChangeMail(e), 'users')
onRecordUpdateRequest((e) => require(`${__hooks}/canteiro.js`).updateOwnRecord(e), 'users')
onRecordCreateRequest((e) => require(`${__hooks}/canteiro.js`).addPhoto(e), ...photoCollections)
onRecordAfterDeleteSuccess((e) => require(`${__hooks}/canteiro.js`).onUserDeleted(e), 'users')
onRecordDelete((e) => require(`${__hooks}/canteiro.js`).onUserDelete(e), 'users')
onRecordDeleteRequest((e) => require(`${__hooks}/canteiro.js`).withPump(e), 'users')
onRecordConfirmPasswordResetRequest((e) => require(`${__hooks}/canteiro.js`).confirmPasswordReset(e), 'users')
// Before PocketBase's own routes, which have a parameter where these name a collection.
for (const [method, path] of uploadDoors) routerAdd(method, path, (e) => require(`${__hooks}/canteiro.js`).takeUploadRequest(e), uploaded)
// Only the page that loads the admin interface is closed: its assets are public files of PocketBase.
if (!operatorsHaveAccess()) routerAdd('GET', '/_/{$}', (e) => require(`${__hooks}/canteiro.js`).closed(e), small)
// No mail opens an operator's account: the console sets its password.
onRecordRequestPasswordResetRequest((e) => require(`${__hooks}/canteiro.js`).answerNothing(e), '_superusers')
onRecordRequestVerificationRequest((e) => require(`${__hooks}/canteiro.js`).refuseMail(e), 'users', 'documentation_gate')
onRecordConfirmVerificationRequest(() => require(`${__hooks}/canteiro.js`).refuseLink(), 'users')
onRecordRequestEmailChangeRequest(() => require(`${__hooks}/canteiro.js`).refuseNewAddress(), 'users')
onRecordConfirmEmailChangeRequest(() => require(`${__hooks}/canteiro.js`).refuseLink(), 'users')

onModelCreate((e) => require(`${__hooks}/canteiro.js`).cutQueries(e), '_logs')
onRealtimeSubscribeRequest((e) => require(`${__hooks}/canteiro.js`).subscribe(e))

cronAdd('tell-providers', '* * * * *', () => require(`${__hooks}/canteiro.js`).runNoticeJobs($app))
cronAdd('send-mail', '* * * * *', () => require(`${__hooks}/canteiro.js`).drainMail($app))
cronAdd('send-web-pushes', '* * * * *', () => require(`${__hooks}/canteiro.js`).sendWebPushes($app, 600))
cronAdd('mail-unread-messages', '* * * * *', () => require(`${__hooks}/canteiro.js`).mailUnreadMessages($app))
// At 7:00 of São Paulo, which has no summer time.
cronAdd('mail-new-projects', '0 10 * * *', () => require(`${__hooks}/canteiro.js`).mailNewProjects($app))
// At 8:07 in São Paulo, so that its mails come by day.
cronAdd('ask-what-is-still-needed', '7 11 * * *', () => require(`${__hooks}/canteiro.js`).askWhatIsStillNeeded($app))
cronAdd('tell-of-ending-quotes', '17 11 * * *', () => require(`${__hooks}/canteiro.js`).tellOfEndingQuotes($app))
cronAdd('tell-of-shown-references', '27 11 * * *', () => require(`${__hooks}/canteiro.js`).tellOfShownReferences($app))
cronAdd('forget-ended-streams', '* * * * *', () => require(`${__hooks}/canteiro.js`).forgetEndedStreams($app))
cronAdd('finish-deletions', '* * * * *', () => require(`${__hooks}/canteiro.js`).finishDeletions($app))
cronAdd('drop-old-attempts', '*/15 * * * *', () => require(`${__hooks}/canteiro.js`).dropOldAttempts($app))
cronAdd('forget-old-changes', '17 6 * * *', () => require(`${__hooks}/canteiro.js`).forgetOldChanges($app))
cronAdd('count-works', '7 6 * * *', () => require(`${__hooks}/canteiro.js`).countWorks($app))
cronAdd('drop-old-notifications', '37 5 * * *', () => require(`${__hooks}/canteiro.js`).dropOldNotifications($app))
cronAdd('drop-old-evidence', '7 5 * * *', () => require(`${__hooks}/canteiro.js`).dropOldEvidence($app))
cronAdd('drop-old-sign-ups', '27 5 * * *', () => require(`${__hooks}/canteiro.js`).dropOldSignUps($app))
cronAdd('drop-old-web-pushes', '47 5 * * *', () => require(`${__hooks}/canteiro.js`).dropOldWebPushes($app))
// PocketBase's own job of this name truncates the database's write-ahead log, which Litestream reads.
if (isReplicated()) cronAdd('__pbDBOptimize__', '0 0 * * *', () => require(`${__hooks}/canteiro.js`).optimize($app))
cronAdd('forget-old-proposal-mails', '57 5 * * *', () => require(`${__hooks}/canteiro.js`).forgetOldProposalMails($app))
