/** Administrators read tickets by their last message alone: one that is opened, and so read, stays where it is. */
migrate(
  (app) => {
    const run = (/** @type {string} */ sql) => app.db().newQuery(sql).execute()
    for (const index of ['idx_tickets_status_order', 'idx_tickets_all_order']) run(`DROP INDEX ${index}`)
    run('CREATE INDEX idx_tickets_all_newest ON support_tickets (last_message_at, id)')
    run('CREATE INDEX idx_tickets_status_newest ON support_tickets (status, last_message_at, id)')
  },
  (app) => {
    const run = (/** @type {string} */ sql) => app.db().newQuery(sql).execute()
    for (const index of ['idx_tickets_status_newest', 'idx_tickets_all_newest']) run(`DROP INDEX ${index}`)
    const order = "(iif(read_at_admin < last_message_at, '1', '0') || last_message_at)"
    run(`CREATE INDEX idx_tickets_all_order ON support_tickets (${order}, id)`)
    run(`CREATE INDEX idx_tickets_status_order ON support_tickets (status, ${order}, id)`)
  },
)
