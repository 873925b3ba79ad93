/** 'Quando precisa?' of a project, '' where its client did not say. A change of it is told like one of any other field of the document: rule F5. */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    const projects = app.findCollectionByNameOrId('projects')
    projects.fields.add(new SelectField({ name: 'timing', values: ['asap', 'weeks', 'months', 'exploring'], maxSelect: 1 }))
    app.save(projects)

    const trigger = new DynamicModel({ sql: '' })
    app.db().newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'feed_projects_update'").one(trigger)
    const watched = 'OLD.completed_at IS NOT NEW.completed_at'
    if (!trigger.sql.includes(watched)) throw new Error('The trigger feed_projects_update is not as it was.')
    run('DROP TRIGGER feed_projects_update')
    run(trigger.sql.replace(watched, `${watched} OR OLD.timing IS NOT NEW.timing`))
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    const trigger = new DynamicModel({ sql: '' })
    app.db().newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = 'feed_projects_update'").one(trigger)
    run('DROP TRIGGER feed_projects_update')
    run(trigger.sql.replace(' OR OLD.timing IS NOT NEW.timing', ''))
    const projects = app.findCollectionByNameOrId('projects')
    projects.fields.removeByName('timing')
    app.save(projects)
  },
)
