/**
 * Notices of a new project are made after its publishing, in chunks. A raw table of what is left to do, and on notifications what tells that
 * somebody was told already.
 */
migrate(
  (app) => {
    // `cursor` is the id of the last provider looked at; `city` is '' where the project's city had no provider, so that its state is told.
    app
      .db()
      .newQuery(
        `CREATE TABLE notice_jobs (id INTEGER PRIMARY KEY, project_id TEXT NOT NULL UNIQUE, city TEXT NOT NULL, cursor TEXT NOT NULL DEFAULT '',
          claimed_until INTEGER NOT NULL DEFAULT 0)`,
      )
      .execute()

    const notifications = app.findCollectionByNameOrId('notifications')
    for (const [name, max] of /** @type {[string, number][]} */ ([
      ['kind', 40],
      ['project_id', 15],
    ])) {
      notifications.fields.add(new Field({ type: 'text', name, max, hidden: true }))
    }
    notifications.indexes = [
      ...notifications.indexes,
      "CREATE UNIQUE INDEX idx_notifications_once ON notifications (project_id, user_id) WHERE kind = 'project_published'",
    ]
    app.save(notifications)

    const users = app.findCollectionByNameOrId('users')
    users.indexes = [
      ...users.indexes,
      "CREATE INDEX idx_users_providers ON users (state, id) WHERE verified = TRUE AND role <> 'cliente' AND role <> 'admin'",
      "CREATE INDEX idx_users_city_providers ON users (state, city) WHERE verified = TRUE AND role <> 'cliente' AND role <> 'admin'",
    ]
    app.save(users)
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.indexes = users.indexes.filter((index) => !/idx_users_(city_)?providers/.test(index))
    app.save(users)
    const notifications = app.findCollectionByNameOrId('notifications')
    notifications.indexes = notifications.indexes.filter((index) => !index.includes('idx_notifications_once'))
    for (const name of ['project_id', 'kind']) notifications.fields.removeByName(name)
    app.save(notifications)
    app.db().newQuery('DROP TABLE notice_jobs').execute()
  },
)
