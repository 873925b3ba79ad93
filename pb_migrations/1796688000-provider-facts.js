/** Facts on a provider's card: counted works, and a CNPJ that was found active. Product 128. */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  const users = app.findCollectionByNameOrId('users')
  users.fields.add(new Field({ type: 'number', name: 'works_done', min: 0, onlyInt: true }))
  // The day in São Paulo on which the account's own number was found active; derived by a trigger from the next two.
  users.fields.add(new Field({ type: 'text', name: 'cnpj_active_on', max: 10 }))
  // The last number that its person looked up, and the day on which the registers called it active, '' where they did not.
  users.fields.add(new Field({ type: 'text', name: 'looked_up_cnpj', max: 14, hidden: true }))
  users.fields.add(new Field({ type: 'text', name: 'looked_up_active_on', max: 10, hidden: true }))
  app.save(users)
  const profiles = app.findCollectionByNameOrId('profiles')
  profiles.viewQuery = profiles.viewQuery.replace('about, trades, avatar', 'about, trades, works_done, cnpj_active_on, avatar')
  app.save(profiles)

  const projects = app.findCollectionByNameOrId('projects')
  // The `accepted_at` of the deal that the day's job has judged: no deal is counted twice.
  projects.fields.add(new Field({ type: 'text', name: 'judged_deal', max: 24, hidden: true }))
  const unjudged = "CREATE INDEX idx_projects_unjudged ON projects (completed_at) WHERE status = 'completed' AND judged_deal <> accepted_at"
  projects.indexes = [...projects.indexes, unjudged]
  app.save(projects)

  // Another number takes the claim away, unless it is the one that was looked up.
  run(`CREATE TRIGGER cnpj_active AFTER UPDATE OF document_number, looked_up_cnpj, looked_up_active_on ON users
    WHEN OLD.document_number IS NOT NEW.document_number OR NEW.looked_up_cnpj = NEW.document_number
    BEGIN UPDATE users SET cnpj_active_on = iif(NEW.looked_up_cnpj = NEW.document_number, NEW.looked_up_active_on, '') WHERE id = NEW.id; END`)
  // F1: the trigger of each document that carries the columns watches them.
  for (const trigger of ['feed_users_update', 'feed_profiles_update']) {
    const found = new DynamicModel({ sql: '' })
    app.db().newQuery(`SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = '${trigger}'`).one(found)
    run(`DROP TRIGGER ${trigger}`)
    run(found.sql.replace(' WHEN ', ' WHEN OLD.works_done IS NOT NEW.works_done OR OLD.cnpj_active_on IS NOT NEW.cnpj_active_on OR '))
  }
})
