import { useLayoutEffect, useRef } from 'react'
import { type OutboxRow, removeRow } from '../../sync'
import { usePageVisible } from '../live/use-page-visible'
import { useAccountStore } from '../store/account-store-context'
import type { DraftState } from './drafts'

/**
 * Puts refused words before what was typed since; the refused command is removed once the field is stored. Present words are not added again.
 * Rule P8, product 37.
 */
export function useReturnedWords(rows: readonly OutboxRow[], { ready, setValue }: DraftState<string>): void {
  const { database } = useAccountStore()
  const mayTake = usePageVisible() && ready
  const taken = useRef(new Set<string>())

  // A layout effect: a press must not send the field without the returned words.
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

export const withReturned = (typed: string, words: string): string =>
  has(typed, words) ? typed : typed.trim() === '' ? words : `${words}\n\n${typed}`

/** The same, behind what was typed. */
export const withReceived = (typed: string, words: string): string =>
  has(typed, words) ? typed : typed.trim() === '' ? words : `${typed}\n\n${words}`

/** Compared as paragraphs: a short word is easily part of another sentence, and would be lost. */
const has = (typed: string, words: string): boolean => `\n\n${typed}\n\n`.includes(`\n\n${words}\n\n`)
