/** A photo is seen by who sees its project: not by everyone while its client is suspended, and by those who talk about it. Rule A5. */
migrate(
  (app) => {
    const seesProject = [
      "project_id.status = 'open' && project_id.client_id.suspended_at = ''",
      "project_id.status = 'open' && project_id.conversations_via_project_id.participant_one ?= @request.auth.id",
      "project_id.status = 'open' && project_id.conversations_via_project_id.participant_two ?= @request.auth.id",
      'project_id.client_id = @request.auth.id',
      'project_id.proposals_via_project_id.provider_id ?= @request.auth.id',
      "@request.auth.role = 'admin'",
    ]
      .map((rule) => `(${rule})`)
      .join(' || ')
    const images = /** @type {Collection & { viewRule: string }} */ (app.findCollectionByNameOrId('project_images'))
    images.viewRule = `@request.context = 'protectedFile' && @request.auth.collectionName = 'users' && (${seesProject})`
    app.save(images)
  },
  () => {
    throw new Error('There is no way back: photos of suspended clients would be seen again.')
  },
)
