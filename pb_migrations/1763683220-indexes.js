/** Every index. Those of PocketBase's own list are made anew with their collection; it takes no condition with a bracket and no expression. */
migrate((app) => {
  const listed = {
    users: [
      'UNIQUE idx_users_token_key (tokenKey)',
      "UNIQUE idx_users_email (email COLLATE NOCASE) WHERE email != ''",
      "UNIQUE idx_users_username (username) WHERE username != ''",
      'idx_users_place (state, city)',
      // Those who are told of a new project.
      "idx_users_providers (state, id) WHERE verified = TRUE AND role <> 'cliente' AND role <> 'admin'",
      "idx_users_city_providers (state, city) WHERE verified = TRUE AND role <> 'cliente' AND role <> 'admin'",
    ],
    projects: [
      'idx_projects_client (client_id, created_at)',
      'idx_projects_status (status, created_at)',
      'idx_projects_place (status, state, created_at)',
      "idx_projects_client_open (client_id) WHERE status = 'open'",
    ],
    proposals: ['UNIQUE idx_proposals_one (project_id, provider_id)', 'idx_proposals_provider (provider_id, created_at)'],
    project_images: ['idx_project_images_project (project_id, position)', 'idx_project_images_lost (id) WHERE is_lost = 1'],
    conversations: [
      'UNIQUE idx_conversations_one (project_id, participant_one, participant_two)',
      'idx_conversations_participant_one (participant_one)',
      'idx_conversations_participant_two (participant_two)',
      // Conversations of the last day, for mails about unread messages.
      'idx_conversations_last_message (last_message_at)',
    ],
    messages: ['UNIQUE idx_messages_order (conversation_id, created_at)', 'idx_messages_sender (sender_id)', 'idx_messages_created (created_at)'],
    silences: [
      'UNIQUE idx_silences_one (user_id, person_id, conversation_id)',
      'idx_silences_person (person_id)',
      'idx_silences_conversation (conversation_id)',
    ],
    notifications: [
      'idx_notifications_user (user_id, created_at)',
      'idx_notifications_unread (user_id, created_at) WHERE is_read = FALSE',
      'idx_notifications_person (person_id)',
      'idx_notifications_created (created_at)',
      "UNIQUE idx_notifications_once (project_id, user_id) WHERE kind = 'project_published'",
    ],
    support_messages: ['idx_support_messages_ticket (ticket_id, created_at)', 'idx_support_messages_sender (sender_id)'],
    account_cancellation_requests: [
      "UNIQUE idx_cancellations_pending (user_id) WHERE status = 'pending' AND user_id != ''",
      'idx_cancellations_status (status, created_at)',
    ],
    site_settings: ['UNIQUE idx_site_settings_key (key)'],
    mail_queue: [
      'idx_mail_queue_due (due_at)',
      'idx_mail_queue_user (user_id)',
      'idx_mail_queue_person (person_id)',
      'idx_mail_queue_kind (kind, due_at)',
    ],
  }
  for (const [name, indexes] of Object.entries(listed)) {
    const collection = app.findCollectionByNameOrId(name)
    collection.indexes = indexes.map((index) => {
      const [, unique = '', indexName, columns] = /^(UNIQUE )?(\w+) (.*)$/.exec(index) ?? []
      return `CREATE ${unique}INDEX ${indexName} ON ${name} ${columns}`
    })
    app.save(collection)
  }

  const name = 'substr(search, 1, 120)'
  const isCard = "verified = TRUE AND role IN ('empresa', 'autonomo')"
  const indexes = {
    users: [
      // Sign-in, sign-up and every request for a mail. The unique one has a condition that SQLite cannot infer from them.
      'idx_users_email_any (email COLLATE NOCASE)',
      // PocketBase looks up by its name whose file a picture is. Without a condition, since SQLite does not know that a name that is asked for is not ''.
      'idx_users_avatar (avatar)',
      'idx_users_avatar_small (avatar_small)',
      // The directory, newest first.
      `idx_users_directory (created_at) WHERE ${isCard}`,
      `idx_users_directory_state (state, created_at) WHERE ${isCard}`,
      // Each order of administrators' tables, alone and within the filter that is likely to leave many rows.
      'idx_users_all_newest (created_at, id)',
      `idx_users_all_name (${name}, id)`,
      'idx_users_role_newest (role, created_at, id)',
      `idx_users_role_name (role, ${name}, id)`,
      'idx_users_unconfirmed_newest (created_at, id) WHERE verified = FALSE',
      `idx_users_unconfirmed_name (${name}, id) WHERE verified = FALSE`,
      "idx_users_suspended_newest (created_at, id) WHERE suspended_at <> ''",
      `idx_users_suspended_name (${name}, id) WHERE suspended_at <> ''`,
    ],
    projects: [
      // Open projects of a city, and the most valuable ones of the country, a state or a city first.
      "idx_projects_city (state, city, created_at) WHERE status = 'open'",
      "idx_projects_budget (status, budget, created_at) WHERE status = 'open'",
      "idx_projects_state_budget (state, budget, created_at) WHERE status = 'open'",
      "idx_projects_city_budget (state, city, budget, created_at) WHERE status = 'open'",
      // Every day's look for projects that nobody has done anything about, and for those whose owners were asked.
      "idx_projects_quiet (touched_at) WHERE status = 'open' AND asked_at = ''",
      "idx_projects_asked (asked_at) WHERE status = 'open' AND asked_at <> ''",
      'idx_projects_all_newest (created_at, id)',
      'idx_projects_all_budget (budget, id)',
      // Those without a budget, 0, after all others.
      'idx_projects_all_least (iif(budget > 0, budget, 1e9), id)',
      'idx_projects_status_newest (status, created_at, id)',
      'idx_projects_status_budget (status, budget, id)',
      'idx_projects_status_least (status, iif(budget > 0, budget, 1e9), id)',
    ],
    support_tickets: [
      'idx_support_tickets_client_newest (client_id, created_at)',
      'idx_tickets_all_newest (last_message_at, id)',
      'idx_tickets_status_newest (status, last_message_at, id)',
      // Tickets whose person waits for an answer: the administrators' queue.
      "idx_tickets_waiting (waits_since, id) WHERE waits_since <> ''",
    ],
    account_cancellation_requests: [
      // PocketBase looks for what names an account that is deleted.
      'idx_cancellations_resolved_by (resolved_by)',
      // Those that wait for a decision first.
      "idx_cancellations_pending_first (iif(status = 'pending', '1', '0') || created_at, id)",
      'idx_cancellations_user_newest (user_id, created_at)',
    ],
    audit_log: [
      'idx_audit_log_newest (created_at, id)',
      'idx_audit_log_subject (subject, created_at, id)',
      'idx_audit_log_action_newest (action, created_at, id)',
      'idx_audit_log_actor_newest (actor, created_at, id)',
      'idx_audit_log_actor_action_newest (actor, action, created_at, id)',
    ],
    sync_changes: [
      'sync_feed (channel, collection, seq)',
      'sync_live (channel, collection, seq) WHERE removed = 0',
      // Every night's look for removals that are old enough to be forgotten.
      'sync_removed (seq) WHERE removed = 1',
    ],
    sync_answers: ['sync_answers_created (created_at)'],
    sync_starts: ['idx_sync_starts_restored (restored) WHERE restored = 1'],
    ended_keys: ['idx_ended_keys_user (user_id)'],
    sign_ups: ['sign_ups_email (email, created_at)', 'sign_ups_proof (proof)', 'sign_ups_age (created_at)'],
    proposal_mails: ['proposal_mails_age (mailed_at)', 'proposal_mails_provider (provider_id)'],
    web_push_subscriptions: [
      'web_push_user (user_id)',
      "web_push_due (is_urgent DESC, due_at, origin) WHERE due_at <> ''",
      'web_push_seen (seen_at)',
    ],
    account_deletions: ["account_deletions_unfinished (user_id) WHERE folders <> ''"],
  }
  for (const [table, list] of Object.entries(indexes))
    for (const index of list)
      app
        .db()
        .newQuery(`CREATE INDEX ${index.replace(' ', ` ON ${table} `)}`)
        .execute()
})
