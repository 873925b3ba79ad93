import { serverNow } from '../globals'
import { notify } from '../notices/notices'
import type { App, RecordEvent } from '../pocketbase-api'
import { removeConversations, removeProjects } from '../remove-projects'
import { dropSignUps } from '../sign-ups/sign-ups'
import { inTransaction, rowsOf, run } from '../sql'

/** Around every deletion of an account, from any route or console. PocketBase's cascade deletes its other records and its files. */
export function onUserDelete(e: RecordEvent): void {
  const { app } = e
  inTransaction(app, (tx) => {
    const now = serverNow()
    reopenProjects(tx, e.record.id, now)
    forgetFinishedDeals(tx, e.record.id)
    tellProposers(tx, e.record.id, now)
    run(tx, "UPDATE account_cancellation_requests SET status = 'completed', resolved_at = {:now} WHERE user_id = {:id} AND status = 'pending'", {
      id: e.record.id,
      now,
    })
    const { id } = e.record
    removeProjects(tx, 'client_id = {:id}', { id })
    removeConversations(tx, 'participant_one = {:id} OR participant_two = {:id}', { id })
    for (const statement of manyOf) run(tx, statement, { id })
    forgetAddress(tx, e.record.getString('email').toLowerCase())
    e.app = tx
    e.next()
  })
  e.app = app
}

/** Tables without files where one account can have thousands of rows: the cascade deletes row by row, and all commands wait. */
const manyOf = [
  'DELETE FROM proposals WHERE provider_id = {:id}',
  'DELETE FROM silences WHERE user_id = {:id} OR person_id = {:id}',
  'DELETE FROM notifications WHERE user_id = {:id} OR person_id = {:id}',
  'DELETE FROM mail_queue WHERE user_id = {:id} OR person_id = {:id}',
  // Copies of a conversation go with either side, as the conversation does. Product 117.
  'UPDATE support_tickets SET enclosed = 0 WHERE id IN (SELECT ticket_id FROM report_evidence WHERE reported_id = {:id})',
  'DELETE FROM report_evidence WHERE reported_id = {:id}',
  "UPDATE support_tickets SET reported_id = '' WHERE reported_id <> '' AND reported_id = {:id}",
  'DELETE FROM support_messages WHERE ticket_id IN (SELECT id FROM support_tickets WHERE client_id = {:id})',
  'DELETE FROM support_tickets WHERE client_id = {:id}',
  // The row stays without what it says of its person.
  "UPDATE account_cancellation_requests SET reason = '' WHERE user_id = {:id} AND reason <> ''",
  "UPDATE support_messages SET sender_id = '' WHERE sender_id = {:id}",
]

/** Sign-ups with the account's address, and mails to it, whoever asked for them. */
function forgetAddress(tx: App, email: string): void {
  dropSignUps(tx, email)
  run(tx, "DELETE FROM mail_queue WHERE user_id = '' AND about ->> 'email' = {:email}", { email })
}

const project = { id: '', title: '', client_id: '' }

/** A project in progress that loses its chosen provider is open again, with the proposals that were refused. */
function reopenProjects(tx: App, provider: string, now: string): void {
  const reopened = rowsOf(
    tx,
    project,
    // CROSS JOIN begins with the account's proposals: the planner would read all projects in progress.
    `SELECT p.id, p.title, p.client_id FROM proposals q CROSS JOIN projects p ON p.id = q.project_id
      WHERE q.provider_id = {:provider} AND p.accepted_proposal_id = q.id AND p.status = 'in_progress'`,
    { provider },
  )
  for (const { id, title, client_id } of reopened) {
    run(tx, "UPDATE projects SET status = 'open', accepted_proposal_id = '', accepted_at = '', touched_at = {:now}, asked_at = '' WHERE id = {:id}", {
      id,
      now,
    })
    run(tx, "UPDATE proposals SET status = 'pending' WHERE project_id = {:id} AND status = 'rejected' AND undone_by = ''", { id })
    const recipients = [{ user: client_id }, { proposersOf: id, except: provider, standing: true as const }]
    notify(
      tx,
      recipients.map((to) => ({ kind: 'project_reopened', to, project: { id, title, client_id } })),
      now,
    )
  }
}

/** A proposal's id is made of its provider's id, which no finished project keeps. */
const forgetFinishedDeals = (tx: App, provider: string): void =>
  run(
    tx,
    `UPDATE projects SET accepted_proposal_id = '' WHERE id IN (SELECT project_id FROM proposals WHERE provider_id = {:provider})
      AND accepted_proposal_id IN (SELECT id FROM proposals WHERE provider_id = {:provider})`,
    { provider },
  )

/** These notices stay when the account goes: product 10. */
function tellProposers(tx: App, client: string, now: string): void {
  const going = rowsOf(tx, project, 'SELECT id, title, client_id FROM projects WHERE client_id = {:client}', { client })
  notify(
    tx,
    going.map(({ id, title }) => ({ kind: 'project_deleted', to: { proposersOf: id }, project: { id, title, client_id: '' } })),
    now,
  )
}
