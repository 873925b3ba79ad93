import type { App } from '../pocketbase-api'

/**
 * Concurrent reading connections; other requests wait. SQLite allocates under one lock a process, so many readers stop each other. Hold no
 * connection while waiting for another (`inSnapshot`); only the writer may wait for readers.
 */
const READERS = 8

export const limitReaders = (app: App): void => app.concurrentDB().db().setMaxOpenConns(READERS)
