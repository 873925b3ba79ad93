import * as v from 'valibot'
import type { OutboxRow } from '../../data/queries/outbox'
import type { EditForm } from '../../verbs/verb-view'
import { viewOf } from '../../verbs/verb-views'

/**
 * The fields of an item that its person can change here: those that it carries. None: it can only be sent again as it was. No other reason brings back the
 * deal that was to be undone.
 */
export const editableFieldsOf = (row: OutboxRow): EditForm['fields'][number][] =>
  row.code === 'deal_missing'
    ? []
    : (viewOf(row).edit?.fields ?? []).filter(({ name, kind }) => name in row.args || (kind === 'place' && 'state' in row.args))

/** The rules of those fields. */
export const schemaOf = (row: OutboxRow): v.GenericSchema => viewOf(row).edit?.schema ?? v.unknown()
