/**
 * What administrators' tables read: full-text search over people and projects, indexes in the order of each table, and how many records there are,
 * counted by triggers, because counting 100,000 rows costs a hundred times what 1,000 cost.
 */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()

    // FTS5 knows rows by number, records have ids. Deleted words leave the index at once (secure-delete).
    run('CREATE TABLE search_entries (number INTEGER PRIMARY KEY, collection TEXT NOT NULL, record TEXT NOT NULL, UNIQUE (collection, record))')
    const searched = [
      { collection: 'users', words: 'user_words', columns: ['full_name', 'email', 'username', 'city', 'state', 'phone', 'document_number'] },
      { collection: 'projects', words: 'project_words', columns: ['title', 'address', 'city', 'state'] },
    ]
    for (const { collection, words, columns } of searched) {
      const said = (row) => columns.map((column) => `${row}.${column}`).join(" || ' ' || ")
      const number = (row) => `(SELECT number FROM search_entries WHERE collection = '${collection}' AND record = ${row}.id)`
      run(`CREATE VIRTUAL TABLE ${words} USING fts5(words, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`)
      run(`INSERT INTO ${words} (${words}, rank) VALUES ('secure-delete', 1)`)
      run(`INSERT INTO search_entries (collection, record) SELECT '${collection}', id FROM ${collection} ORDER BY created_at, id`)
      run(`INSERT INTO ${words} (rowid, words) SELECT e.number, ${said('r')} FROM search_entries e JOIN ${collection} r ON r.id = e.record
        WHERE e.collection = '${collection}'`)
      run(`CREATE TRIGGER search_${collection}_insert AFTER INSERT ON ${collection} BEGIN
        INSERT INTO search_entries (collection, record) VALUES ('${collection}', NEW.id);
        INSERT INTO ${words} (rowid, words) VALUES (${number('NEW')}, ${said('NEW')}); END`)
      const isChanged = columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ')
      run(`CREATE TRIGGER search_${collection}_update AFTER UPDATE ON ${collection} WHEN ${isChanged} BEGIN
        UPDATE ${words} SET words = ${said('NEW')} WHERE rowid = ${number('NEW')}; END`)
      run(`CREATE TRIGGER search_${collection}_delete AFTER DELETE ON ${collection} BEGIN
        DELETE FROM ${words} WHERE rowid = ${number('OLD')};
        DELETE FROM search_entries WHERE collection = '${collection}' AND record = OLD.id; END`)
    }

    run(
      'CREATE TABLE record_counts (collection TEXT NOT NULL, status TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (collection, status)) WITHOUT ROWID',
    )
    for (const [collection, status] of [
      ['users', "''"],
      ['projects', 'status'],
      ['proposals', "''"],
      ['support_tickets', 'status'],
      ['account_cancellation_requests', 'status'],
    ]) {
      const of = (row) => (status === 'status' ? `${row}.status` : "''")
      const add = (row, by) => `INSERT INTO record_counts (collection, status, count) VALUES ('${collection}', ${of(row)}, ${by})
        ON CONFLICT (collection, status) DO UPDATE SET count = count + (${by});`
      run(`INSERT INTO record_counts (collection, status, count) SELECT '${collection}', ${status}, count(*) FROM ${collection} GROUP BY 2`)
      run(`CREATE TRIGGER count_${collection}_insert AFTER INSERT ON ${collection} BEGIN ${add('NEW', 1)} END`)
      run(`CREATE TRIGGER count_${collection}_delete AFTER DELETE ON ${collection} BEGIN ${add('OLD', -1)} END`)
      if (status === 'status')
        run(`CREATE TRIGGER count_${collection}_update AFTER UPDATE ON ${collection} WHEN OLD.status IS NOT NEW.status BEGIN
          ${add('OLD', -1)} ${add('NEW', 1)} END`)
    }

    // Each order of a table, alone and within the filter that is likely to leave many rows.
    const indexes = [
      'idx_users_all_newest ON users (created_at, id)',
      'idx_users_all_name ON users (search, id)',
      'idx_users_role_newest ON users (role, created_at, id)',
      'idx_users_role_name ON users (role, search, id)',
      'idx_users_unconfirmed_newest ON users (created_at, id) WHERE verified = FALSE',
      'idx_users_unconfirmed_name ON users (search, id) WHERE verified = FALSE',
      'idx_projects_all_newest ON projects (created_at, id)',
      'idx_projects_all_budget ON projects (budget, id)',
      'idx_projects_status_newest ON projects (status, created_at, id)',
      'idx_projects_status_budget ON projects (status, budget, id)',
    ]
    for (const index of indexes) run(`CREATE INDEX ${index}`)
    // What was done to one account, and its requests, newest first.
    run('CREATE INDEX idx_audit_log_subject ON audit_log (subject, created_at)')
    run('CREATE INDEX idx_support_tickets_client_newest ON support_tickets (client_id, created_at)')
    run('CREATE INDEX idx_cancellations_user_newest ON account_cancellation_requests (user_id, created_at)')
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    const triggers = arrayOf(new DynamicModel({ name: '' }))
    const own = "SELECT name FROM sqlite_master WHERE type = 'trigger' AND (name LIKE 'search\\_%' ESCAPE '\\' OR name LIKE 'count\\_%' ESCAPE '\\')"
    app.db().newQuery(own).all(triggers)
    for (const { name } of triggers) run(`DROP TRIGGER ${name}`)
    for (const table of ['record_counts', 'project_words', 'user_words', 'search_entries']) run(`DROP TABLE ${table}`)
    for (const name of ['all_newest', 'all_name', 'role_newest', 'role_name', 'unconfirmed_newest', 'unconfirmed_name'])
      run(`DROP INDEX idx_users_${name}`)
    for (const name of ['idx_cancellations_user_newest', 'idx_support_tickets_client_newest', 'idx_audit_log_subject']) run(`DROP INDEX ${name}`)
    for (const name of ['all_newest', 'all_budget', 'status_newest', 'status_budget']) run(`DROP INDEX idx_projects_${name}`)
  },
)
