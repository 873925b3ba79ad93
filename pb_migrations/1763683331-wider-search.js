/**
 * The folded text that searches read holds more: 'about' and the state of a person, city and state of a project. `search_refills` says which tables
 * are to be filled anew, and from which id on; the server does it when it starts, in chunks. No trigger of the feed names `search`.
 */
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.getByName('search').max = 6000
    app.save(users)
    app.db().newQuery("CREATE TABLE search_refills (collection TEXT PRIMARY KEY, cursor TEXT NOT NULL DEFAULT '') WITHOUT ROWID").execute()
    app.db().newQuery("INSERT INTO search_refills (collection) VALUES ('users'), ('projects')").execute()
  },
  (app) => {
    app.db().newQuery('DROP TABLE search_refills').execute()
    const users = app.findCollectionByNameOrId('users')
    users.fields.getByName('search').max = 400
    app.save(users)
  },
)
