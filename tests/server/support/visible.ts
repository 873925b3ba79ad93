import { type CollectionName, collectionNames } from '#domain/documents'
import type { Row, Server } from '../../support/server/server-client'
import { expectedDocument, expectedFeed, readTables, type Tables } from './feed-reference'
import { FeedWorld } from './feed-world'
import { statesReached } from './reach-reference'

export const tablesOf = (server: Server): Promise<Tables> => readTables(new FeedWorld(server))

/** Documents that a device should hold: the feed's reference, by rule F2's channels. */
export function visibleTo(me: string, tables: Tables): Map<CollectionName, Map<string, Row>> {
  const { role, state, city } = tables.users.find(({ id }) => id === me) ?? {}
  const isProvider = role === 'empresa' || role === 'autonomo'
  const open = [`open:${state}`, ...statesReached(state, city).map((other) => `near:${state}:${other}`)]
  const mine = new Set([`user:${me}`, `cards:${state}`, ...(isProvider ? open : [])])
  const visible = new Map<CollectionName, Map<string, Row>>(collectionNames.map((name) => [name, new Map()]))
  for (const row of expectedFeed(tables)) {
    const [channel = '', name = '', id = ''] = row.split(' ')
    const collection = collectionNames.find((known) => known === name)
    if (collection && mine.has(channel)) visible.get(collection)?.set(id, expectedDocument(tables, collection, id, me))
  }
  return visible
}
