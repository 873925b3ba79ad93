/** References that are given anew, and reports of their replies. Product 129 and 130. */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  // One that was withdrawn and is given anew is another one: its provider is told of that too.
  run(`CREATE TRIGGER untell_reference AFTER UPDATE OF reference ON proposals WHEN OLD.reference IS NULL AND NEW.reference IS NOT NULL AND NEW.told_reference <> '' BEGIN
    UPDATE proposals SET told_reference = '' WHERE id = NEW.id; END`)
  // A report by the reference's author is about the reply, and so about the provider.
  const found = new DynamicModel({ sql: '' })
  app.db().newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'report_insert'").one(found)
  run('DROP TRIGGER report_insert')
  run(found.sql.replace('nullif(p.client_id, NEW.client_id)', 'iif(p.client_id = NEW.client_id, q.provider_id, p.client_id)'))
})
