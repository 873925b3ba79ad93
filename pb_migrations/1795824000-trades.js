/** Trades of providers and projects. Product 97. */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  const add = (name, maxSize) => {
    const collection = app.findCollectionByNameOrId(name)
    collection.fields.add(new Field({ type: 'json', name: 'trades', maxSize }))
    app.save(collection)
  }
  add('users', 200)
  add('projects', 120)
  const profiles = app.findCollectionByNameOrId('profiles')
  profiles.viewQuery = profiles.viewQuery.replace('about, avatar', 'about, trades, avatar')
  app.save(profiles)
  // F1: the trigger of each document that carries the column watches it.
  for (const trigger of ['feed_users_update', 'feed_profiles_update', 'feed_projects_update']) {
    const found = new DynamicModel({ sql: '' })
    app.db().newQuery(`SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = '${trigger}'`).one(found)
    run(`DROP TRIGGER ${trigger}`)
    run(found.sql.replace(' WHEN ', ' WHEN OLD.trades IS NOT NEW.trades OR '))
  }
})
