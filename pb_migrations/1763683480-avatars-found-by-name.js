/**
 * Finds an account by its picture: at each download of a card's, PocketBase looks up whose file it is by its name. Without a condition, since SQLite does not
 * know that a name that is asked for is not ''.
 */
migrate(
  (app) => {
    for (const field of ['avatar', 'avatar_small']) app.db().newQuery(`CREATE INDEX idx_users_${field} ON users (${field})`).execute()
  },
  (app) => {
    for (const field of ['avatar', 'avatar_small']) app.db().newQuery(`DROP INDEX idx_users_${field}`).execute()
  },
)
