/** Projects, proposals, conversations and notices. Nobody writes them natively, but for the photos of an open project. */
migrate(
  (app) => {
    const text = (name, max, options = {}) => ({ type: 'text', name, max, ...options })
    const required = { required: true }
    const hidden = { hidden: true }
    const time = (name, options = {}) => text(name, 24, options)
    const choice = (name, values) => ({ type: 'select', name, values, required: true })
    const idOf = (name) => app.findCollectionByNameOrId(name).id
    const hangsOn = (name, collection, options = {}) => ({
      type: 'relation',
      name,
      collectionId: idOf(collection),
      cascadeDelete: true,
      maxSelect: 1,
      required: true,
      ...options,
    })

    const someone = "@request.auth.collectionName = 'users'"
    const mine = (...fields) => fields.map((field) => `${field} = @request.auth.id`).join(' || ')
    const admin = "@request.auth.role = 'admin'"
    const visibleTo = (rule) => ({ listRule: `${someone} && (${rule})`, viewRule: `${someone} && (${rule})` })

    app.save(
      new Collection({
        name: 'projects',
        fields: [
          hangsOn('client_id', 'users'),
          text('title', 120, required),
          text('description', 5000, required),
          { type: 'number', name: 'budget', min: 0, max: 99_999_999.99 },
          text('address', 200, required),
          text('city', 80, required),
          text('state', 2, { required: true, pattern: '^[A-Z]{2}$' }),
          { type: 'json', name: 'products', maxSize: 65_536 },
          choice('status', ['open', 'in_progress', 'completed']),
          // Not a relation: it would be emptied too late, and who won is for two people's eyes only.
          text('accepted_proposal_id', 15, hidden),
          text('search', 6000, hidden),
          time('created_at', required),
          time('completed_at'),
        ],
        indexes: [
          'CREATE INDEX idx_projects_client ON projects (client_id, created_at)',
          'CREATE INDEX idx_projects_status ON projects (status, created_at)',
          'CREATE INDEX idx_projects_place ON projects (status, state, created_at)',
        ],
      }),
    )

    app.save(
      new Collection({
        name: 'proposals',
        fields: [
          hangsOn('project_id', 'projects'),
          hangsOn('provider_id', 'users'),
          { type: 'number', name: 'amount', min: 0.01, max: 99_999_999.99, required: true },
          text('cover_letter', 5000, required),
          choice('proposal_type', ['service', 'products', 'both']),
          { type: 'number', name: 'duration_days', min: 1, max: 3650, onlyInt: true, required: true },
          choice('status', ['pending', 'accepted', 'rejected']),
          { type: 'json', name: 'revisions', maxSize: 1_048_576 },
          time('created_at', required),
          time('updated_at', required),
        ],
        indexes: [
          'CREATE UNIQUE INDEX idx_proposals_one ON proposals (project_id, provider_id)',
          'CREATE INDEX idx_proposals_provider ON proposals (provider_id, created_at)',
        ],
        ...visibleTo(`${mine('provider_id', 'project_id.client_id')} || ${admin}`),
      }),
    )

    // The rule of projects names proposals, so it comes after them.
    const projects = app.findCollectionByNameOrId('projects')
    unmarshal(visibleTo(`status = 'open' || ${mine('client_id')} || proposals_via_project_id.provider_id ?= @request.auth.id || ${admin}`), projects)
    app.save(projects)

    app.save(
      new Collection({
        name: 'project_images',
        fields: [
          hangsOn('project_id', 'projects'),
          { type: 'number', name: 'position', min: 0, max: 100, onlyInt: true },
          {
            type: 'file',
            name: 'file',
            maxSize: 5_242_880,
            mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
            thumbs: ['320x240', '800x0'],
            protected: true,
            required: true,
          },
        ],
        indexes: ['CREATE INDEX idx_project_images_project ON project_images (project_id, position)'],
        ...visibleTo(
          `project_id.status = 'open' || ${mine('project_id.client_id')} || project_id.proposals_via_project_id.provider_id ?= @request.auth.id || ${admin}`,
        ),
        createRule: `${someone} && project_id.client_id = @request.auth.id && project_id.status = 'open'`,
      }),
    )

    app.save(
      new Collection({
        name: 'conversations',
        fields: [
          hangsOn('participant_one', 'users'),
          hangsOn('participant_two', 'users'),
          hangsOn('project_id', 'projects'),
          time('last_message_at'),
          time('read_at_one'),
          time('read_at_two'),
          time('mailed_at_one', hidden),
          time('mailed_at_two', hidden),
          time('created_at', required),
        ],
        indexes: [
          'CREATE UNIQUE INDEX idx_conversations_one ON conversations (project_id, participant_one, participant_two)',
          'CREATE INDEX idx_conversations_participant_one ON conversations (participant_one)',
          'CREATE INDEX idx_conversations_participant_two ON conversations (participant_two)',
        ],
        ...visibleTo(mine('participant_one', 'participant_two')),
      }),
    )

    app.save(
      new Collection({
        name: 'messages',
        fields: [
          hangsOn('conversation_id', 'conversations'),
          hangsOn('sender_id', 'users'),
          text('content', 4000, required),
          time('sent_at', required),
          time('created_at', required),
        ],
        indexes: [
          'CREATE UNIQUE INDEX idx_messages_order ON messages (conversation_id, created_at)',
          'CREATE INDEX idx_messages_sender ON messages (sender_id)',
          'CREATE INDEX idx_messages_created ON messages (created_at)',
        ],
        ...visibleTo(mine('conversation_id.participant_one', 'conversation_id.participant_two')),
      }),
    )

    app.save(
      new Collection({
        name: 'notifications',
        fields: [
          hangsOn('user_id', 'users'),
          text('title', 200, required),
          text('message', 600, required),
          text('link', 200),
          { type: 'bool', name: 'is_read' },
          time('created_at', required),
          // Whom it names: it goes when they go.
          hangsOn('person_id', 'users', { required: false, hidden: true }),
        ],
        indexes: [
          'CREATE INDEX idx_notifications_user ON notifications (user_id, created_at)',
          'CREATE INDEX idx_notifications_unread ON notifications (user_id, created_at) WHERE is_read = FALSE',
          'CREATE INDEX idx_notifications_person ON notifications (person_id)',
        ],
        ...visibleTo(mine('user_id')),
      }),
    )
  },
  (app) => {
    for (const name of ['notifications', 'messages', 'conversations', 'project_images']) app.delete(app.findCollectionByNameOrId(name))
    const projects = app.findCollectionByNameOrId('projects')
    unmarshal({ listRule: null, viewRule: null }, projects)
    app.save(projects)
    for (const name of ['proposals', 'projects']) app.delete(app.findCollectionByNameOrId(name))
  },
)
