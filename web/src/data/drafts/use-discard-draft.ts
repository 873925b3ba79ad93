import { useState } from 'react'
import { newId } from '#new-id'
import { openWayBack, useHasWayBack } from '../way-back'
import type { DraftState } from './drafts'

type Options<T> = {
  empty: T
  /** Throws away what belongs to it besides, opens the way back under this id, and calls `bringBack` when it is taken. */
  together?: (id: string, bringBack: () => Promise<void>) => Promise<void>
}

/** Throws a form's draft away; for a while it can be brought back by `id`. What was typed since stays: all other fields are as they were. Product 59. */
export function useDiscardDraft<T extends object>(
  { value, setValue, discard }: Pick<DraftState<T>, 'value' | 'setValue' | 'discard'>,
  options: Options<T>,
) {
  const { empty, together = alone } = options
  const [id] = useState(newId)
  const isDiscarded = useHasWayBack(id)
  return {
    id,
    isDiscarded,
    async discard() {
      const bringBack = async () => setValue((typed) => ({ ...value, ...changesOf(typed, empty) }))
      // At once: nothing of it is seen any more, however many photos there are.
      await Promise.all([together(id, bringBack), discard()])
    },
  }
}

const alone = async (id: string, onUndone: () => Promise<void>) => openWayBack([id], { onUndone })

function changesOf(typed: object, empty: object): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(empty))
  return Object.fromEntries(Object.entries(typed).filter(([field, now]) => now !== before.get(field)))
}
