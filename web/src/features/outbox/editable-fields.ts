import * as v from 'valibot'
import type { OutboxRow } from '../../data/queries/outbox'
import type { EditForm } from '../../verbs/verb-view'
import { viewOf } from '../../verbs/verb-views'

/** None: it can only be sent again. Editing the reason of an undo would not bring back its deal. */
export function editableFieldsOf(row: OutboxRow): EditForm['fields'][number][] {
  const edit = viewOf(row).edit
  if (!edit || row.code === 'deal_missing') return []
  const fixed = edit.fixed?.(row) ?? []
  return edit.fields.filter(({ name, kind }) => !fixed.includes(name) && (name in row.args || (kind === 'place' && 'state' in row.args)))
}

export const schemaOf = (row: OutboxRow): v.GenericSchema => viewOf(row).edit?.schema ?? v.unknown()
