/**
 * Which proposal was accepted is told, where nothing else of the project changes, to its two sides alone: the others never read it, and a new number
 * would tell them of it. Rule F3. So a finished project can forget the proposal of an account that was deleted, and those that were deleted before are
 * forgotten here.
 */
migrate(
  (app) => {
    const run = (/** @type {string} */ sql) => app.db().newQuery(sql).execute()
    const trigger = new DynamicModel({ sql: '' })
    app.db().newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'feed_projects_update'").one(trigger)
    const watched = ' OR OLD.accepted_proposal_id IS NOT NEW.accepted_proposal_id'
    if (!trigger.sql.includes(watched)) throw new Error('The trigger feed_projects_update is not as it was.')
    run('DROP TRIGGER feed_projects_update')
    run(trigger.sql.replace(watched, ''))
    run(`CREATE TRIGGER feed_projects_deal AFTER UPDATE ON projects
      WHEN OLD.accepted_proposal_id IS NOT NEW.accepted_proposal_id AND OLD.status IS NEW.status BEGIN
      INSERT OR REPLACE INTO sync_changes (channel, collection, record, removed)
        SELECT channel, collection, record, 0 FROM sync_changes WHERE collection = 'projects' AND record = NEW.id AND removed = 0
          AND channel IN (SELECT 'user:' || NEW.client_id
            UNION ALL SELECT 'user:' || provider_id FROM proposals WHERE id IN (OLD.accepted_proposal_id, NEW.accepted_proposal_id)); END`)
    run(`UPDATE projects SET accepted_proposal_id = '' WHERE accepted_proposal_id <> ''
      AND NOT EXISTS (SELECT 1 FROM proposals WHERE id = accepted_proposal_id)`)
  },
  (app) => {
    const run = (/** @type {string} */ sql) => app.db().newQuery(sql).execute()
    const trigger = new DynamicModel({ sql: '' })
    app.db().newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'feed_projects_update'").one(trigger)
    const before = 'OLD.status IS NOT NEW.status'
    run('DROP TRIGGER feed_projects_deal')
    run('DROP TRIGGER feed_projects_update')
    run(trigger.sql.replace(before, `${before} OR OLD.accepted_proposal_id IS NOT NEW.accepted_proposal_id`))
  },
)
