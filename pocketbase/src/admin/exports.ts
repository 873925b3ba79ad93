import * as v from 'valibot'
import { toTime } from '#domain/values/clock'
import { recordAct } from '../audit'
import { inTransaction, textOf } from '../database'
import type { Database } from '../pocketbase-api'
import { bodyOf } from '../requests/request-body'
import { answerJson, type PersonHandler } from '../requests/route'

const request = v.strictObject({ table: v.picklist(['users', 'projects']) })

/** Writes down that an administrator takes a table away as a file. Its rows are asked for with the id of this act. */
export const recordExport: PersonHandler = (e, { id: actor }) => {
  const { table } = bodyOf(e, request, 1024)
  const id = inTransaction(e.app, (tx) => recordAct(tx, { actor, action: `export_${table}`, subject: table, details: {} }))
  answerJson(e, 200, JSON.stringify({ id }))
}

/** An export asks for one page after the other, and takes minutes. */
const LASTS_MS = 60 * 60_000

/** Whether this administrator has had an export of this table written down under that id, lately. */
export const isExporting = (db: Database, actor: string, table: string, id: string): boolean =>
  textOf(db, 'SELECT 1 FROM audit_log WHERE id = {:id} AND actor = {:actor} AND action = {:action} AND created_at > {:since}', {
    id,
    actor,
    action: `export_${table}`,
    since: toTime(Date.now() - LASTS_MS),
  }) !== ''
