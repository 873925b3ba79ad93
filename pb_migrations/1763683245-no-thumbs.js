/** No small pictures are made on the server: each would decode a whole picture for whoever asks. */
migrate(
  (app) => {
    setThumbs(app, 'users', 'avatar', [])
    setThumbs(app, 'project_images', 'file', [])

    function setThumbs(app, name, field, thumbs) {
      const collection = app.findCollectionByNameOrId(name)
      collection.fields.getByName(field).thumbs = thumbs
      app.save(collection)
    }
  },
  (app) => {
    setThumbs(app, 'users', 'avatar', ['96x96'])
    setThumbs(app, 'project_images', 'file', ['320x240', '800x0'])

    function setThumbs(app, name, field, thumbs) {
      const collection = app.findCollectionByNameOrId(name)
      collection.fields.getByName(field).thumbs = thumbs
      app.save(collection)
    }
  },
)
