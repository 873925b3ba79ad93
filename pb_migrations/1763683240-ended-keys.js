/**
 * The keys that an account's sessions were signed with and are no more: of a password that was changed, of an account that was deleted. By them a
 * device whose account is gone hears so, whenever it asks, and nobody else does. Rule A1.
 */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    run('CREATE TABLE ended_keys (user_id TEXT NOT NULL, token_key TEXT NOT NULL)')
    run('CREATE INDEX idx_ended_keys_user ON ended_keys (user_id)')

    // An account that was never confirmed had no session. Ten are enough, so that changing a password fills nothing.
    const keep = `INSERT INTO ended_keys (user_id, token_key) VALUES (OLD.id, OLD.tokenKey);
      DELETE FROM ended_keys WHERE user_id = OLD.id
        AND rowid NOT IN (SELECT rowid FROM ended_keys WHERE user_id = OLD.id ORDER BY rowid DESC LIMIT 10);`
    run(`CREATE TRIGGER ended_key_changed AFTER UPDATE OF tokenKey ON users
      WHEN OLD.verified = TRUE AND OLD.tokenKey IS NOT NEW.tokenKey BEGIN ${keep} END`)
    run(`CREATE TRIGGER ended_key_removed AFTER DELETE ON users WHEN OLD.verified = TRUE BEGIN ${keep} END`)

    // Accounts that an earlier release deleted left no key: '' stands for any, as that release answered.
    run(`INSERT INTO ended_keys (user_id, token_key) SELECT DISTINCT record, '' FROM sync_changes
      WHERE collection = 'users' AND removed = 1 AND record NOT IN (SELECT id FROM users)`)
  },
  (app) => {
    for (const name of ['ended_key_changed', 'ended_key_removed']) app.db().newQuery(`DROP TRIGGER ${name}`).execute()
    app.db().newQuery('DROP TABLE ended_keys').execute()
  },
)
