/** Photos whose row a restored database has and whose file is not there: no document shows them until their device, or who copies files, has brought them. */
migrate(
  (app) => {
    const photos = app.findCollectionByNameOrId('project_images')
    photos.fields.add(new Field({ type: 'bool', name: 'is_lost' }))
    photos.indexes = [...photos.indexes, 'CREATE INDEX idx_project_images_lost ON project_images (id) WHERE is_lost = 1']
    app.save(photos)
  },
  (app) => {
    const photos = app.findCollectionByNameOrId('project_images')
    photos.indexes = photos.indexes.filter((index) => !index.includes('idx_project_images_lost'))
    photos.fields.removeByName('is_lost')
    app.save(photos)
  },
)
