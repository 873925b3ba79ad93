import { useLayoutEffect, useRef } from 'react'
import { type OutboxRow, removeRow } from '../../sync'
import { usePageVisible } from '../live/use-page-visible'
import { useAccountStore } from '../store/account-store-context'
import type { DraftState } from './drafts'

/**
 * Puts what the server refused back into the field where it was written, before what has been typed since. A refused command goes once this device has
 * kept the field with its words: until then a crash loses nothing, and words that are there already are not put there twice. Rule P8, product 37.
 */
export function useReturnedWords(rows: readonly OutboxRow[], { ready, setValue }: DraftState<string>): void {
  const { database } = useAccountStore()
  // The visible one of two tabs takes the words.
  const mayTake = usePageVisible() && ready
  const taken = useRef(new Set<string>())

  // Before a press can give what was typed without them.
  useLayoutEffect(() => {
    if (!mayTake) return
    for (const row of rows.toReversed()) {
      if (taken.current.has(row.id)) continue
      taken.current.add(row.id)
      setValue(
        (typed) => withReturned(typed, String(row.args.content ?? '')),
        () =>
          void removeRow(database, row).catch((error: unknown) =>
            console.info('A refused command whose words are back could not be removed.', error),
          ),
      )
    }
  }, [rows, mayTake, database, setValue])
}

export const withReturned = (typed: string, words: string): string => {
  // As paragraphs of their own: a short word is easily a part of another sentence, and would be lost.
  if (`\n\n${typed}\n\n`.includes(`\n\n${words}\n\n`)) return typed
  return typed.trim() === '' ? words : `${words}\n\n${typed}`
}
