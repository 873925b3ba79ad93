/** Of sign-ups that are not confirmed: the hash of their browser's proof, and which of them a later one has replaced. Raw tables. */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    run('CREATE TABLE sign_up_proofs (user_id TEXT NOT NULL PRIMARY KEY, hash TEXT NOT NULL) WITHOUT ROWID')
    run('CREATE TABLE replaced_sign_ups (user_id TEXT NOT NULL PRIMARY KEY, replaced_at TEXT NOT NULL) WITHOUT ROWID')
    run(`CREATE TRIGGER sign_up_proofs_users_delete AFTER DELETE ON users BEGIN
      DELETE FROM sign_up_proofs WHERE user_id = OLD.id; END`)
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    run('DROP TRIGGER sign_up_proofs_users_delete')
    for (const table of ['replaced_sign_ups', 'sign_up_proofs']) run(`DROP TABLE ${table}`)
  },
)
