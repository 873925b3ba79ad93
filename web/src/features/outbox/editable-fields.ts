import * as v from 'valibot'
import type { OutboxRow } from '../../data/queries/outbox'
import type { EditForm } from '../../verbs/verb-view'
import { viewOf } from '../../verbs/verb-views'

/** None: it can only be sent again. Editing the reason of an undo would not bring back its deal. */
export const editableFieldsOf = (row: OutboxRow): EditForm['fields'][number][] =>
  row.code === 'deal_missing'
    ? []
    : (viewOf(row).edit?.fields ?? []).filter(({ name, kind }) => name in row.args || (kind === 'place' && 'state' in row.args))

export const schemaOf = (row: OutboxRow): v.GenericSchema => viewOf(row).edit?.schema ?? v.unknown()
