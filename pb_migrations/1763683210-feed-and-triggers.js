/**
 * The change feed: who may see what changed, in commit order. SPEC.md, rules F1 to F5 and F7. Then the triggers of searches, counts and deletions.
 * A change to a column that a trigger names must drop and remake that trigger.
 */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  const trigger = (name, event, body, when = '') => run(`CREATE TRIGGER ${name} AFTER ${event} ${when} BEGIN ${body} END`)
  const isChanged = (columns) => columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ')
  const changed = (columns) => `WHEN ${isChanged(columns)}`
  const write = 'INSERT OR REPLACE INTO sync_changes (channel, collection, record, removed)'

  /**
   * F1: the channels that the record NEW should be in get a new number. An insert needs no more, since a new record has no channel to leave, and each statement that
   * fires a trigger compiles all of it again.
   */
  const enter = (collection, channels) => `
    ${write} SELECT DISTINCT channel, '${collection}', NEW.id, 0 FROM (${channels});`
  /** F1, F3: the same, and those that it has left get a removal. */
  const place = (collection, channels) => `
    ${write} SELECT channel, '${collection}', NEW.id, 1 FROM sync_changes
      WHERE collection = '${collection}' AND record = NEW.id AND removed = 0 AND channel NOT IN (SELECT channel FROM (${channels}));
    ${enter(collection, channels)}`
  /** F4: the parent is deleted before what hangs on it, so this reads the feed, never a join. */
  const gone = (collection, id) => `
    ${write} SELECT channel, collection, record, 1 FROM sync_changes WHERE collection = '${collection}' AND record = ${id} AND removed = 0;`
  /** F5: who sees it stays the same, what they see of it changed. */
  const renumber = (collection, ids) => `
    ${write} SELECT channel, collection, record, 0 FROM sync_changes WHERE collection = '${collection}' AND removed = 0 AND record IN (${ids});`

  const isCard = (row = '') => `${row}verified = TRUE AND ${row}role IN ('empresa', 'autonomo') AND ${row}suspended_at = ''`
  /** In its state's channel: A5 takes those of a suspended client out. */
  const isOpen = "status = 'open' AND state <> ''"
  const ownerIsThere = "NOT EXISTS (SELECT 1 FROM users owner WHERE owner.id = client_id AND owner.suspended_at <> '')"

  const userChannels = (...people) => people.map((person) => `SELECT 'user:' || ${person} AS channel`).join(' UNION ALL ')
  const projectChannels = (id) => `SELECT 'user:' || client_id AS channel FROM projects WHERE id = ${id}
    UNION ALL SELECT 'user:' || q.provider_id FROM proposals q JOIN projects p ON p.id = q.project_id WHERE q.project_id = ${id}
    UNION ALL SELECT 'user:' || c.participant_one FROM conversations c JOIN projects p ON p.id = c.project_id WHERE c.project_id = ${id} AND p.status = 'open'
    UNION ALL SELECT 'user:' || c.participant_two FROM conversations c JOIN projects p ON p.id = c.project_id WHERE c.project_id = ${id} AND p.status = 'open'
    UNION ALL SELECT 'open:' || state FROM projects WHERE id = ${id} AND ${isOpen} AND ${ownerIsThere}`

  /** F2: the channels that the record NEW belongs in. */
  const channelsOf = {
    users: userChannels('NEW.id'),
    profiles: `SELECT 'cards:' || NEW.state AS channel WHERE ${isCard('NEW.')} AND NEW.state <> ''`,
    projects: projectChannels('NEW.id'),
    proposals: `${userChannels('NEW.provider_id')} UNION ALL SELECT 'user:' || client_id FROM projects WHERE id = NEW.project_id`,
    conversations: userChannels('NEW.participant_one', 'NEW.participant_two'),
    messages: `SELECT 'user:' || participant_one AS channel FROM conversations WHERE id = NEW.conversation_id
      UNION ALL SELECT 'user:' || participant_two FROM conversations WHERE id = NEW.conversation_id`,
    silences: userChannels('NEW.user_id'),
    notifications: userChannels('NEW.user_id'),
    support_tickets: userChannels('NEW.client_id'),
    support_messages: "SELECT 'user:' || client_id AS channel FROM support_tickets WHERE id = NEW.ticket_id",
    account_cancellation_requests: `${userChannels('NEW.user_id')} WHERE NEW.user_id <> ''`,
  }

  /** The columns that a document carries of its own record, or that decide who sees it. Which proposal was accepted has a trigger of its own. */
  const card = ['full_name', 'username', 'website', 'city', 'state', 'about', 'avatar', 'role']
  const columnsOf = {
    users: [
      ...card,
      'email',
      'suspended_reason',
      'phone',
      'address',
      'document_type',
      'document_number',
      'notify_scope',
      'notify_email',
      'mails_off',
    ],
    projects: [
      ...['client_id', 'title', 'description', 'budget', 'address', 'city', 'state', 'products'],
      ...['status', 'created_at', 'completed_at', 'closed_at', 'accepted_at', 'timing', 'edition', 'edited_at'],
    ],
    proposals: [
      ...['project_id', 'provider_id', 'amount', 'cover_letter', 'proposal_type', 'duration_days'],
      ...['status', 'undone_by', 'undone_reason', 'edition', 'revisions', 'created_at', 'updated_at'],
    ],
    conversations: [
      ...['participant_one', 'participant_two', 'project_id', 'last_message_at', 'read_at_one', 'read_at_two'],
      ...['declined_at', 'created_at'],
    ],
    messages: ['conversation_id', 'sender_id', 'content', 'sent_at', 'created_at'],
    silences: ['user_id', 'person_id', 'conversation_id', 'created_at'],
    notifications: ['user_id', 'title', 'message', 'link', 'is_read', 'created_at'],
    support_tickets: ['client_id', 'subject', 'status', 'last_message_at', 'read_at_client', 'created_at'],
    support_messages: ['ticket_id', 'sender_id', 'content', 'created_at'],
    account_cancellation_requests: ['user_id', 'status', 'reason', 'resolved_at', 'created_at'],
  }

  /** F3: what a proposal or a conversation does to its project concerns its people alone; a new number for everyone would tell rivals. */
  const leave = (project, person) => `
    ${write} SELECT channel, collection, record, 1 FROM sync_changes
      WHERE channel = 'user:' || ${person} AND collection = 'projects' AND record = ${project} AND removed = 0
        AND channel NOT IN (SELECT channel FROM (${projectChannels(project)}));`
  const join = (person) => `
    ${write} SELECT 'user:' || ${person}, 'projects', id, 0 FROM projects WHERE id = NEW.project_id AND status = 'open'
      AND NOT EXISTS (SELECT 1 FROM sync_changes WHERE channel = 'user:' || ${person} AND collection = 'projects' AND record = id AND removed = 0);`

  /** Side effects of a write on rows of other records. */
  const also = {
    messages: { any: (row) => renumber('conversations', `${row}.conversation_id`) },
    users: {
      insert: enter('profiles', channelsOf.profiles),
      delete: `${gone('profiles', 'OLD.id')} DELETE FROM sync_answers WHERE user_id = OLD.id;`,
    },
    proposals: {
      insert: `${write} SELECT 'user:' || NEW.provider_id, 'projects', NEW.project_id, 0 FROM projects WHERE id = NEW.project_id;`,
      delete: leave('OLD.project_id', 'OLD.provider_id'),
    },
    conversations: {
      insert: join('NEW.participant_one') + join('NEW.participant_two'),
      delete: leave('OLD.project_id', 'OLD.participant_one') + leave('OLD.project_id', 'OLD.participant_two'),
    },
  }
  for (const [collection, columns] of Object.entries(columnsOf)) {
    const { any = () => '', insert = '', delete: deleted = '' } = also[collection] ?? {}
    const here = [collection, channelsOf[collection]]
    trigger(`feed_${collection}_insert`, `INSERT ON ${collection}`, enter(...here) + any('NEW') + insert)
    trigger(`feed_${collection}_update`, `UPDATE ON ${collection}`, place(...here) + any('NEW'), changed(columns))
    trigger(`feed_${collection}_delete`, `DELETE ON ${collection}`, gone(collection, 'OLD.id') + any('OLD') + deleted)
  }
  const placedCard = place('profiles', channelsOf.profiles)
  trigger('feed_profiles_update', 'UPDATE ON users', placedCard, changed([...card, 'verified', 'suspended_at']))
  trigger(
    'feed_users_suspended',
    'UPDATE ON users',
    `${write} SELECT 'open:' || state, 'projects', id, iif(NEW.suspended_at = '', 0, 1) FROM projects WHERE client_id = NEW.id AND ${isOpen};`,
    "WHEN (OLD.suspended_at = '') <> (NEW.suspended_at = '')",
  )
  // F5a: what an account's sessions depend on, in a channel that no device reads; as a removal, which is forgotten in time.
  const session = (row) => `${write} VALUES ('session:' || ${row}.id, 'users', ${row}.id, 1);`
  trigger('feed_session_update', 'UPDATE ON users', session('NEW'), changed(['tokenKey', 'role', 'state']))
  trigger('feed_session_delete', 'DELETE ON users', session('OLD'))
  // F3: which proposal was accepted is told, where nothing else of the project changes, to its two sides alone: the others never read it.
  trigger(
    'feed_projects_deal',
    'UPDATE ON projects',
    `${write} SELECT channel, collection, record, 0 FROM sync_changes WHERE collection = 'projects' AND record = NEW.id AND removed = 0
      AND channel IN (SELECT 'user:' || NEW.client_id
        UNION ALL SELECT 'user:' || provider_id FROM proposals WHERE id IN (OLD.accepted_proposal_id, NEW.accepted_proposal_id));`,
    'WHEN OLD.accepted_proposal_id IS NOT NEW.accepted_proposal_id AND OLD.status IS NEW.status',
  )
  // F3: whether it is still needed is its owner's alone: a new number for its state would tell rivals that nothing has happened for weeks.
  trigger(
    'feed_projects_owner',
    'UPDATE ON projects',
    `${write} VALUES ('user:' || NEW.client_id, 'projects', NEW.id, 0);`,
    changed(['touched_at', 'asked_at']),
  )

  /** F5: what else a change to these columns of a record renumbers: every document that embeds them. */
  const conversationsOfPerson =
    'SELECT id FROM conversations WHERE participant_one = NEW.id UNION SELECT id FROM conversations WHERE participant_two = NEW.id'
  const ofClient = renumber('projects', 'SELECT id FROM projects WHERE client_id = NEW.id') + renumber('conversations', conversationsOfPerson)
  const ofProvider = renumber('proposals', 'SELECT id FROM proposals WHERE provider_id = NEW.id')
  const shown = ['full_name', 'avatar', 'avatar_small']
  const proposalsOfProject = renumber('proposals', 'SELECT id FROM proposals WHERE project_id = NEW.id')
  const conversationsOfProject = renumber('conversations', 'SELECT id FROM conversations WHERE project_id = NEW.id')
  const silencesOfPerson = renumber('silences', 'SELECT id FROM silences WHERE person_id = NEW.id')
  trigger('feed_users_embed_name', 'UPDATE ON users', ofClient + silencesOfPerson, changed(shown))
  trigger('feed_users_embed_provider', 'UPDATE ON users', ofProvider, changed([...shown, 'role', 'city', 'state']))
  trigger('feed_projects_embed_proposals', 'UPDATE ON projects', proposalsOfProject, changed(['title', 'status']))
  trigger('feed_projects_embed_conversations', 'UPDATE ON projects', conversationsOfProject, changed(['title']))
  trigger('feed_project_images_insert', 'INSERT ON project_images', renumber('projects', 'NEW.project_id'))
  trigger('feed_project_images_update', 'UPDATE ON project_images', renumber('projects', 'NEW.project_id'))
  trigger('feed_project_images_delete', 'DELETE ON project_images', renumber('projects', 'OLD.project_id'))

  const moved = isChanged(['city', 'state', 'verified', 'role', 'suspended_at'])
  const countPlaces = 'UPDATE card_places SET changes = changes + 1;'
  trigger('card_places_insert', 'INSERT ON users', countPlaces, `WHEN ${isCard('NEW.')}`)
  trigger('card_places_update', 'UPDATE ON users', countPlaces, `WHEN (${moved}) AND (${isCard('OLD.')} OR ${isCard('NEW.')})`)
  trigger('card_places_delete', 'DELETE ON users', countPlaces, `WHEN ${isCard('OLD.')}`)

  // With the id, as an address has it; a project and a ticket with whose they are.
  const searched = {
    users: { words: 'user_words', columns: ['full_name', 'email', 'username', 'city', 'state', 'phone', 'document_number'] },
    projects: { words: 'project_words', columns: ['title', 'address', 'city', 'state'], isOwned: true },
    support_tickets: { words: 'ticket_words', columns: ['subject'], isOwned: true },
  }
  for (const [collection, { words, columns, isOwned }] of Object.entries(searched)) {
    const of = (row) => ['id', ...columns].map((column) => `${row}.${column}`).join(" || ' ' || ")
    const person = isOwned ? "|| ' ' || coalesce((SELECT full_name || ' ' || email FROM users WHERE id = NEW.client_id), '')" : ''
    const said = `${of('NEW')} ${person}`
    const number = (row) => `(SELECT number FROM search_entries WHERE collection = '${collection}' AND record = ${row}.id)`
    trigger(
      `search_${collection}_insert`,
      `INSERT ON ${collection}`,
      `INSERT INTO search_entries (collection, record) VALUES ('${collection}', NEW.id);
        INSERT INTO ${words} (rowid, words) VALUES (${number('NEW')}, ${said});`,
    )
    trigger(
      `search_${collection}_update`,
      `UPDATE ON ${collection}`,
      `UPDATE ${words} SET words = ${said} WHERE rowid = ${number('NEW')};`,
      changed(columns),
    )
    trigger(
      `search_${collection}_delete`,
      `DELETE ON ${collection}`,
      `DELETE FROM ${words} WHERE rowid = ${number('OLD')};
        DELETE FROM search_entries WHERE collection = '${collection}' AND record = OLD.id;`,
    )
    if (!isOwned) continue
    trigger(
      `search_${collection}_person`,
      'UPDATE ON users',
      `UPDATE ${words} SET words = (SELECT ${of('r')} FROM search_entries s JOIN ${collection} r ON r.id = s.record WHERE s.number = ${words}.rowid)
          || ' ' || NEW.full_name || ' ' || NEW.email
        WHERE rowid IN (SELECT s.number FROM ${collection} r JOIN search_entries s ON s.collection = '${collection}' AND s.record = r.id
          WHERE r.client_id = NEW.id);`,
      changed(['full_name', 'email']),
    )
  }

  // Product 22: a ticket waits from its person's first message after an answer, until it is answered or closed.
  trigger(
    'ticket_waits_message',
    'INSERT ON support_messages',
    `UPDATE support_tickets SET waits_since = CASE WHEN client_id <> NEW.sender_id THEN '' WHEN waits_since = '' THEN NEW.created_at ELSE waits_since END
      WHERE id = NEW.ticket_id;`,
  )
  trigger(
    'ticket_waits_status',
    'UPDATE ON support_tickets',
    `UPDATE support_tickets SET waits_since = iif(NEW.status = 'open' AND NEW.client_id =
        (SELECT sender_id FROM support_messages WHERE ticket_id = NEW.id ORDER BY created_at DESC LIMIT 1), NEW.last_message_at, '')
      WHERE id = NEW.id;`,
    changed(['status']),
  )

  const byStatus = ['projects', 'account_cancellation_requests']
  for (const collection of ['users', 'proposals', ...byStatus]) {
    const hasStatus = byStatus.includes(collection)
    const add = (
      row,
      by,
    ) => `INSERT INTO record_counts (collection, status, count) VALUES ('${collection}', ${hasStatus ? `${row}.status` : "''"}, ${by})
      ON CONFLICT (collection, status) DO UPDATE SET count = count + (${by});`
    trigger(`count_${collection}_insert`, `INSERT ON ${collection}`, add('NEW', 1))
    trigger(`count_${collection}_delete`, `DELETE ON ${collection}`, add('OLD', -1))
    if (hasStatus) trigger(`count_${collection}_update`, `UPDATE ON ${collection}`, `${add('OLD', -1)} ${add('NEW', 1)}`, changed(['status']))
  }

  // An account that was never confirmed had no session. Ten are enough, so that changing a password fills nothing.
  const keepKey = `INSERT INTO ended_keys (user_id, token_key) VALUES (OLD.id, OLD.tokenKey);
    DELETE FROM ended_keys WHERE user_id = OLD.id
      AND rowid NOT IN (SELECT rowid FROM ended_keys WHERE user_id = OLD.id ORDER BY rowid DESC LIMIT 10);`
  trigger('ended_key_changed', 'UPDATE OF tokenKey ON users', keepKey, 'WHEN OLD.verified = TRUE AND OLD.tokenKey IS NOT NEW.tokenKey')
  trigger('ended_key_removed', 'DELETE ON users', keepKey, 'WHEN OLD.verified = TRUE')

  // To the address that it has been so far, whichever way it was changed. Product 90.
  const mailOld = (kind, about) => `INSERT INTO mail_queue (id, kind, user_id, person_id, about, due_at, tries, created_at)
    SELECT lower(substr(hex(randomblob(8)), 1, 15)), '${kind}', OLD.id, '', ${about}, now, 0, now FROM (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS now);`
  const isPerson = "OLD.verified = TRUE AND OLD.role <> 'admin'"
  trigger(
    'mail_email_changed',
    'UPDATE OF email ON users',
    mailOld('email_changed', "json_object('email', OLD.email)"),
    `WHEN ${isPerson} AND OLD.email IS NOT NEW.email`,
  )
  trigger(
    'mail_password_changed',
    'UPDATE OF password ON users',
    mailOld('password_changed', "json_object('email', OLD.email)"),
    `WHEN ${isPerson} AND OLD.password IS NOT NEW.password`,
  )

  // Files that are to go are noted by the database itself, so that no way of deleting leaves one: not the console, and not the end of the process right after
  // the commit.
  const folder = (collection, row) => `(SELECT id FROM _collections WHERE name = '${collection}') || '/' || ${row}.id`
  const ofPhoto = (row) => folder('project_images', row)
  trigger('note_removed_photo', 'DELETE ON project_images', `INSERT OR IGNORE INTO removed_folders (folder) VALUES (${ofPhoto('OLD')});`)
  // A photo that is sent again under its id.
  trigger('note_photo_again', 'INSERT ON project_images', `DELETE FROM removed_folders WHERE folder = ${ofPhoto('NEW')};`)
  trigger(
    'note_removed_user',
    'DELETE ON users',
    `INSERT INTO account_deletions (user_id, deleted_at, folders)
      VALUES (OLD.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), json_array(${folder('users', 'OLD')}))
      ON CONFLICT (user_id) DO UPDATE SET folders = excluded.folders;`,
  )
  const deletedWith = (table, column, parent) =>
    trigger(`${table}_${parent}_delete`, `DELETE ON ${parent}`, `DELETE FROM ${table} WHERE ${column} = OLD.id;`)
  deletedWith('quotas', 'user_id', 'users')
  deletedWith('proposal_mails', 'provider_id', 'users')
  deletedWith('proposal_mails', 'project_id', 'projects')
  deletedWith('removed_photos', 'project_id', 'projects')
  deletedWith('web_push_subscriptions', 'user_id', 'users')
  // Product 93: their notices lead to what is hidden now, so none counts as unread.
  trigger(
    'notices_of_blocked',
    'INSERT ON silences',
    `UPDATE notifications SET is_read = TRUE WHERE user_id = NEW.user_id AND person_id = NEW.person_id AND is_read = FALSE AND kind IN
      ('proposal_received', 'proposal_improved', 'proposal_confirmed', 'project_invitation', 'invitation_declined');`,
    "WHEN NEW.conversation_id = ''",
  )
  // Rule W5b: a new password, or address, ends every session.
  trigger(
    'web_push_session',
    'UPDATE OF tokenKey ON users',
    'DELETE FROM web_push_subscriptions WHERE user_id = NEW.id;',
    'WHEN OLD.tokenKey IS NOT NEW.tokenKey',
  )

  // Rule W5: of new projects the first five of a day in Brasília, and after everything else.
  const due = (people, kind, isUrgent, isTold) => `UPDATE web_push_subscriptions
    SET due_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), is_urgent = max(is_urgent, ${isUrgent})
    WHERE ${people} AND ended_at = '' AND instr(kinds, ' ' || ${kind} || ' ') > 0 AND ${isTold};`
  const isAmongFirst = `(NEW.kind <> 'project_published' OR (SELECT count(*) FROM notifications n
    WHERE n.user_id = NEW.user_id AND n.created_at >= date('now', '-3 hours') || 'T03:00:00.000Z' AND n.kind = 'project_published') <= 5)`
  trigger('web_push_notice', 'INSERT ON notifications', due('user_id = NEW.user_id', 'NEW.kind', "NEW.kind <> 'project_published'", isAmongFirst))
  const others = ['one', 'two'].map((side) => `SELECT participant_${side} FROM conversations WHERE id = NEW.conversation_id`).join(' UNION ALL ')
  trigger('web_push_message', 'INSERT ON messages', due(`user_id <> NEW.sender_id AND user_id IN (${others})`, "'message'", 1, 'TRUE'))

  for (const event of ['UPDATE', 'DELETE']) {
    run(`CREATE TRIGGER audit_log_no_${event.toLowerCase()} BEFORE ${event} ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END`)
  }
})
