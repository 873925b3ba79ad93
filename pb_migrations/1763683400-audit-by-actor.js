/** The acts of one administrator, and those of one kind among them, in the order of the audit's page. */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    run('CREATE INDEX idx_audit_log_actor_newest ON audit_log (actor, created_at, id)')
    run('CREATE INDEX idx_audit_log_actor_action_newest ON audit_log (actor, action, created_at, id)')
  },
  (app) => {
    for (const name of ['actor_newest', 'actor_action_newest']) app.db().newQuery(`DROP INDEX idx_audit_log_${name}`).execute()
  },
)
