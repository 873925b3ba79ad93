/** From where accounts have signed in, when a proposal was last mailed, and indexes of what goes first or goes by age. */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    // Keyed hashes, not addresses: only that a known one comes again can be told.
    run(
      'CREATE TABLE known_addresses (user_id TEXT NOT NULL, address TEXT NOT NULL, last_at TEXT NOT NULL, PRIMARY KEY (user_id, address)) WITHOUT ROWID',
    )
    run('CREATE INDEX known_addresses_age ON known_addresses (last_at)')
    run(`CREATE TABLE proposal_mails (project_id TEXT NOT NULL, provider_id TEXT NOT NULL, mailed_at TEXT NOT NULL,
      PRIMARY KEY (project_id, provider_id)) WITHOUT ROWID`)
    run('CREATE INDEX proposal_mails_age ON proposal_mails (mailed_at)')
    run(`CREATE TRIGGER known_addresses_users_delete AFTER DELETE ON users BEGIN
      DELETE FROM known_addresses WHERE user_id = OLD.id; END`)
    const index = (name, sql) => {
      const collection = app.findCollectionByNameOrId(name)
      collection.indexes = [...collection.indexes, sql]
      app.save(collection)
    }
    index('mail_queue', 'CREATE INDEX idx_mail_queue_kind ON mail_queue (kind, due_at)')
    index('notifications', 'CREATE INDEX idx_notifications_created ON notifications (created_at)')
    index('users', 'CREATE INDEX idx_users_unconfirmed ON users (created_at) WHERE verified = FALSE')
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    const dropIndex = (name, index) => {
      const collection = app.findCollectionByNameOrId(name)
      collection.indexes = collection.indexes.filter((sql) => !sql.includes(index))
      app.save(collection)
    }
    dropIndex('users', 'idx_users_unconfirmed')
    dropIndex('notifications', 'idx_notifications_created')
    dropIndex('mail_queue', 'idx_mail_queue_kind')
    run('DROP TRIGGER known_addresses_users_delete')
    for (const table of ['proposal_mails', 'known_addresses']) run(`DROP TABLE ${table}`)
  },
)
