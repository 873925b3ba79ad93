/** The directory of one state, newest first. */
migrate(
  (app) => {
    app
      .db()
      .newQuery("CREATE INDEX idx_users_directory_state ON users (state, created_at) WHERE verified = TRUE AND role IN ('empresa', 'autonomo')")
      .execute()
  },
  (app) => {
    app.db().newQuery('DROP INDEX idx_users_directory_state').execute()
  },
)
