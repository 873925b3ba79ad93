import { useState } from 'react'
import * as v from 'valibot'
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
  /** As the server refused it, with no `unread`. */
  start: Args
  draft: DraftState<Args>
  names: readonly string[]
  isChanged: boolean
}

export function useEditedItem(row: OutboxRow): EditedItem {
  const [start] = useState({ ...row.args, unread: {} })
  const draft = useDraft(draftNames.refused(row.id), start, isArgs)
  const names = editableFieldsOf(row).flatMap(({ name, kind }) => (kind === 'place' ? ['state', name] : [name]))
  return { start, draft, names, isChanged: Object.keys(changesOf(draft.value, start)).length > 0 }
}

const unreadTexts = v.record(v.string(), v.string())

/** Texts that a figure's field cannot read, by field, beside the arguments. Product 27. */
export const unreadIn = ({ unread }: Args): v.InferOutput<typeof unreadTexts> => (v.is(unreadTexts, unread) ? unread : {})

const isArgs = (kept: unknown): kept is Args => typeof kept === 'object' && kept !== null
