/** Finds the conversations of the last day, for mails about messages that wait. */
migrate(
  (app) => {
    const conversations = app.findCollectionByNameOrId('conversations')
    conversations.indexes = [...conversations.indexes, 'CREATE INDEX idx_conversations_last_message ON conversations (last_message_at)']
    app.save(conversations)
  },
  (app) => {
    const conversations = app.findCollectionByNameOrId('conversations')
    conversations.indexes = conversations.indexes.filter((index) => !index.includes('idx_conversations_last_message'))
    app.save(conversations)
  },
)
