/** Support, cancellation requests, the site's settings, and what only the server uses: mails that wait, and the record of admin acts. */
migrate(
  (app) => {
    const text = (name, max, options = {}) => ({ type: 'text', name, max, ...options })
    const required = { required: true }
    const time = (name, options = {}) => text(name, 24, options)
    const choice = (name, values) => ({ type: 'select', name, values, required: true })
    const idOf = (name) => app.findCollectionByNameOrId(name).id
    const refersTo = (name, collection, options = {}) => ({ type: 'relation', name, collectionId: idOf(collection), maxSelect: 1, ...options })
    const hangsOn = (name, collection, options = {}) => refersTo(name, collection, { cascadeDelete: true, required: true, ...options })

    const someone = "@request.auth.collectionName = 'users'"
    const admin = "@request.auth.role = 'admin'"
    const visibleTo = (rule) => ({ listRule: `${someone} && (${rule})`, viewRule: `${someone} && (${rule})` })

    app.save(
      new Collection({
        name: 'support_tickets',
        fields: [
          hangsOn('client_id', 'users'),
          text('subject', 200, required),
          choice('status', ['open', 'closed']),
          time('last_message_at'),
          time('read_at_client'),
          time('read_at_admin', { hidden: true }),
          time('created_at', required),
        ],
        indexes: [
          'CREATE INDEX idx_support_tickets_client ON support_tickets (client_id, last_message_at)',
          'CREATE INDEX idx_support_tickets_status ON support_tickets (status, last_message_at)',
        ],
        ...visibleTo(`client_id = @request.auth.id || ${admin}`),
      }),
    )

    app.save(
      new Collection({
        name: 'support_messages',
        fields: [
          hangsOn('ticket_id', 'support_tickets'),
          // Not a cascade: when an admin's account goes, what support answered stays with the person it was for.
          refersTo('sender_id', 'users'),
          text('content', 4000, required),
          time('created_at', required),
        ],
        indexes: [
          'CREATE INDEX idx_support_messages_ticket ON support_messages (ticket_id, created_at)',
          'CREATE INDEX idx_support_messages_sender ON support_messages (sender_id)',
        ],
        ...visibleTo(`ticket_id.client_id = @request.auth.id || ${admin}`),
      }),
    )

    app.save(
      new Collection({
        name: 'account_cancellation_requests',
        fields: [
          // Emptied when the account goes: the row stays, as product 10 asks.
          refersTo('user_id', 'users'),
          choice('status', ['pending', 'completed']),
          time('resolved_at'),
          refersTo('resolved_by', 'users'),
          time('created_at', required),
        ],
        indexes: [
          "CREATE UNIQUE INDEX idx_cancellations_pending ON account_cancellation_requests (user_id) WHERE status = 'pending' AND user_id != ''",
          'CREATE INDEX idx_cancellations_user ON account_cancellation_requests (user_id)',
          'CREATE INDEX idx_cancellations_status ON account_cancellation_requests (status, created_at)',
        ],
        ...visibleTo('user_id = @request.auth.id'),
      }),
    )

    app.save(
      new Collection({
        name: 'site_settings',
        fields: [text('key', 60, required), text('value', 500)],
        indexes: ['CREATE UNIQUE INDEX idx_site_settings_key ON site_settings (key)'],
        listRule: '',
        viewRule: '',
      }),
    )

    app.save(
      new Collection({
        name: 'mail_queue',
        fields: [
          text('kind', 40, required),
          hangsOn('user_id', 'users'),
          // Whom it names: it goes when they go.
          hangsOn('person_id', 'users', { required: false }),
          { type: 'json', name: 'about', maxSize: 4096 },
          time('due_at', required),
          { type: 'number', name: 'tries', min: 0, onlyInt: true },
          time('created_at', required),
        ],
        indexes: [
          'CREATE INDEX idx_mail_queue_due ON mail_queue (due_at)',
          'CREATE INDEX idx_mail_queue_user ON mail_queue (user_id)',
          'CREATE INDEX idx_mail_queue_person ON mail_queue (person_id)',
        ],
      }),
    )

    app.save(
      new Collection({
        name: 'audit_log',
        fields: [
          text('actor', 15, required),
          text('action', 60, required),
          text('subject', 60),
          { type: 'json', name: 'details', maxSize: 4096 },
          time('created_at', required),
        ],
        indexes: ['CREATE INDEX idx_audit_log_created ON audit_log (created_at)'],
      }),
    )
    for (const event of ['UPDATE', 'DELETE']) {
      app
        .db()
        .newQuery(
          `CREATE TRIGGER audit_log_no_${event.toLowerCase()} BEFORE ${event} ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END`,
        )
        .execute()
    }
  },
  (app) => {
    for (const name of ['audit_log', 'mail_queue', 'site_settings', 'account_cancellation_requests', 'support_messages', 'support_tickets']) {
      app.delete(app.findCollectionByNameOrId(name))
    }
  },
)
