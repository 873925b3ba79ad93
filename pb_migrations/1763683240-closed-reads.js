/**
 * Native reads are closed, for administrators too: devices pull, everything else has its own route. A filter, a sort or an expansion of a
 * native list tells of records that its rule hides. A photo's view rule is asked by PocketBase at each download of its file, and by nothing else.
 */
migrate(
  (app) => {
    const setRules = (name, rules) => {
      const collection = app.findCollectionByNameOrId(name)
      unmarshal(rules, collection)
      app.save(collection)
    }
    const closed = { listRule: null, viewRule: null }
    const collections = ['users', 'profiles', 'projects', 'proposals', 'conversations', 'messages', 'notifications']
    for (const name of [...collections, 'support_tickets', 'support_messages', 'account_cancellation_requests']) setRules(name, closed)

    const seesProject = [
      "project_id.status = 'open'",
      'project_id.client_id = @request.auth.id',
      'project_id.proposals_via_project_id.provider_id ?= @request.auth.id',
      "@request.auth.role = 'admin'",
    ].join(' || ')
    const viewRule = `@request.context = 'protectedFile' && @request.auth.collectionName = 'users' && (${seesProject})`
    setRules('project_images', { listRule: null, viewRule })
  },
  () => {
    // The rules before told of rivals' proposals: they are not given back.
  },
)
