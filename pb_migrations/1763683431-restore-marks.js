/** The mark of a restore that a start found, by its file's time: one that could not be removed is found again, and is of no second restore. */
migrate(
  (app) => {
    app.db().newQuery("ALTER TABLE sync_starts ADD COLUMN mark TEXT NOT NULL DEFAULT ''").execute()
  },
  (app) => {
    app.db().newQuery('ALTER TABLE sync_starts DROP COLUMN mark').execute()
  },
)
