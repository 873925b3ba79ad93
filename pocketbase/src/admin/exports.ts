import * as v from 'valibot'
import { toTime } from '#domain/values/clock'
import { recordAct } from '../audit'
import type { Database } from '../pocketbase-api'
import { bodyOf } from '../requests/request-body'
import { answerJson, type PersonHandler } from '../requests/route'
import { inTransaction, textOf } from '../sql'

const request = v.strictObject({ table: v.picklist(['users', 'projects']) })

/** Audits an export; its rows are asked for with the audit entry's id. */
export const recordExport: PersonHandler = (e, { id: actor }) => {
  const { table } = bodyOf(e, request, 1024)
  const id = inTransaction(e.app, (tx) => recordAct(tx, { actor, action: `export_${table}`, subject: table, details: {} }))
  answerJson(e, 200, JSON.stringify({ id }))
}

/** An export asks page by page for minutes. */
const LASTS_MS = 60 * 60_000

/** Whether this administrator began this export within the hour. */
export const isExporting = (db: Database, actor: string, table: string, id: string): boolean =>
  textOf(db, 'SELECT 1 FROM audit_log WHERE id = {:id} AND actor = {:actor} AND action = {:action} AND created_at > {:since}', {
    id,
    actor,
    action: `export_${table}`,
    since: toTime(Date.now() - LASTS_MS),
  }) !== ''
