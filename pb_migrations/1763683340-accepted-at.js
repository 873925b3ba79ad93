/** Since when a project is agreed, '' before. A change of it is told like one of any other field of the document: rule F5. */
migrate(
  (app) => {
    const run = (/** @type {string} */ sql) => app.db().newQuery(sql).execute()
    const projects = app.findCollectionByNameOrId('projects')
    projects.fields.add(new Field({ type: 'text', name: 'accepted_at', max: 24 }))
    app.save(projects)

    const trigger = new DynamicModel({ sql: '' })
    app.db().newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'feed_projects_update'").one(trigger)
    const watched = 'OLD.completed_at IS NOT NEW.completed_at'
    if (!trigger.sql.includes(watched)) throw new Error('The trigger feed_projects_update is not as it was.')
    run('DROP TRIGGER feed_projects_update')
    run(trigger.sql.replace(watched, `${watched} OR OLD.accepted_at IS NOT NEW.accepted_at`))
  },
  (app) => {
    const run = (/** @type {string} */ sql) => app.db().newQuery(sql).execute()
    const trigger = new DynamicModel({ sql: '' })
    app.db().newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'feed_projects_update'").one(trigger)
    run('DROP TRIGGER feed_projects_update')
    run(trigger.sql.replace(' OR OLD.accepted_at IS NOT NEW.accepted_at', ''))
    const projects = app.findCollectionByNameOrId('projects')
    projects.fields.removeByName('accepted_at')
    app.save(projects)
  },
)
