/** Open projects of a city, and the most valuable ones of the country, a state or a city first. */
migrate(
  (app) => {
    const index = (name, columns) => app.db().newQuery(`CREATE INDEX ${name} ON projects (${columns}) WHERE status = 'open'`).execute()
    index('idx_projects_city', 'state, city, created_at')
    index('idx_projects_budget', 'status, budget, created_at')
    index('idx_projects_state_budget', 'state, budget, created_at')
    index('idx_projects_city_budget', 'state, city, budget, created_at')
  },
  (app) => {
    for (const name of ['idx_projects_city', 'idx_projects_budget', 'idx_projects_state_budget', 'idx_projects_city_budget'])
      app.db().newQuery(`DROP INDEX ${name}`).execute()
  },
)
