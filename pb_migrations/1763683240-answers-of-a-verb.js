/** The answer to a command belongs to its verb. '' is a row of an earlier release, or a command that could not be read: it matches every verb. Rule P4. */
migrate(
  (app) => {
    app.db().newQuery("ALTER TABLE sync_answers ADD COLUMN verb TEXT NOT NULL DEFAULT ''").execute()
  },
  (app) => {
    app.db().newQuery('ALTER TABLE sync_answers DROP COLUMN verb').execute()
  },
)
