/**
 * Folded, a text may have three times its letters: a Korean syllable is taken apart. PocketBase looks at every field of a record that it saves: an account
 * with a long 'about' of them could take neither a new avatar nor a new password.
 */
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.getByName('search').max = 16_000
    app.save(users)
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.getByName('search').max = 6000
    app.save(users)
  },
)
