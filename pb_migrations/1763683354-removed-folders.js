/**
 * Files that are to go are noted by the database itself, so that no way of deleting leaves one: not the console, and not the end of the process
 * right after the commit. A deleted account's row also says that its id belongs into deletions.txt.
 */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    const folder = (collection, row) => `(SELECT id FROM _collections WHERE name = '${collection}') || '/' || ${row}.id`
    run('CREATE TABLE removed_folders (folder TEXT PRIMARY KEY) WITHOUT ROWID')
    run(`CREATE TRIGGER note_removed_photo AFTER DELETE ON project_images BEGIN
      INSERT OR IGNORE INTO removed_folders (folder) VALUES (${folder('project_images', 'OLD')}); END`)
    // A photo that is sent again under its id.
    run(`CREATE TRIGGER note_photo_again AFTER INSERT ON project_images BEGIN
      DELETE FROM removed_folders WHERE folder = ${folder('project_images', 'NEW')}; END`)
    run(`CREATE TRIGGER note_removed_user AFTER DELETE ON users BEGIN
      INSERT INTO account_deletions (user_id, deleted_at, folders)
        VALUES (OLD.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), json_array(${folder('users', 'OLD')}))
        ON CONFLICT (user_id) DO UPDATE SET folders = excluded.folders; END`)
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    for (const name of ['note_removed_user', 'note_photo_again', 'note_removed_photo']) run(`DROP TRIGGER ${name}`)
    run('DROP TABLE removed_folders')
  },
)
