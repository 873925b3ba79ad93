/** A proposal's quote and its validity. Product 107 and 110. */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  const remake = (trigger, from, to) => {
    const found = new DynamicModel({ sql: '' })
    app.db().newQuery(`SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = '${trigger}'`).one(found)
    run(`DROP TRIGGER ${trigger}`)
    run(found.sql.replace(from, to))
  }
  const proposals = app.findCollectionByNameOrId('proposals')
  proposals.fields.add(new Field({ type: 'json', name: 'quote', maxSize: 40_000 }))
  proposals.fields.add(new Field({ type: 'text', name: 'valid_until', max: 10 }))
  proposals.fields.add(new Field({ type: 'text', name: 'asked_until', max: 10 }))
  // The `valid_until` of which its provider was told that it ends, and both sides that it has ended.
  proposals.fields.add(new Field({ type: 'text', name: 'told_ending', max: 10, hidden: true }))
  proposals.fields.add(new Field({ type: 'text', name: 'told_ended', max: 10, hidden: true }))
  // Those whose validity ends, for the day's job.
  const ending = "CREATE INDEX idx_proposals_ending ON proposals (valid_until) WHERE status = 'pending' AND valid_until != ''"
  proposals.indexes = [...proposals.indexes, ending]
  app.save(proposals)
  // F1: the trigger of the document that carries the columns watches them.
  const watched = ['quote', 'valid_until', 'asked_until'].map((name) => `OLD.${name} IS NOT NEW.${name} OR `)
  remake('feed_proposals_update', ' WHEN ', ` WHEN ${watched.join('')}`)
  // Notices by which a person turns to another one, who has blocked them since. Product 93.
  remake('notices_of_blocked', "'proposal_confirmed',", "'proposal_confirmed', 'confirmation_asked', 'quote_ended',")
})
