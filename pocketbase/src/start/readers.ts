import type { App } from '../pocketbase-api'

/**
 * Connections that read at once; other requests wait for one. SQLite allocates under one lock a process: with many readers at work, as when all devices come back,
 * each allocation waits for those of all others, on a busy machine for minutes. A connection is never held while another is waited for (`inSnapshot`); the writer may
 * wait for one, since no reader waits for the writer.
 */
const READERS = 8

export const limitReaders = (app: App): void => app.concurrentDB().db().setMaxOpenConns(READERS)
