import type { RxCollectionCreator, RxJsonSchema } from 'rxdb'
import { collections } from '#domain/collections'
import { type CollectionName, collectionNames } from '#domain/documents'

const ID_LENGTH = 15
const ORDER_LENGTH = 12
const STATUS_LENGTH = 20
/** `newest` is a distance in milliseconds to the year 2200. */
const LARGEST_DISTANCE = 10_000_000_000_000

const bounded: Record<string, object> = {
  newest: { type: 'number', minimum: 0, maximum: LARGEST_DISTANCE, multipleOf: 1 },
  status: { type: 'string', maxLength: STATUS_LENGTH },
  conversation_id: { type: 'string', maxLength: ID_LENGTH },
  unread_by: { type: 'string', maxLength: ID_LENGTH },
  client_id: { type: 'string', maxLength: ID_LENGTH },
  provider_id: { type: 'string', maxLength: ID_LENGTH },
  project_id: { type: 'string', maxLength: ID_LENGTH },
  id: { type: 'string', maxLength: ID_LENGTH },
}

const indexes: Partial<Record<CollectionName, string[][]>> = {
  projects: [
    ['status', 'newest'],
    ['client_id', 'newest'],
  ],
  proposals: [['project_id'], ['provider_id', 'newest']],
  conversations: [['newest'], ['unread_by', 'newest']],
  messages: [['conversation_id', 'newest']],
  notifications: [['newest'], ['is_read', 'newest']],
}

/** RxDB takes a changed schema for another database, whose content is fetched anew. */
function syncedSchema(name: CollectionName): RxJsonSchema<Record<string, unknown>> {
  const { own, embedded } = collections[name]
  const declared = Object.entries({ ...own, ...embedded }).map(([field, { empty }]) => [field, empty])
  const fields = { ...Object.fromEntries(declared), newest: 0, ...(name === 'conversations' && { unread_by: '' }) }
  return {
    version: 0,
    primaryKey: 'id',
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([field, empty]) => [field, bounded[field] ?? typeOf(empty)])),
    required: Object.keys(fields),
    indexes: indexes[name] ?? [],
  }
}

function typeOf(empty: unknown): object {
  if (Array.isArray(empty)) return { type: 'array' }
  return empty === null ? {} : { type: typeof empty }
}

/** Its store outlives schemas: `version` stays (decision 0022). A refused row may hold `until` besides (rule P13), a discarded one `discarded_at`. */
const outboxSchema: RxJsonSchema<Record<string, unknown>> = {
  version: 0,
  primaryKey: 'n',
  type: 'object',
  properties: {
    n: { type: 'string', maxLength: ORDER_LENGTH },
    id: { type: 'string' },
    verb: { type: 'string' },
    version: { type: 'number' },
    args: { type: 'object' },
    at: { type: 'string' },
    first_sent: { type: 'string' },
    state: { type: 'string', maxLength: STATUS_LENGTH },
    on_refusal: { type: 'string' },
    code: { type: 'string' },
    seq: { type: 'number' },
    answered_at: { type: 'string' },
    failures: { type: 'number' },
    record: { type: 'string' },
    parent: { type: 'string' },
    changes: { type: 'array' },
    about: { type: 'object' },
  },
  required: ['n', 'state'],
  indexes: [['state', 'n']],
}

/** Small rows, which a search reads all: no index. `version` stays, too. */
const uploadsSchema: RxJsonSchema<Record<string, unknown>> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: ID_LENGTH },
    record: { type: 'string' },
    position: { type: 'number' },
    state: { type: 'string' },
    code: { type: 'string' },
  },
  required: ['id'],
}

export const uploadsCreator = { uploads: { schema: uploadsSchema } }

export const outboxCreator = { outbox: { schema: outboxSchema } }

/** Thirteen collections of one account, as many as the free edition opens. */
export const collectionCreators: Record<string, RxCollectionCreator> = {
  ...Object.fromEntries(collectionNames.map((name) => [name, { schema: syncedSchema(name) }])),
  ...outboxCreator,
  ...uploadsCreator,
}
