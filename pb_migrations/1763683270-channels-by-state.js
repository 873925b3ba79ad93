/**
 * What is shared is shared by state: open projects in open:{UF} alone, public cards in cards:{UF}; the channels `open` and `cards` are gone. An open
 * project is also in the channel of each participant of a conversation about it. Rules F1 to F5.
 * A device that followed a channel that is gone is answered `behind`, so nothing needs a removal there. There is no way back for the same reason.
 */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  const write = 'INSERT OR REPLACE INTO sync_changes (channel, collection, record, removed)'
  const changed = (columns) => `WHEN ${columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ')}`
  const remake = (name, event, body, when = '') => {
    run(`DROP TRIGGER IF EXISTS feed_${name}`)
    run(`CREATE TRIGGER feed_${name} AFTER ${event} ${when} BEGIN ${body} END`)
  }

  /** F1, F3: the channels that it should be in get a new number, those that it has left a removal. */
  const place = (collection, id, channels) => `
    ${write} SELECT channel, '${collection}', ${id}, 1 FROM sync_changes
      WHERE collection = '${collection}' AND record = ${id} AND removed = 0 AND channel NOT IN (SELECT channel FROM (${channels}));
    ${write} SELECT DISTINCT channel, '${collection}', ${id}, 0 FROM (${channels});`
  const gone = (collection, id) => `
    ${write} SELECT channel, collection, record, 1 FROM sync_changes WHERE collection = '${collection}' AND record = ${id} AND removed = 0;`

  const isCard = "verified = TRUE AND role IN ('empresa', 'autonomo') AND state <> ''"
  const ofPerson = (id) => `SELECT 'user:' || id AS channel FROM users WHERE id = ${id}`
  const ofCard = (id) => `SELECT 'cards:' || state AS channel FROM users WHERE id = ${id} AND ${isCard}`
  const ofProject = (id) => `SELECT 'user:' || client_id AS channel FROM projects WHERE id = ${id}
    UNION ALL SELECT 'user:' || q.provider_id FROM proposals q JOIN projects p ON p.id = q.project_id WHERE q.project_id = ${id}
    UNION ALL SELECT 'user:' || c.participant_one FROM conversations c JOIN projects p ON p.id = c.project_id WHERE c.project_id = ${id} AND p.status = 'open'
    UNION ALL SELECT 'user:' || c.participant_two FROM conversations c JOIN projects p ON p.id = c.project_id WHERE c.project_id = ${id} AND p.status = 'open'
    UNION ALL SELECT 'open:' || state FROM projects WHERE id = ${id} AND status = 'open' AND state <> ''`
  const ofConversation = (id) => `SELECT 'user:' || participant_one AS channel FROM conversations WHERE id = ${id}
    UNION ALL SELECT 'user:' || participant_two FROM conversations WHERE id = ${id}`

  /** F3: what a proposal or a conversation does to its project concerns its people alone; a new number for everyone would tell rivals. */
  const leave = (project, person) => `${write} SELECT channel, collection, record, 1 FROM sync_changes
    WHERE channel = 'user:' || ${person} AND collection = 'projects' AND record = ${project} AND removed = 0
      AND channel NOT IN (SELECT channel FROM (${ofProject(project)}));`
  const join = (person) => `${write} SELECT 'user:' || ${person}, 'projects', id, 0 FROM projects WHERE id = NEW.project_id AND status = 'open'
    AND NOT EXISTS (SELECT 1 FROM sync_changes WHERE channel = 'user:' || ${person} AND collection = 'projects' AND record = id AND removed = 0);`

  const card = ['full_name', 'username', 'website', 'city', 'state', 'about', 'avatar', 'role']
  const columns = [
    ...['client_id', 'title', 'description', 'budget', 'address', 'city', 'state', 'products'],
    ...['status', 'accepted_proposal_id', 'created_at', 'completed_at'],
  ]
  const placedCard = place('profiles', 'NEW.id', ofCard('NEW.id'))
  const placedProject = place('projects', 'NEW.id', ofProject('NEW.id'))
  const placedConversation = place('conversations', 'NEW.id', ofConversation('NEW.id'))

  remake('users_insert', 'INSERT ON users', place('users', 'NEW.id', ofPerson('NEW.id')) + placedCard)
  remake('profiles_update', 'UPDATE ON users', placedCard, changed([...card, 'verified']))
  remake('projects_insert', 'INSERT ON projects', placedProject)
  remake('projects_update', 'UPDATE ON projects', placedProject, changed(columns))
  remake('proposals_delete', 'DELETE ON proposals', gone('proposals', 'OLD.id') + leave('OLD.project_id', 'OLD.provider_id'))
  remake('conversations_insert', 'INSERT ON conversations', placedConversation + join('NEW.participant_one') + join('NEW.participant_two'))
  remake(
    'conversations_delete',
    'DELETE ON conversations',
    gone('conversations', 'OLD.id') + leave('OLD.project_id', 'OLD.participant_one') + leave('OLD.project_id', 'OLD.participant_two'),
  )

  // The newest card stays the newest: numbers follow those of the old channel.
  run(`${write} SELECT 'cards:' || u.state, 'profiles', u.id, 0 FROM sync_changes s JOIN users u ON u.id = s.record
    WHERE s.channel = 'cards' AND s.collection = 'profiles' AND s.removed = 0 AND u.state <> '' ORDER BY s.seq`)
  for (const column of ['participant_one', 'participant_two']) {
    run(`${write} SELECT 'user:' || c.${column}, 'projects', p.id, 0 FROM conversations c JOIN projects p ON p.id = c.project_id
      WHERE p.status = 'open' AND NOT EXISTS (SELECT 1 FROM sync_changes s
        WHERE s.channel = 'user:' || c.${column} AND s.collection = 'projects' AND s.record = p.id AND s.removed = 0)`)
  }
  for (const table of ['sync_changes', 'sync_dropped']) run(`DELETE FROM ${table} WHERE channel IN ('open', 'cards')`)
})
