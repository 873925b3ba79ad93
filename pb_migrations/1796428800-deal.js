/** The work since a proposal's acceptance. Product 120. */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  const proposals = app.findCollectionByNameOrId('proposals')
  proposals.fields.add(new Field({ type: 'json', name: 'deal', maxSize: 80_000 }))
  app.save(proposals)
  // F1: the document's trigger watches its new column.
  const found = new DynamicModel({ sql: '' })
  app.db().newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'feed_proposals_update'").one(found)
  run('DROP TRIGGER feed_proposals_update')
  run(found.sql.replace(' WHEN ', ' WHEN OLD.deal IS NOT NEW.deal OR '))
})
