/**
 * A website may begin with capitals, as phones write the first letter. PocketBase looks at every field of a record that it saves: an account with
 * such a website could take neither a new avatar nor a new password.
 */
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.getByName('website').pattern = '(?i)^https?://\\S+$'
    app.save(users)
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.getByName('website').pattern = '^https?://\\S+$'
    app.save(users)
  },
)
