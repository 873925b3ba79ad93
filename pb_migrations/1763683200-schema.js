/**
 * Every table: PocketBase's collections, then raw tables that only the server's own SQL reads. A migration is frozen once it is released, so it imports nothing;
 * tests/server/definition.test.ts holds it against web/domain/collections.
 */
migrate((app) => {
  const text = (name, max, options = {}) => ({ type: 'text', name, max, ...options })
  const time = (name, options = {}) => text(name, 24, options)
  const choice = (name, values, options = {}) => ({ type: 'select', name, values, ...options })
  const picture = (name, maxSize, options = {}) => ({ type: 'file', name, maxSize, mimeTypes: ['image/jpeg', 'image/png', 'image/webp'], ...options })
  const required = { required: true }
  const hidden = { hidden: true }
  const refersTo = (name, collection, options = {}) => {
    const collectionId = app.findCollectionByNameOrId(collection).id
    return { type: 'relation', name, collectionId, maxSelect: 1, ...options }
  }
  const hangsOn = (name, collection, options = {}) => refersTo(name, collection, { cascadeDelete: true, required: true, ...options })
  const collection = (name, fields, options = {}) => app.save(new Collection({ name, fields, ...options }))

  // People: the private account, the public card of a verified provider, and the password of the technical documentation.
  const users = app.findCollectionByNameOrId('users')
  for (const name of ['name', 'avatar', 'created', 'updated']) users.fields.removeByName(name)
  const ownFields = [
    choice('role', ['cliente', 'empresa', 'autonomo', 'admin'], required),
    text('full_name', 120),
    text('username', 30, { pattern: '^[a-z0-9._-]{3,30}$' }),
    // With capitals too, as phones write the first letter.
    text('website', 200, { pattern: '(?i)^https?://\\S+$' }),
    text('city', 80),
    text('state', 2, { pattern: '^[A-Z]{2}$' }),
    text('about', 5000),
    // Both sizes are made on the device: a server that made them would decode a whole picture on any request.
    picture('avatar', 1_048_576),
    picture('avatar_small', 20_480),
    // Hidden: not even a filter or a sort of another person's list may touch these.
    text('phone', 11, { hidden: true, pattern: '^[0-9]{10,11}$' }),
    text('address', 200, hidden),
    choice('document_type', ['CPF', 'CNPJ'], hidden),
    text('document_number', 14, { hidden: true, pattern: '^[0-9A-Z]{11,14}$' }),
    choice('notify_scope', ['city', 'state', 'none'], hidden),
    { type: 'bool', name: 'notify_email', hidden: true },
    // Names of the lists of mails that are off.
    { type: 'json', name: 'mails_off', maxSize: 200, hidden: true },
    // Folded, a text may have three times its letters: a Korean syllable is taken apart.
    text('search', 16_000, hidden),
    time('suspended_at', hidden),
    // The person reads it.
    text('suspended_reason', 500, hidden),
    time('created_at', required),
  ]
  for (const field of ownFields) users.fields.add(new Field(field))
  users.fields.getByName('password').min = 6
  unmarshal(
    {
      listRule: null,
      viewRule: null,
      createRule: null,
      // Which of its fields may change is decided by a hook: avatar and password, nothing else.
      updateRule: "@request.auth.collectionName = 'users' && id = @request.auth.id",
      deleteRule: null,
      authRule: "verified = true && role != 'admin'",
      manageRule: null,
      authToken: { duration: 60 * 24 * 60 * 60 },
      verificationToken: { duration: 7 * 24 * 60 * 60 },
      passwordResetToken: { duration: 60 * 60 },
      emailChangeToken: { duration: 60 * 60 },
      fileToken: { duration: 10 * 60 },
      authAlert: { enabled: false },
      otp: { enabled: false },
      mfa: { enabled: false },
      oauth2: { enabled: false },
      // People sign in by a route of the server's own.
      passwordAuth: { enabled: false, identityFields: ['email'] },
    },
    users,
  )
  app.save(users)

  collection('profiles', [], {
    type: 'view',
    viewQuery: `SELECT id, full_name, username, website, city, state, about, avatar, avatar_small, role, created_at
      FROM users WHERE verified = TRUE AND role IN ('empresa', 'autonomo') AND suspended_at = ''`,
  })
  // Its one record keeps a password, because the JavaScript engine has no bcrypt of its own; nobody signs in to it.
  collection('documentation_gate', [], { type: 'auth', authRule: null, passwordAuth: { enabled: false }, authAlert: { enabled: false } })

  // The marketplace. Native reads are closed, for administrators too: a filter, a sort or an expansion of a native list tells of records that its rule hides.
  collection('projects', [
    hangsOn('client_id', 'users'),
    text('title', 120, required),
    text('description', 5000, required),
    { type: 'number', name: 'budget', min: 0, max: 99_999_999.99 },
    text('address', 200, required),
    text('city', 80, required),
    text('state', 2, { required: true, pattern: '^[A-Z]{2}$' }),
    { type: 'json', name: 'products', maxSize: 65_536 },
    choice('status', ['open', 'in_progress', 'completed', 'closed'], required),
    choice('timing', ['asap', 'weeks', 'months', 'exploring']),
    // Not a relation: it would be emptied too late, and who won is for two people's eyes only.
    text('accepted_proposal_id', 15, hidden),
    time('accepted_at'),
    text('search', 6000, hidden),
    time('created_at', required),
    time('completed_at'),
    time('closed_at'),
    text('edition', 15),
    time('edited_at'),
    // For its owner alone: when anybody did anything about it last, and since when the owner is asked whether it is still needed.
    time('touched_at', hidden),
    time('asked_at', hidden),
  ])
  collection('proposals', [
    hangsOn('project_id', 'projects'),
    hangsOn('provider_id', 'users'),
    { type: 'number', name: 'amount', min: 0.01, max: 99_999_999.99, required: true },
    text('cover_letter', 5000, required),
    choice('proposal_type', ['service', 'products', 'both'], required),
    { type: 'number', name: 'duration_days', min: 1, max: 3650, onlyInt: true, required: true },
    choice('status', ['pending', 'accepted', 'rejected'], required),
    choice('undone_by', ['owner', 'provider']),
    text('undone_reason', 300),
    text('edition', 15),
    { type: 'json', name: 'revisions', maxSize: 1_048_576 },
    time('created_at', required),
    time('updated_at', required),
  ])
  collection('conversations', [
    hangsOn('participant_one', 'users'),
    hangsOn('participant_two', 'users'),
    hangsOn('project_id', 'projects'),
    time('last_message_at'),
    time('read_at_one'),
    time('read_at_two'),
    time('declined_at'),
    time('mailed_at_one', hidden),
    time('mailed_at_two', hidden),
    time('created_at', required),
  ])
  collection('messages', [
    hangsOn('conversation_id', 'conversations'),
    hangsOn('sender_id', 'users'),
    text('content', 4000, required),
    time('sent_at', required),
    time('created_at', required),
  ])

  // A photo is seen by those who see its project (rule A5); PocketBase asks this rule at each download of a file, and at nothing else. It belongs to what was
  // published, so it is taken whatever became of the project while it was being sent (rule P12).
  const me = '@request.auth.id'
  const seesProject = [
    "project_id.status = 'open' && project_id.client_id.suspended_at = ''",
    `project_id.status = 'open' && project_id.conversations_via_project_id.participant_one ?= ${me}`,
    `project_id.status = 'open' && project_id.conversations_via_project_id.participant_two ?= ${me}`,
    `project_id.client_id = ${me}`,
    `project_id.proposals_via_project_id.provider_id ?= ${me}`,
    "@request.auth.role = 'admin'",
  ]
  const rules = {
    viewRule: `@request.context = 'protectedFile' && @request.auth.collectionName = 'users' && (${seesProject.map((rule) => `(${rule})`).join(' || ')})`,
    createRule: `@request.auth.collectionName = 'users' && project_id.client_id = ${me}`,
  }
  const photoFields = [
    hangsOn('project_id', 'projects'),
    { type: 'number', name: 'position', min: 0, max: 10_000, onlyInt: true },
    picture('file', 5_242_880, { protected: true, required: true }),
    picture('thumb', 61_440, { protected: true, required: true }),
    // Its row was restored and its file was not: no document shows it until its device, or an operator who copies files, has brought it.
    { type: 'bool', name: 'is_lost' },
  ]
  collection('project_images', photoFields, rules)

  // A muted conversation; of a person altogether where there is none.
  collection('silences', [
    hangsOn('user_id', 'users'),
    hangsOn('person_id', 'users'),
    hangsOn('conversation_id', 'conversations', { required: false }),
    time('created_at', required),
  ])

  collection('notifications', [
    hangsOn('user_id', 'users'),
    text('title', 200, required),
    text('message', 600, required),
    text('link', 200),
    { type: 'bool', name: 'is_read' },
    time('created_at', required),
    // The person that it names, or whose project it names: it goes with them.
    hangsOn('person_id', 'users', { required: false, hidden: true }),
    // With the project, whether a person was told already.
    text('kind', 40, hidden),
    text('project_id', 15, hidden),
  ])

  // Support, cancellation requests, the site's settings, mails that wait, and the record of administrators' acts.
  collection('support_tickets', [
    hangsOn('client_id', 'users'),
    text('subject', 200, required),
    choice('status', ['open', 'closed'], required),
    time('last_message_at'),
    time('read_at_client'),
    // Since when its person waits for an answer, '' where they do not; kept by triggers.
    time('waits_since', hidden),
    time('created_at', required),
  ])
  collection('support_messages', [
    hangsOn('ticket_id', 'support_tickets'),
    // Not a cascade: when an administrator's account goes, what support answered stays with the person it was for.
    refersTo('sender_id', 'users'),
    text('content', 4000, required),
    time('created_at', required),
  ])
  collection('account_cancellation_requests', [
    // Emptied when the account goes: the row stays, as product 10 asks.
    refersTo('user_id', 'users'),
    choice('status', ['pending', 'completed', 'declined'], required),
    // Why it was declined; the person reads it.
    text('reason', 500),
    time('resolved_at'),
    refersTo('resolved_by', 'users'),
    time('created_at', required),
  ])
  collection('site_settings', [text('key', 60, required), text('value', 500)], { listRule: '', viewRule: '' })
  collection('mail_queue', [
    text('kind', 40, required),
    // '' where it goes to an address that may have no account.
    hangsOn('user_id', 'users', { required: false }),
    hangsOn('person_id', 'users', { required: false }),
    { type: 'json', name: 'about', maxSize: 4096 },
    time('due_at', required),
    { type: 'number', name: 'tries', min: 0, onlyInt: true },
    time('created_at', required),
  ])
  const details = { type: 'json', name: 'details', maxSize: 4096 }
  collection('audit_log', [text('actor', 15, required), text('action', 60, required), text('subject', 60), details, time('created_at', required)])

  const tables = [
    // IBGE's cities, filled from the built hooks at every start.
    'cities (state TEXT NOT NULL, key TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (state, key)) WITHOUT ROWID',
    // How often the places of public cards have changed: the list of served regions is made anew only then.
    'card_places (changes INTEGER NOT NULL)',
    // `refilled_at` in milliseconds is all that there is to know of a bucket that refills over time.
    'quotas (user_id TEXT NOT NULL, name TEXT NOT NULL, refilled_at INTEGER NOT NULL, PRIMARY KEY (user_id, name)) WITHOUT ROWID',
    // Sign-ups that become accounts once confirmed; `id` will be the account's, `password` and `proof` are hashes.
    `sign_ups (id TEXT NOT NULL PRIMARY KEY, email TEXT NOT NULL, role TEXT NOT NULL, full_name TEXT NOT NULL, password TEXT NOT NULL,
      proof TEXT NOT NULL, origin TEXT NOT NULL, created_at TEXT NOT NULL) WITHOUT ROWID`,
    'proposal_mails (project_id TEXT NOT NULL, provider_id TEXT NOT NULL, mailed_at TEXT NOT NULL, PRIMARY KEY (project_id, provider_id)) WITHOUT ROWID',
    // `cursor` is the id of the last provider looked at; `city` is '' where the project's city had no provider, so that its state is told.
    `notice_jobs (id INTEGER PRIMARY KEY, project_id TEXT NOT NULL UNIQUE, city TEXT NOT NULL, cursor TEXT NOT NULL DEFAULT '',
      claimed_until INTEGER NOT NULL DEFAULT 0)`,
    // The server's key pair for web push: one row, once it was asked for; `secret` in hex. SPEC.md, rule W5c.
    'web_push_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL, public_key TEXT NOT NULL)',
    // A browser's subscription, and the queue of its pushes: it waits to be told since `due_at`, '' where nothing waits. `secret` is a hash, `kinds` has a blank
    // before and behind each, `told` is the number of the feed up to which the device was told. SPEC.md, rules W5 to W5c.
    `web_push_subscriptions (id INTEGER PRIMARY KEY, user_id TEXT NOT NULL, endpoint TEXT NOT NULL UNIQUE, origin TEXT NOT NULL,
      secret TEXT NOT NULL UNIQUE, kinds TEXT NOT NULL, told INTEGER NOT NULL, created_at TEXT NOT NULL, seen_at TEXT NOT NULL,
      due_at TEXT NOT NULL DEFAULT '', is_urgent INTEGER NOT NULL DEFAULT 0, ended_at TEXT NOT NULL DEFAULT '')`,
    // Keys that signed the ended sessions of deleted accounts: only a device with such a session is told of the deletion. Rule A1.
    'ended_keys (user_id TEXT NOT NULL, token_key TEXT NOT NULL)',
    // Written by the deleting transaction; `folders` is '' once their files are gone and the id stands in deletions.txt.
    "account_deletions (user_id TEXT PRIMARY KEY, deleted_at TEXT NOT NULL, folders TEXT NOT NULL DEFAULT '') WITHOUT ROWID",
    'removed_folders (folder TEXT PRIMARY KEY) WITHOUT ROWID',
    // Frequent answers of administrators; the newest saved text of each id.
    'saved_replies (id TEXT NOT NULL PRIMARY KEY, title TEXT NOT NULL, content TEXT NOT NULL) WITHOUT ROWID',
    // Photos that edits have removed: a device that was without a connection since may still send them. SPEC.md, rule P12b.
    'removed_photos (project_id TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (project_id, id)) WITHOUT ROWID',
    // FTS5 knows rows by number, records have ids.
    'search_entries (number INTEGER PRIMARY KEY, collection TEXT NOT NULL, record TEXT NOT NULL, UNIQUE (collection, record))',
    // Counted by triggers, because counting 100,000 rows costs a hundred times what 1,000 cost.
    'record_counts (collection TEXT NOT NULL, status TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (collection, status)) WITHOUT ROWID',
    // The change feed and what answering a device takes. SPEC.md, rules F1 to F7 and P4.
    `sync_changes (seq INTEGER PRIMARY KEY AUTOINCREMENT, channel TEXT NOT NULL, collection TEXT NOT NULL, record TEXT NOT NULL,
      removed INTEGER NOT NULL, UNIQUE (collection, record, channel))`,
    `sync_starts (seq INTEGER NOT NULL, kept INTEGER NOT NULL DEFAULT 0, token TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL,
      restored INTEGER NOT NULL DEFAULT 0)`,
    'sync_days (day INTEGER PRIMARY KEY, seq INTEGER NOT NULL)',
    'sync_dropped (channel TEXT NOT NULL, collection TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (channel, collection)) WITHOUT ROWID',
    `sync_answers (user_id TEXT NOT NULL, id TEXT NOT NULL, answer TEXT NOT NULL, created_at TEXT NOT NULL, verb TEXT NOT NULL,
      PRIMARY KEY (user_id, id)) WITHOUT ROWID`,
  ]
  const run = (sql) => app.db().newQuery(sql).execute()
  for (const table of tables) run(`CREATE TABLE ${table}`)
  run('INSERT INTO card_places (changes) VALUES (0)')
  for (const words of ['user_words', 'project_words', 'ticket_words']) {
    run(`CREATE VIRTUAL TABLE ${words} USING fts5(words, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`)
    // Deleted words leave the index at once.
    run(`INSERT INTO ${words} (${words}, rank) VALUES ('secure-delete', 1)`)
  }
})
