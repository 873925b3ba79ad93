/**
 * The change feed: who may see what changed, in commit order. SPEC.md, rules F1 to F5 and F7.
 * Raw tables, written by these triggers only. A change to a column that a trigger names must drop and remake that trigger.
 */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    const trigger = (name, event, body, when = '') => run(`CREATE TRIGGER feed_${name} AFTER ${event} ${when} BEGIN ${body} END`)
    const changed = (columns) => `WHEN ${columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ')}`
    const write = 'INSERT OR REPLACE INTO sync_changes (channel, collection, record, removed)'

    /** F1, F3: the channels that it should be in get a new number, those that it has left a removal. */
    const place = (collection, id, channels) => `
      ${write} SELECT channel, '${collection}', ${id}, 1 FROM sync_changes
        WHERE collection = '${collection}' AND record = ${id} AND removed = 0 AND channel NOT IN (SELECT channel FROM (${channels}));
      ${write} SELECT DISTINCT channel, '${collection}', ${id}, 0 FROM (${channels});`
    /** F4: the parent is deleted before what hangs on it, so this reads the feed, never a join. */
    const gone = (collection, id) => `
      ${write} SELECT channel, collection, record, 1 FROM sync_changes WHERE collection = '${collection}' AND record = ${id} AND removed = 0;`
    /** F5: who sees it stays the same, what they see of it changed. */
    const renumber = (collection, ids) => `
      ${write} SELECT channel, collection, record, 0 FROM sync_changes WHERE collection = '${collection}' AND removed = 0 AND record IN (${ids});`

    /** F2: the channels that a record belongs in. */
    const channelsOf = {
      users: (id) => `SELECT 'user:' || id AS channel FROM users WHERE id = ${id}`,
      profiles: (id) => `SELECT 'cards' AS channel FROM users WHERE id = ${id} AND verified = TRUE AND role IN ('empresa', 'autonomo')`,
      projects: (id) => `SELECT 'user:' || client_id AS channel FROM projects WHERE id = ${id}
        UNION ALL SELECT 'user:' || q.provider_id FROM proposals q JOIN projects p ON p.id = q.project_id WHERE q.project_id = ${id}
        UNION ALL SELECT 'open' FROM projects WHERE id = ${id} AND status = 'open'
        UNION ALL SELECT 'open:' || state FROM projects WHERE id = ${id} AND status = 'open' AND state <> ''`,
      proposals: (id) => `SELECT 'user:' || provider_id AS channel FROM proposals WHERE id = ${id}
        UNION ALL SELECT 'user:' || p.client_id FROM proposals q JOIN projects p ON p.id = q.project_id WHERE q.id = ${id}`,
      conversations: (id) => `SELECT 'user:' || participant_one AS channel FROM conversations WHERE id = ${id}
        UNION ALL SELECT 'user:' || participant_two FROM conversations WHERE id = ${id}`,
      messages: (
        id,
      ) => `SELECT 'user:' || c.participant_one AS channel FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.id = ${id}
        UNION ALL SELECT 'user:' || c.participant_two FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.id = ${id}`,
      notifications: (id) => `SELECT 'user:' || user_id AS channel FROM notifications WHERE id = ${id}`,
      support_tickets: (id) => `SELECT 'user:' || client_id AS channel FROM support_tickets WHERE id = ${id}`,
      support_messages: (id) =>
        `SELECT 'user:' || t.client_id AS channel FROM support_messages m JOIN support_tickets t ON t.id = m.ticket_id WHERE m.id = ${id}`,
      account_cancellation_requests: (id) =>
        `SELECT 'user:' || user_id AS channel FROM account_cancellation_requests WHERE id = ${id} AND user_id <> ''`,
    }

    /** The columns that a document carries of its own record, or that decide who sees it. */
    const card = ['full_name', 'username', 'website', 'city', 'state', 'about', 'avatar', 'role']
    const columnsOf = {
      users: [...card, 'email', 'phone', 'address', 'document_type', 'document_number', 'notify_scope', 'notify_email'],
      projects: [
        ...['client_id', 'title', 'description', 'budget', 'address', 'city', 'state', 'products'],
        ...['status', 'accepted_proposal_id', 'created_at', 'completed_at'],
      ],
      proposals: [
        ...['project_id', 'provider_id', 'amount', 'cover_letter', 'proposal_type', 'duration_days'],
        ...['status', 'revisions', 'created_at', 'updated_at'],
      ],
      conversations: ['participant_one', 'participant_two', 'project_id', 'last_message_at', 'read_at_one', 'read_at_two', 'created_at'],
      messages: ['conversation_id', 'sender_id', 'content', 'sent_at', 'created_at'],
      notifications: ['user_id', 'title', 'message', 'link', 'is_read', 'created_at'],
      support_tickets: ['client_id', 'subject', 'status', 'last_message_at', 'read_at_client', 'created_at'],
      support_messages: ['ticket_id', 'sender_id', 'content', 'created_at'],
      account_cancellation_requests: ['user_id', 'status', 'resolved_at', 'created_at'],
    }

    run(`CREATE TABLE sync_changes (seq INTEGER PRIMARY KEY AUTOINCREMENT, channel TEXT NOT NULL, collection TEXT NOT NULL, record TEXT NOT NULL,
      removed INTEGER NOT NULL, UNIQUE (channel, collection, record))`)
    run('CREATE INDEX sync_feed ON sync_changes (channel, collection, seq)')
    run('CREATE INDEX sync_live ON sync_changes (channel, collection, seq) WHERE removed = 0')
    run('CREATE INDEX sync_record ON sync_changes (collection, record)')
    run('CREATE TABLE sync_starts (seq INTEGER NOT NULL, token TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL)')
    run('CREATE TABLE sync_days (day INTEGER PRIMARY KEY, seq INTEGER NOT NULL)')
    run(`CREATE TABLE sync_dropped (channel TEXT NOT NULL, collection TEXT NOT NULL, seq INTEGER NOT NULL,
      PRIMARY KEY (channel, collection)) WITHOUT ROWID`)
    run(`CREATE TABLE sync_answers (user_id TEXT NOT NULL, id TEXT NOT NULL, answer TEXT NOT NULL, created_at TEXT NOT NULL,
      PRIMARY KEY (user_id, id)) WITHOUT ROWID`)
    run('CREATE INDEX sync_answers_created ON sync_answers (created_at)')

    /** What else a change to these columns of a record renumbers: every document that embeds them. */
    const embeds = [
      ['users', 'name', ['full_name', 'avatar'], renumber('projects', 'SELECT id FROM projects WHERE client_id = NEW.id') + conversationsOf('NEW')],
      [
        ...['users', 'provider', ['full_name', 'avatar', 'role', 'city', 'state']],
        renumber('proposals', 'SELECT id FROM proposals WHERE provider_id = NEW.id'),
      ],
      ['projects', 'proposals', ['title', 'status'], renumber('proposals', 'SELECT id FROM proposals WHERE project_id = NEW.id')],
      ['projects', 'conversations', ['title'], renumber('conversations', 'SELECT id FROM conversations WHERE project_id = NEW.id')],
    ]
    function conversationsOf(row) {
      return renumber(
        'conversations',
        `SELECT id FROM conversations WHERE participant_one = ${row}.id UNION SELECT id FROM conversations WHERE participant_two = ${row}.id`,
      )
    }

    /** What writing a record does to others besides its own rows. */
    const also = {
      messages: { any: (row) => renumber('conversations', `${row}.conversation_id`) },
      users: {
        insert: place('profiles', 'NEW.id', channelsOf.profiles('NEW.id')),
        delete: `${gone('profiles', 'OLD.id')} DELETE FROM sync_answers WHERE user_id = OLD.id;`,
      },
      // F3: of the project only the proposer's own row moves; a new number for everybody would tell rivals that someone proposed.
      proposals: {
        insert: `${write} SELECT 'user:' || NEW.provider_id, 'projects', NEW.project_id, 0 FROM projects WHERE id = NEW.project_id;`,
        delete: `${write} SELECT channel, collection, record, 1 FROM sync_changes
          WHERE channel = 'user:' || OLD.provider_id AND collection = 'projects' AND record = OLD.project_id AND removed = 0
            AND NOT EXISTS (SELECT 1 FROM projects WHERE id = OLD.project_id AND client_id = OLD.provider_id)
            AND NOT EXISTS (SELECT 1 FROM proposals WHERE project_id = OLD.project_id AND provider_id = OLD.provider_id);`,
      },
    }

    for (const [collection, columns] of Object.entries(columnsOf)) {
      const { any = () => '', insert = '', delete: deleted = '' } = also[collection] ?? {}
      const here = place(collection, 'NEW.id', channelsOf[collection]('NEW.id'))
      trigger(`${collection}_insert`, `INSERT ON ${collection}`, here + any('NEW') + insert)
      trigger(`${collection}_update`, `UPDATE ON ${collection}`, here + any('NEW'), changed(columns))
      trigger(`${collection}_delete`, `DELETE ON ${collection}`, gone(collection, 'OLD.id') + any('OLD') + deleted)
    }
    trigger('profiles_update', 'UPDATE ON users', place('profiles', 'NEW.id', channelsOf.profiles('NEW.id')), changed([...card, 'verified']))
    for (const [collection, name, columns, body] of embeds) {
      trigger(`${collection}_embed_${name}`, `UPDATE ON ${collection}`, body, changed(columns))
    }
    for (const [event, row] of [
      ['INSERT', 'NEW'],
      ['UPDATE', 'NEW'],
      ['DELETE', 'OLD'],
    ]) {
      trigger(`project_images_${event.toLowerCase()}`, `${event} ON project_images`, renumber('projects', `${row}.project_id`))
    }
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    const triggers = arrayOf(new DynamicModel({ name: '' }))
    app.db().newQuery("SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'feed\\_%' ESCAPE '\\'").all(triggers)
    for (const { name } of triggers) run(`DROP TRIGGER ${name}`)
    for (const table of ['sync_answers', 'sync_dropped', 'sync_days', 'sync_starts', 'sync_changes']) run(`DROP TABLE ${table}`)
  },
)
