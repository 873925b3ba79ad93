/** Indexes that another one begins with: each write kept both. */
migrate(
  (app) => {
    const redundant = {
      users: ['idx_users_created', 'idx_users_role', 'idx_users_unconfirmed'],
      audit_log: ['idx_audit_log_created'],
      account_cancellation_requests: ['idx_cancellations_user'],
    }
    for (const [name, indexes] of Object.entries(redundant)) {
      const collection = app.findCollectionByNameOrId(name)
      collection.indexes = collection.indexes.filter((index) => !indexes.some((one) => index.includes(`${one} `) || index.includes(`\`${one}\``)))
      app.save(collection)
    }
  },
  () => {
    throw new Error('There is no way back beyond suspensions.')
  },
)
