/** IBGE's cities: what a project or an account may name. A raw table, filled from the built hooks at every start. */
migrate(
  (app) => {
    app
      .db()
      .newQuery('CREATE TABLE cities (state TEXT NOT NULL, key TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (state, key)) WITHOUT ROWID')
      .execute()
  },
  (app) => {
    app.db().newQuery('DROP TABLE cities').execute()
  },
)
