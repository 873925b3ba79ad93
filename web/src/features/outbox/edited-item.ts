import { useState } from 'react'
import { changesOf } from '../../data/drafts/changes-of'
import { type DraftState, useDraft } from '../../data/drafts/drafts'
import { draftNames } from '../../data/kept-drafts/draft-names'
import type { OutboxRow } from '../../data/queries/outbox'
import { useAccountStore } from '../../data/store/account-store-context'
import { editableFieldsOf } from './editable-fields'

/** Undo key of changes discarded with the dialog. */
export const useEditUndo = (rowId: string): string => `discarded:${useAccountStore().database.name}:${draftNames.refused(rowId)}`

type Args = OutboxRow['args']

/** Changed and not sent yet. Product 38. */
export type EditedItem = {
  /** As the server refused it. */
  start: Args
  draft: DraftState<Args>
  names: readonly string[]
  isChanged: boolean
}

export function useEditedItem(row: OutboxRow): EditedItem {
  const [start] = useState(row.args)
  const draft = useDraft(draftNames.refused(row.id), start, isArgs)
  const names = editableFieldsOf(row).flatMap(({ name, kind }) => (kind === 'place' ? ['state', name] : [name]))
  return { start, draft, names, isChanged: Object.keys(changesOf(draft.value, start)).length > 0 }
}

const isArgs = (kept: unknown): kept is Args => typeof kept === 'object' && kept !== null
