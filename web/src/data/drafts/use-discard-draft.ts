import { useEffect } from 'react'
import { useAccountStore } from '../store/account-store-context'
import { goBack, hasWayBack, openWayBack, useHasWayBack } from '../way-back'
import { changesOf } from './changes-of'
import { keepForForm } from './draft-keeper'
import type { DraftState } from './drafts'

type Options<T> = {
  /** The draft's own name. */
  name: string
  empty: T
  /** Throws away what belongs to it besides, opens the way back under this id, and calls `bringBack` when it is taken. */
  together?: (id: string, bringBack: () => Promise<void>) => Promise<void>
}

/** The forms that are shown, by what brings their drafts back. */
const forms = new Map<string, (discarded: object) => Promise<void>>()
/** What is being thrown away: a second tap, before the button is redrawn, does nothing. */
const going = new Set<string>()

/**
 * Throws a form's draft away; for a while it can be brought back by `id`, also after its page was left. What was typed since stays: all other fields are as
 * they were. Product 59.
 */
export function useDiscardDraft<T extends object>(
  { value, setValue, throwAway }: Pick<DraftState<T>, 'value' | 'setValue' | 'throwAway'>,
  options: Options<T>,
) {
  const { name, empty, together = alone } = options
  const { database } = useAccountStore()
  const id = `discarded:${database.name}:${name}`
  const isDiscarded = useHasWayBack(id)

  useEffect(() => {
    const write = (discarded: object) => setValue((typed) => ({ ...typed, ...discarded, ...changesOf(typed, empty) }))
    forms.set(id, write)
    return () => {
      if (forms.get(id) === write) forms.delete(id)
    }
  }, [id, setValue, empty])

  async function bringBack(): Promise<void> {
    const write = forms.get(id)
    if (write) return write(value)
    await keepForForm(database, name, (kept) => ({ ...value, ...(typeof kept === 'object' && kept ? changesOf(kept, empty) : {}) }))
  }

  return {
    id,
    isDiscarded,
    /** Throws where this device cannot: all is as it was. */
    async discard() {
      if (going.has(id)) return
      going.add(id)
      try {
        // At once: nothing of it is seen any more, however many photos there are.
        const done = await Promise.allSettled([together(id, bringBack), throwAway()])
        const failed = done.find(({ status }) => status === 'rejected')
        if (failed?.status !== 'rejected') return
        // All of it stays, or none.
        await (hasWayBack(id) ? goBack(id) : bringBack()).catch((error: unknown) =>
          console.info('A part of a draft could not be brought back.', error),
        )
        throw failed.reason
      } finally {
        going.delete(id)
      }
    },
  }
}

const alone = async (id: string, onUndone: () => Promise<void>) => openWayBack([id], { undo: onUndone })
