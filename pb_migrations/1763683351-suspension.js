/**
 * A suspended account: since when, and the reason that its person reads. Meanwhile its card and its open projects are in no shared channel. Rules A5
 * and F2. Triggers are changed from what they are, whatever made them so.
 */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    const users = app.findCollectionByNameOrId('users')
    users.fields.add(new TextField({ name: 'suspended_at', max: 24, hidden: true }))
    users.fields.add(new TextField({ name: 'suspended_reason', max: 500, hidden: true }))
    app.save(users)

    const isCard = "role IN ('empresa', 'autonomo')"
    const isOpen = "status = 'open' AND state <> ''"
    const ownerIsThere = "NOT EXISTS (SELECT 1 FROM users owner WHERE owner.id = client_id AND owner.suspended_at <> '')"
    const changes = [
      ['feed_users_insert', isCard, `${isCard} AND suspended_at = ''`],
      ['feed_profiles_update', isCard, `${isCard} AND suspended_at = ''`],
      ['feed_profiles_update', 'OLD.verified IS NOT NEW.verified', 'OLD.verified IS NOT NEW.verified OR OLD.suspended_at IS NOT NEW.suspended_at'],
      ['feed_users_update', 'OLD.email IS NOT NEW.email', 'OLD.email IS NOT NEW.email OR OLD.suspended_reason IS NOT NEW.suspended_reason'],
      ['feed_projects_insert', isOpen, `${isOpen} AND ${ownerIsThere}`],
      ['feed_projects_update', isOpen, `${isOpen} AND ${ownerIsThere}`],
      ['card_places_insert', `NEW.${isCard}`, `NEW.${isCard} AND NEW.suspended_at = ''`],
      ['card_places_delete', `OLD.${isCard}`, `OLD.${isCard} AND OLD.suspended_at = ''`],
      ['card_places_update', `NEW.${isCard}`, `NEW.${isCard} AND NEW.suspended_at = ''`],
      ['card_places_update', `OLD.${isCard}`, `OLD.${isCard} AND OLD.suspended_at = ''`],
      ['card_places_update', 'OLD.role IS NOT NEW.role', 'OLD.role IS NOT NEW.role OR OLD.suspended_at IS NOT NEW.suspended_at'],
    ]
    for (const [name, before, after] of changes) {
      const trigger = new DynamicModel({ sql: '' })
      app.db().newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = {:name}").bind({ name }).one(trigger)
      if (!trigger.sql.includes(before)) throw new Error(`The trigger ${name} is not as it was: no ${before}`)
      run(`DROP TRIGGER ${name}`)
      run(trigger.sql.replaceAll(before, after))
    }
    run(`CREATE TRIGGER feed_users_suspended AFTER UPDATE ON users WHEN (OLD.suspended_at = '') <> (NEW.suspended_at = '') BEGIN
      INSERT OR REPLACE INTO sync_changes (channel, collection, record, removed)
        SELECT 'open:' || state, 'projects', id, iif(NEW.suspended_at = '', 0, 1) FROM projects WHERE client_id = NEW.id AND ${isOpen}; END`)
    run("CREATE INDEX idx_users_suspended_newest ON users (created_at, id) WHERE suspended_at <> ''")
    run("CREATE INDEX idx_users_suspended_name ON users (search, id) WHERE suspended_at <> ''")

    const profiles = app.findCollectionByNameOrId('profiles')
    profiles.viewQuery = `${profiles.viewQuery} AND suspended_at = ''`
    app.save(profiles)
  },
  () => {
    throw new Error('There is no way back: what was suspended would be public again.')
  },
)
