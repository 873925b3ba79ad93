/** Why and about whom a report is, and the messages enclosed with it. Product 117. */
migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute()
  const tickets = app.findCollectionByNameOrId('support_tickets')
  const fields = [
    { type: 'text', name: 'reason', max: 20 },
    // Copied messages of a reported conversation.
    { type: 'number', name: 'enclosed', min: 0, onlyInt: true },
    // Whom it is about, '' where that is nobody's or gone; kept by a trigger, and so is the order of open reports.
    { type: 'text', name: 'reported_id', max: 15, hidden: true },
    { type: 'text', name: 'report_order', max: 40, hidden: true },
    // The last time that an administrator closed it.
    { type: 'text', name: 'closed_at', max: 24, hidden: true },
  ]
  for (const field of fields) tickets.fields.add(new Field(field))
  app.save(tickets)

  run(`CREATE TABLE report_evidence (ticket_id TEXT NOT NULL, message_id TEXT NOT NULL, reported_id TEXT NOT NULL, sender_id TEXT NOT NULL,
    content TEXT NOT NULL, created_at TEXT NOT NULL, PRIMARY KEY (ticket_id, message_id)) WITHOUT ROWID`)
  run('CREATE INDEX report_evidence_reported ON report_evidence (reported_id)')
  run("CREATE INDEX idx_tickets_reported ON support_tickets (reported_id, created_at, client_id) WHERE reported_id <> ''")
  run("CREATE INDEX idx_tickets_reports ON support_tickets (report_order, id) WHERE report_order <> ''")
  run('CREATE INDEX idx_tickets_enclosed ON support_tickets (closed_at) WHERE enclosed > 0')

  const isReport = (t) => `${t}.subject LIKE 'Denúncia: %'`
  const reported = (t) => {
    const id = `substr(${t}.subject, -15)`
    return `CASE
      WHEN ${t}.subject LIKE 'Denúncia: perfil %' THEN coalesce((SELECT id FROM users WHERE id = ${id}), '')
      WHEN ${t}.subject LIKE 'Denúncia: projeto %' THEN coalesce((SELECT nullif(client_id, ${t}.client_id) FROM projects WHERE id = ${id}), '')
      ELSE coalesce((SELECT iif(participant_one = ${t}.client_id, participant_two, participant_one) FROM conversations
        WHERE id = ${id} AND ${t}.client_id IN (participant_one, participant_two)), '') END`
  }
  /** Money and safety first; an app of before gives no reason. */
  const order = (t) => `iif(${t}.status = 'open', CASE ${t}.reason WHEN 'payment' THEN '1' WHEN 'abuse' THEN '2' WHEN '' THEN '3' WHEN 'fake' THEN '4'
    WHEN 'no_show' THEN '5' ELSE '6' END || ' ' || ${t}.created_at, '')`
  const trigger = (name, event, when, body) => run(`CREATE TRIGGER ${name} AFTER ${event} ON support_tickets WHEN ${when} BEGIN ${body} END`)
  trigger(
    'report_insert',
    'INSERT',
    isReport('NEW'),
    `UPDATE support_tickets SET reported_id = ${reported('NEW')}, report_order = ${order('NEW')} WHERE id = NEW.id;`,
  )
  trigger(
    'report_update',
    'UPDATE OF status, reason',
    `${isReport('NEW')} AND (OLD.status IS NOT NEW.status OR OLD.reason IS NOT NEW.reason)`,
    `UPDATE support_tickets SET report_order = ${order('NEW')} WHERE id = NEW.id;`,
  )
  trigger('report_delete', 'DELETE', 'OLD.enclosed > 0', 'DELETE FROM report_evidence WHERE ticket_id = OLD.id;')
  run(`UPDATE support_tickets SET reported_id = ${reported('support_tickets')}, report_order = ${order('support_tickets')}
    WHERE ${isReport('support_tickets')}`)

  // F1: the document's trigger watches its new columns.
  const found = new DynamicModel({ sql: '' })
  app.db().newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'feed_support_tickets_update'").one(found)
  run('DROP TRIGGER feed_support_tickets_update')
  run(found.sql.replace(' WHEN ', ' WHEN OLD.reason IS NOT NEW.reason OR OLD.enclosed IS NOT NEW.enclosed OR '))
})
