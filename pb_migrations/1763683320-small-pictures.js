/** Small pictures for lists, made on the device: 320 px of a photo, 96 px of an avatar. Avatars of release 1.0.0 have none. */
migrate(
  (app) => {
    const mimeTypes = ['image/jpeg', 'image/png', 'image/webp']
    const photos = app.findCollectionByNameOrId('project_images')
    photos.fields.add(new FileField({ name: 'thumb', maxSize: 61_440, mimeTypes, maxSelect: 1, protected: true, required: true }))
    app.save(photos)

    const users = app.findCollectionByNameOrId('users')
    users.fields.add(new FileField({ name: 'avatar_small', maxSize: 20_480, mimeTypes, maxSelect: 1 }))
    app.save(users)

    setCardFields(app, 'avatar, avatar_small')

    function setCardFields(app, avatars) {
      const profiles = app.findCollectionByNameOrId('profiles')
      profiles.viewQuery = `SELECT id, full_name, username, website, city, state, about, ${avatars}, role, created_at
        FROM users WHERE verified = TRUE AND role IN ('empresa', 'autonomo')`
      app.save(profiles)
    }
  },
  (app) => {
    setCardFields(app, 'avatar')
    for (const [name, field] of [
      ['users', 'avatar_small'],
      ['project_images', 'thumb'],
    ]) {
      const collection = app.findCollectionByNameOrId(name)
      collection.fields.removeByName(field)
      app.save(collection)
    }

    function setCardFields(app, avatars) {
      const profiles = app.findCollectionByNameOrId('profiles')
      profiles.viewQuery = `SELECT id, full_name, username, website, city, state, about, ${avatars}, role, created_at
        FROM users WHERE verified = TRUE AND role IN ('empresa', 'autonomo')`
      app.save(profiles)
    }
  },
)
