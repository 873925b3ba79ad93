/** References of completed works, by their owner, with the provider's reply. Product 129. */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  const proposals = app.findCollectionByNameOrId('proposals')
  proposals.fields.add(new Field({ type: 'json', name: 'reference', maxSize: 10_000 }))
  // The reference's `shown_from` of which its provider was told, or which is not shown to others.
  proposals.fields.add(new Field({ type: 'text', name: 'told_reference', max: 24, hidden: true }))
  const ofProvider = 'CREATE INDEX idx_proposals_references ON proposals (provider_id) WHERE reference IS NOT NULL'
  // Those to tell of, for the day's job.
  const untold =
    "CREATE INDEX idx_proposals_untold ON proposals (json_extract(reference, '$.shown_from')) WHERE reference IS NOT NULL AND told_reference = ''"
  proposals.indexes = [...proposals.indexes, ofProvider, untold]
  app.save(proposals)
  // F1: the document's trigger watches its new column.
  const found = new DynamicModel({ sql: '' })
  app.db().newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'feed_proposals_update'").one(found)
  run('DROP TRIGGER feed_proposals_update')
  run(found.sql.replace(' WHEN ', ' WHEN OLD.reference IS NOT NEW.reference OR '))
})
