/**
 * Accounts that were deleted: an id and when. The deleting transaction writes the row, with the folders whose files are still to go; once they are
 * gone and the id stands in deletions.txt, `folders` is ''. And the orders in which administrators read tickets, requests and the audit.
 */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    run("CREATE TABLE account_deletions (user_id TEXT PRIMARY KEY, deleted_at TEXT NOT NULL, folders TEXT NOT NULL DEFAULT '') WITHOUT ROWID")
    run("CREATE INDEX account_deletions_unfinished ON account_deletions (user_id) WHERE folders <> ''")
    // When a proposal was last mailed goes with its provider and its project.
    run('CREATE INDEX proposal_mails_provider ON proposal_mails (provider_id)')
    run('CREATE TRIGGER proposal_mails_users_delete AFTER DELETE ON users BEGIN DELETE FROM proposal_mails WHERE provider_id = OLD.id; END')
    run('CREATE TRIGGER proposal_mails_projects_delete AFTER DELETE ON projects BEGIN DELETE FROM proposal_mails WHERE project_id = OLD.id; END')
    run('CREATE INDEX idx_cancellations_newest ON account_cancellation_requests (created_at, id)')
    run('CREATE INDEX idx_audit_log_newest ON audit_log (created_at, id)')
    run('CREATE INDEX idx_audit_log_action_newest ON audit_log (action, created_at, id)')
    // Tickets with something new from their person come first.
    const order = "(iif(read_at_admin < last_message_at, '1', '0') || last_message_at)"
    run(`CREATE INDEX idx_tickets_all_order ON support_tickets (${order}, id)`)
    run(`CREATE INDEX idx_tickets_status_order ON support_tickets (status, ${order}, id)`)
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    for (const index of [
      'idx_tickets_status_order',
      'idx_tickets_all_order',
      'idx_audit_log_action_newest',
      'idx_audit_log_newest',
      'idx_cancellations_newest',
    ])
      run(`DROP INDEX ${index}`)
    for (const table of ['users', 'projects']) run(`DROP TRIGGER proposal_mails_${table}_delete`)
    run('DROP INDEX proposal_mails_provider')
    run('DROP TABLE account_deletions')
  },
)
