/** A change of a small avatar alone is told to the readers of what embeds it. Rule F5. */
migrate(
  (app) => {
    const watched = 'OLD.avatar IS NOT NEW.avatar'
    const small = 'OLD.avatar_small IS NOT NEW.avatar_small'
    for (const name of ['feed_users_embed_name', 'feed_users_embed_provider']) {
      const trigger = new DynamicModel({ sql: '' })
      app.db().newQuery("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = {:name}").bind({ name }).one(trigger)
      if (!trigger.sql.includes(watched)) throw new Error(`The trigger ${name} is not as it was.`)
      app.db().newQuery(`DROP TRIGGER ${name}`).execute()
      app
        .db()
        .newQuery(trigger.sql.replace(watched, `${watched} OR ${small}`))
        .execute()
    }
  },
  () => {
    throw new Error('There is no way back beyond suspensions.')
  },
)
