/** Tickets that no administrator has read yet, which their desktop app counts. */
migrate(
  (app) => {
    app
      .db()
      .newQuery('CREATE INDEX idx_tickets_unread_newest ON support_tickets (last_message_at, id) WHERE read_at_admin < last_message_at')
      .execute()
  },
  (app) => {
    app.db().newQuery('DROP INDEX idx_tickets_unread_newest').execute()
  },
)
