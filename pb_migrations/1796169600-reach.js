/** Distances between cities: who is told of a new project, and which open projects of other states a device holds. Product 44 and 105, rule F2. */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  const users = app.findCollectionByNameOrId('users')
  users.fields.getByName('notify_scope').values = ['city', 'km30', 'km60', 'state', 'none']
  app.save(users)

  // Both are filled at the next start, as ever; open projects get their channels then.
  for (const column of ['lat', 'lon']) run(`ALTER TABLE cities ADD COLUMN ${column} INTEGER NOT NULL DEFAULT 0`)
  run('CREATE TABLE city_reach (state TEXT NOT NULL, city TEXT NOT NULL, near TEXT NOT NULL, PRIMARY KEY (state, city, near)) WITHOUT ROWID')
  // Those of another state who are told of a new project.
  run(`CREATE INDEX idx_users_reaching ON users (state, id)
    WHERE verified = TRUE AND role <> 'cliente' AND role <> 'admin' AND notify_scope IN ('km30', 'km60')`)

  const remake = (trigger, changed) => {
    const found = new DynamicModel({ sql: '' })
    app.db().newQuery(`SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = '${trigger}'`).one(found)
    const sql = changed(found.sql)
    if (sql === found.sql) throw new Error(`${trigger} is another one.`)
    run(`DROP TRIGGER ${trigger}`)
    run(sql)
  }
  const near = "'near:' || near || ':' || state"
  const reached = 'FROM projects JOIN city_reach USING (state, city) WHERE'
  // F2: beside the channel of its state, those of the states that its city reaches.
  for (const trigger of ['feed_projects_insert', 'feed_projects_update'])
    remake(trigger, (sql) =>
      sql.replace(
        /SELECT 'open:' \|\| state FROM projects WHERE (.*?suspended_at <> ''\))/gs,
        (open, where) => `${open}
    UNION ALL SELECT ${near} ${reached} ${where}`,
      ),
    )
  remake('feed_users_suspended', (sql) =>
    sql.replace(
      /(INSERT .*) 'open:' \|\| state(, .*) FROM projects WHERE ([^;]*;)/s,
      (open, insert, columns, where) => `${open}
    ${insert} ${near}${columns} ${reached} ${where}`,
    ),
  )
  // F5a: the city decides which of those a session follows.
  remake('feed_session_update', (sql) => sql.replace(' WHEN ', ' WHEN OLD.city IS NOT NEW.city OR '))
})
