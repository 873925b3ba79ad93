/** Which starts followed a restore: who is told of one may exceed the quotas for an hour, once. */
migrate(
  (app) => {
    app.db().newQuery('ALTER TABLE sync_starts ADD COLUMN restored INTEGER NOT NULL DEFAULT 0').execute()
    app.db().newQuery('CREATE INDEX idx_sync_starts_restored ON sync_starts (restored) WHERE restored = 1').execute()
  },
  (app) => {
    app.db().newQuery('DROP INDEX idx_sync_starts_restored').execute()
    app.db().newQuery('ALTER TABLE sync_starts DROP COLUMN restored').execute()
  },
)
