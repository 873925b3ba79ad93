import type { App } from '../pocketbase-api'

/**
 * Connections that read at once; other requests wait for one. SQLite's memory has one lock in this process: with many at work, as when all devices come back, each of
 * their thousands of allocations waits for those of all others, on a busy machine for minutes, and connections beyond those kept are opened for one statement each.
 */
const READERS = 8

export const limitReaders = (app: App): void => app.concurrentDB().db().setMaxOpenConns(READERS)
