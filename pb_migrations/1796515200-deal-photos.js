/** Photos of the work, of a proposal that was accepted: seen by its two sides. Product 127. */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  const trigger = (name, event, body) => run(`CREATE TRIGGER ${name} AFTER ${event} BEGIN ${body} END`)
  const me = '@request.auth.id'
  const isSide = `(proposal_id.provider_id = ${me} || proposal_id.project_id.client_id = ${me})`
  const picture = (name, maxSize) => ({ type: 'file', name, maxSize, mimeTypes: ['image/jpeg', 'image/png'], protected: true, required: true })
  const photos = new Collection({
    name: 'work_photos',
    // The second rule is asked at each download of a file, and at nothing else. Whether there was a deal is asked by a hook.
    createRule: `@request.auth.collectionName = 'users' && ${isSide}`,
    viewRule: `@request.context = 'protectedFile' && @request.auth.collectionName = 'users' && (${isSide} || @request.auth.role = 'admin')`,
    fields: [
      {
        ...{ type: 'relation', name: 'proposal_id', collectionId: app.findCollectionByNameOrId('proposals').id, maxSelect: 1 },
        ...{ cascadeDelete: true, required: true },
      },
      // '' for the whole work.
      { type: 'text', name: 'stage_id', max: 15, pattern: '^[a-z0-9]{15}$' },
      { type: 'number', name: 'position', min: 0, max: 10_000, onlyInt: true },
      picture('file', 5_242_880),
      picture('thumb', 61_440),
      // Side and time are the server's.
      { type: 'select', name: 'by', values: ['owner', 'provider'], required: true },
      { type: 'text', name: 'created_at', max: 24, required: true },
      { type: 'bool', name: 'is_lost' },
    ],
    indexes: [
      'CREATE INDEX idx_work_photos_proposal ON work_photos (proposal_id, position, id)',
      'CREATE INDEX idx_work_photos_lost ON work_photos (id) WHERE is_lost = 1',
    ],
  })
  app.save(photos)

  // F5: its proposal's document shows it.
  const renumber = (row) => `INSERT OR REPLACE INTO sync_changes (channel, collection, record, removed)
    SELECT channel, collection, record, 0 FROM sync_changes WHERE collection = 'proposals' AND removed = 0 AND record IN (${row}.proposal_id);`
  trigger('feed_work_photos_insert', 'INSERT ON work_photos', renumber('NEW'))
  trigger('feed_work_photos_update', 'UPDATE ON work_photos', renumber('NEW'))
  trigger('feed_work_photos_delete', 'DELETE ON work_photos', renumber('OLD'))

  // Files go as those of a project's photos do.
  const folder = (row) => `'${photos.id}/' || ${row}.id`
  trigger('note_removed_work_photo', 'DELETE ON work_photos', `INSERT OR IGNORE INTO removed_folders (folder) VALUES (${folder('OLD')});`)
  trigger('note_work_photo_again', 'INSERT ON work_photos', `DELETE FROM removed_folders WHERE folder = ${folder('NEW')};`)
  // In `removed_photos` the record of a photo, a project or a proposal, is called project_id.
  trigger(
    'work_photos_proposals_delete',
    'DELETE ON proposals',
    'DELETE FROM work_photos WHERE proposal_id = OLD.id; DELETE FROM removed_photos WHERE project_id = OLD.id;',
  )
})
