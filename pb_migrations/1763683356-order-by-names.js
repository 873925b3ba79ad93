/** Administrators' order by name reads the beginning of the folded text, where the name is: a page's cursor has no 'about' in it. */
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    const name = 'substr(search, 1, 120)'
    for (const [index, columns] of [
      ['all', `(${name}, id)`],
      ['role', `(role, ${name}, id)`],
      ['unconfirmed', `(${name}, id) WHERE verified = FALSE`],
      ['suspended', `(${name}, id) WHERE suspended_at <> ''`],
    ]) {
      run(`DROP INDEX idx_users_${index}_name`)
      run(`CREATE INDEX idx_users_${index}_name ON users ${columns}`)
    }
  },
  () => {
    throw new Error('There is no way back beyond suspensions.')
  },
)
