import { bodyLimits } from '#domain/wire/wire'
import { changeEmail } from './accounts/change-email'
import { confirmAccount, confirmEmailChange } from './accounts/confirm'
import { requestConfirmation, requestPasswordReset } from './accounts/request-mail'
import { signIn } from './accounts/sign-in'
import { signUp } from './accounts/sign-up'
import { listAudit, listAuditActors } from './admin/audit-page'
import { approveCancellation, declineCancellation, listCancellations } from './admin/cancellations'
import { readDashboard } from './admin/dashboard'
import { recordExport } from './admin/exports'
import { listProjectProposals } from './admin/project-proposals'
import { listAllProjects } from './admin/project-table'
import { readEvidence } from './admin/read-evidence'
import { removeProject } from './admin/remove-project'
import { removeReference } from './admin/remove-reference'
import { listSavedReplies, removeSavedReply, saveReply } from './admin/saved-replies'
import { setSiteSetting } from './admin/set-site-setting'
import { adminSignIn } from './admin/sign-in'
import { listTickets, readTicket, replyToTicket, setTicketStatus } from './admin/support-tickets'
import { setSuspension } from './admin/suspend'
import { readUser } from './admin/user-page'
import { listUsers } from './admin/users'
import { fetchCnpj } from './cnpj/look-up'
import { Failure } from './failure'
import { openProjects } from './listings/open-projects'
import { listProviders, readProvider } from './listings/providers'
import { readProject } from './listings/read-project'
import { listReferences } from './listings/references'
import { servedRegions } from './listings/served-regions'
import { readSharedProject } from './listings/shared-project'
import { askToUnsubscribe, unsubscribe } from './mail/unsubscribe'
import { presence } from './presence'
import { readDocumentation } from './read-documentation'
import { forAdministrators, forAnyone, forDevices, forSessions, forSignedIn, type Route, route } from './requests/route'
import { pull } from './sync/pull/pull'
import { acceptProposal, markByPush, push } from './sync/push/push-routes'
import { readWebPushNews } from './web-push/read-news'
import { endWebPush, readWebPushKey, subscribeToWebPush } from './web-push/subscriptions'

const zipped = { isZipped: true }

export const routes: readonly Route[] = [
  forAnyone('POST /api/sign-up', signUp),
  forAnyone('POST /api/collections/users/auth-with-password', signIn),
  forAnyone('POST /api/account/password-reset', requestPasswordReset),
  forAnyone('POST /api/account/confirm', confirmAccount),
  forAnyone('POST /api/account/email/confirm', confirmEmailChange),
  forAnyone('POST /api/account/confirmation', requestConfirmation),
  forAnyone('GET /api/unsubscribe/{token}', askToUnsubscribe),
  forAnyone('POST /api/unsubscribe/{token}', unsubscribe),
  forDevices('POST /api/account/email', changeEmail),
  forDevices('POST /api/fetch-cnpj', fetchCnpj),
  forSessions('POST /api/sync/pull', pull, { most: bodyLimits.pull, ...zipped }),
  forSessions('POST /api/sync/push', push, { most: bodyLimits.push }),
  forDevices('POST /api/accept_proposal', acceptProposal, { most: bodyLimits.push }),
  forSignedIn('GET /api/projects/{id}', readProject),
  forAnyone('GET /api/shared-projects/{id}', readSharedProject),
  forSignedIn('GET /api/open-projects', openProjects, zipped),
  forAnyone('GET /api/served-regions', servedRegions, zipped),
  forAnyone('GET /api/providers', listProviders, zipped),
  forAnyone('GET /api/providers/{id}', readProvider),
  forAnyone('GET /api/providers/{id}/references', listReferences, zipped),
  forSignedIn('GET /api/presence', presence),
  forDevices('GET /api/web-push/key', readWebPushKey),
  forDevices('POST /api/web-push', subscribeToWebPush),
  forAnyone('POST /api/web-push/news', readWebPushNews),
  forAnyone('POST /api/web-push/end', endWebPush),
  forAnyone('POST /api/web-push/read', markByPush),
  forAnyone('POST /api/documentation', readDocumentation, zipped),
  forAnyone('POST /api/admin/sign-in', adminSignIn),
  forAdministrators('PUT /api/admin/settings/{key}', setSiteSetting),
  forAdministrators('GET /api/admin/dashboard', readDashboard, zipped),
  forAdministrators('GET /api/admin/cancellations', listCancellations, zipped),
  forAdministrators('POST /api/admin/cancellations/{id}/approve', approveCancellation),
  forAdministrators('POST /api/admin/cancellations/{id}/decline', declineCancellation),
  forAdministrators('GET /api/admin/support', listTickets, zipped),
  forAdministrators('GET /api/admin/support/{id}', readTicket, zipped),
  forAdministrators('PATCH /api/admin/support/{id}', setTicketStatus),
  forAdministrators('POST /api/admin/support/{id}/messages', replyToTicket),
  forAdministrators('POST /api/admin/support/{id}/evidence', readEvidence, zipped),
  forAdministrators('GET /api/admin/saved-replies', listSavedReplies, zipped),
  forAdministrators('PUT /api/admin/saved-replies/{id}', saveReply),
  forAdministrators('POST /api/admin/saved-replies/{id}/removal', removeSavedReply),
  forAdministrators('GET /api/admin/audit', listAudit, zipped),
  forAdministrators('GET /api/admin/audit/actors', listAuditActors, zipped),
  forAdministrators('GET /api/admin/users', listUsers, zipped),
  forAdministrators('GET /api/admin/users/{id}', readUser, zipped),
  forAdministrators('PUT /api/admin/users/{id}/suspension', setSuspension),
  forAdministrators('GET /api/admin/projects', listAllProjects, zipped),
  forAdministrators('GET /api/admin/projects/{id}/proposals', listProjectProposals, zipped),
  forAdministrators('POST /api/admin/projects/{id}/removal', removeProject),
  forAdministrators('POST /api/admin/references/{id}/removal', removeReference),
  forAdministrators('POST /api/admin/exports', recordExport),
]

const byPattern = new Map<string, Route>(routes.map((one) => [one.pattern, one]))

export const answerRequest = route((e) => {
  const asked = byPattern.get(e.request.pattern)
  if (!asked) throw new Failure(404, 'not_found')
  asked.handle(e)
})
