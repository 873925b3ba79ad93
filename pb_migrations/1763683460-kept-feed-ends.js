/** The feed's end when a start began, apart from the number below which devices are told to look: a start that lacks pictures tells all of them. */
migrate(
  (app) => {
    app.db().newQuery('ALTER TABLE sync_starts ADD COLUMN kept INTEGER NOT NULL DEFAULT 0').execute()
    app.db().newQuery('UPDATE sync_starts SET kept = seq').execute()
  },
  (app) => {
    app.db().newQuery('ALTER TABLE sync_starts DROP COLUMN kept').execute()
  },
)
