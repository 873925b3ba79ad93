/** References of completed works, by their owner, with the provider's reply. Product 129. */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  const remake = (trigger, from, to) => {
    const found = new DynamicModel({ sql: '' })
    app.db().newQuery(`SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = '${trigger}'`).one(found)
    run(`DROP TRIGGER ${trigger}`)
    run(found.sql.replace(from, to))
  }
  const proposals = app.findCollectionByNameOrId('proposals')
  proposals.fields.add(new Field({ type: 'json', name: 'reference', maxSize: 10_000 }))
  // The id under which others read it: a proposal's own tells who won. Product 17.
  proposals.fields.add(new Field({ type: 'text', name: 'reference_key', max: 15, hidden: true }))
  // The reference's `shown_from` of which its provider was told, or which is not shown to others.
  proposals.fields.add(new Field({ type: 'text', name: 'told_reference', max: 24, hidden: true }))
  proposals.indexes = [
    ...proposals.indexes,
    'CREATE INDEX idx_proposals_references ON proposals (provider_id) WHERE reference IS NOT NULL',
    "CREATE INDEX idx_proposals_reference_key ON proposals (reference_key) WHERE reference_key <> ''",
    // Those to tell of, for the day's job.
    "CREATE INDEX idx_proposals_untold ON proposals (json_extract(reference, '$.shown_from')) WHERE reference IS NOT NULL AND told_reference = ''",
  ]
  app.save(proposals)
  run(`CREATE TRIGGER reference_key AFTER UPDATE OF reference ON proposals WHEN NEW.reference IS NOT NULL AND NEW.reference_key = '' BEGIN
    UPDATE proposals SET reference_key = lower(substr(hex(randomblob(8)), 1, 15)) WHERE id = NEW.id; END`)
  // F1: the document's trigger watches its new column.
  remake('feed_proposals_update', ' WHEN ', ' WHEN OLD.reference IS NOT NEW.reference OR ')
  // Whom a report of a reference is about: its author. Product 118.
  const author = `coalesce((SELECT nullif(p.client_id, NEW.client_id) FROM proposals q JOIN projects p ON p.id = q.project_id
    WHERE q.reference_key = substr(NEW.subject, -15) AND q.reference_key <> ''), '')`
  remake('report_insert', 'ELSE coalesce(', `WHEN NEW.subject LIKE 'Denúncia: referência %' THEN ${author} ELSE coalesce(`)
})
