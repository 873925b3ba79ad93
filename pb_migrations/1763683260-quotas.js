/** Quotas of each person. Raw tables, written by the server only; they go with their person. */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    // `refilled_at` in milliseconds is all that there is to know of a bucket that refills over time.
    run('CREATE TABLE quotas (user_id TEXT NOT NULL, name TEXT NOT NULL, refilled_at INTEGER NOT NULL, PRIMARY KEY (user_id, name)) WITHOUT ROWID')
    // Who was told under which start that the server's past was rewound, and until when their kept commands may exceed the quotas.
    run('CREATE TABLE quota_extensions (user_id TEXT NOT NULL PRIMARY KEY, start TEXT NOT NULL, ends_at INTEGER NOT NULL) WITHOUT ROWID')
    run(`CREATE TRIGGER quotas_users_delete AFTER DELETE ON users BEGIN
      DELETE FROM quotas WHERE user_id = OLD.id; DELETE FROM quota_extensions WHERE user_id = OLD.id; END`)

    const projects = app.findCollectionByNameOrId('projects')
    projects.indexes = [...projects.indexes, "CREATE INDEX idx_projects_client_open ON projects (client_id) WHERE status = 'open'"]
    app.save(projects)
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    const projects = app.findCollectionByNameOrId('projects')
    projects.indexes = projects.indexes.filter((index) => !index.includes('idx_projects_client_open'))
    app.save(projects)
    run('DROP TRIGGER quotas_users_delete')
    for (const table of ['quota_extensions', 'quotas']) run(`DROP TABLE ${table}`)
  },
)
