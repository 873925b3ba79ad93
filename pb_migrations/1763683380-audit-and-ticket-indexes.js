/**
 * The acts upon one subject in the order of the audit's page. And indexes of tickets that nothing reads by: a person's are found by
 * idx_support_tickets_client_newest, everyone's by idx_tickets_status_order.
 */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    const tickets = app.findCollectionByNameOrId('support_tickets')
    const redundant = ['idx_support_tickets_client', 'idx_support_tickets_status']
    tickets.indexes = tickets.indexes.filter((index) => !redundant.some((one) => index.includes(`${one} `) || index.includes(`\`${one}\``)))
    app.save(tickets)
    run('DROP INDEX idx_audit_log_subject')
    run('CREATE INDEX idx_audit_log_subject ON audit_log (subject, created_at, id)')
  },
  () => {
    throw new Error('There is no way back beyond suspensions.')
  },
)
