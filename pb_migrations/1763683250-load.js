/** Indexes and a counter for requests whose cost would grow with everyone's data. */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    // The directory, newest first. PocketBase's own list of a collection's indexes takes no condition with a bracket.
    run("CREATE INDEX idx_users_directory ON users (created_at) WHERE verified = TRUE AND role IN ('empresa', 'autonomo')")

    // Sign-in, sign-up and every request for a mail. The unique one has a condition that SQLite cannot infer from them.
    run('CREATE INDEX idx_users_email_any ON users (email COLLATE NOCASE)')

    // PocketBase looks for what names an account that is deleted.
    run('CREATE INDEX idx_cancellations_resolved_by ON account_cancellation_requests (resolved_by)')

    // Every night's look for removals that are old enough to be forgotten.
    run('CREATE INDEX sync_removed ON sync_changes (seq) WHERE removed = 1')

    // How often the places of public cards have changed: the list of served regions is made anew only then.
    run('CREATE TABLE card_places (changes INTEGER NOT NULL)')
    run('INSERT INTO card_places (changes) VALUES (0)')
    const isCard = (row) => `${row}.verified = TRUE AND ${row}.role IN ('empresa', 'autonomo')`
    const moved = ['city', 'state', 'verified', 'role'].map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ')
    const trigger = (name, event, when) =>
      run(`CREATE TRIGGER card_places_${name} AFTER ${event} ON users WHEN ${when} BEGIN UPDATE card_places SET changes = changes + 1; END`)
    trigger('insert', 'INSERT', isCard('NEW'))
    trigger('update', 'UPDATE', `(${moved}) AND (${isCard('OLD')} OR ${isCard('NEW')})`)
    trigger('delete', 'DELETE', isCard('OLD'))
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    for (const event of ['insert', 'update', 'delete']) run(`DROP TRIGGER card_places_${event}`)
    run('DROP TABLE card_places')
    run('DROP INDEX sync_removed')
    for (const index of ['idx_cancellations_resolved_by', 'idx_users_email_any', 'idx_users_directory']) run(`DROP INDEX ${index}`)
  },
)
