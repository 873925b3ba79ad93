/** The name that the register has for a number that was found active: a reader sees whose it is. Product 128. */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  const users = app.findCollectionByNameOrId('users')
  // Derived by the trigger from the next one, '' where nothing is said.
  users.fields.add(new Field({ type: 'text', name: 'cnpj_name', max: 120 }))
  // Name of the company whose number was looked up last; '' for a look-up of before.
  users.fields.add(new Field({ type: 'text', name: 'looked_up_name', max: 120, hidden: true }))
  app.save(users)
  const profiles = app.findCollectionByNameOrId('profiles')
  profiles.viewQuery = profiles.viewQuery.replace('cnpj_active_on, avatar', 'cnpj_active_on, cnpj_name, avatar')
  app.save(profiles)

  run('DROP TRIGGER cnpj_active')
  run(`CREATE TRIGGER cnpj_active AFTER UPDATE OF document_number, looked_up_cnpj, looked_up_active_on, looked_up_name ON users
    WHEN OLD.document_number IS NOT NEW.document_number OR NEW.looked_up_cnpj = NEW.document_number
    BEGIN UPDATE users SET cnpj_active_on = iif(NEW.looked_up_cnpj = NEW.document_number, NEW.looked_up_active_on, ''),
      cnpj_name = iif(NEW.looked_up_cnpj = NEW.document_number AND NEW.looked_up_active_on <> '', NEW.looked_up_name, '') WHERE id = NEW.id; END`)
  // F1: the trigger of each document that carries the column watches it.
  for (const trigger of ['feed_users_update', 'feed_profiles_update']) {
    const found = new DynamicModel({ sql: '' })
    app.db().newQuery(`SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = '${trigger}'`).one(found)
    run(`DROP TRIGGER ${trigger}`)
    run(found.sql.replace(' WHEN ', ' WHEN OLD.cnpj_name IS NOT NEW.cnpj_name OR '))
  }
})
