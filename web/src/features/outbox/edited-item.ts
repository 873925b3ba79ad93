import { useState } from 'react'
import { type DraftState, useDraft } from '../../data/drafts/drafts'
import type { OutboxRow } from '../../data/queries/outbox'
import { useAccountStore } from '../../data/store/account-store-context'
import { editableFieldsOf } from './editable-fields'

/** The draft of what is typed in a refused item's dialog. */
export const editName = (rowId: string): string => `refused:${rowId}`

/** What brings back the changes of a refused item whose dialog was closed. */
export const useEditWayBack = (rowId: string): string => `discarded:${useAccountStore().database.name}:${editName(rowId)}`

type Args = OutboxRow['args']

/** A refused item as its person has changed it and not sent it yet. Product 38. */
export type EditedItem = {
  /** As the server refused it. */
  start: Args
  draft: DraftState<Args>
  /** What the dialog's fields change. */
  names: readonly string[]
  isChanged: boolean
}

export function useEditedItem(row: OutboxRow): EditedItem {
  const [start] = useState(row.args)
  const draft = useDraft(editName(row.id), start, isArgs)
  const names = editableFieldsOf(row).flatMap(({ name, kind }) => (kind === 'place' ? ['state', name] : [name]))
  return { start, draft, names, isChanged: names.some((name) => draft.value[name] !== start[name]) }
}

const isArgs = (kept: unknown): kept is Args => typeof kept === 'object' && kept !== null
