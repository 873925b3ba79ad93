import * as v from 'valibot'
import { inTransaction } from '../database'
import { bodyOf } from '../request-body'
import { adminOf } from '../requester'
import { route } from '../route'
import { recordAct } from './audit'

const request = v.strictObject({ table: v.picklist(['users', 'projects']) })

/** Writes down that an administrator takes a table away as a file; its pages are asked for afterwards. */
export const recordExport = route((e) => {
  const { id } = adminOf(e)
  const { table } = bodyOf(e, request, 1024)
  inTransaction(e.app, (tx) => recordAct(tx, { actor: id, action: `export_${table}`, subject: table, details: {} }))
  e.noContent(204)
})
