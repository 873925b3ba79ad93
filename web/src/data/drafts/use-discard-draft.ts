import { useEffect } from 'react'
import { useAccountStore } from '../store/account-store-context'
import { discardWithUndo, useCanUndo } from '../undo'
import { changesOf } from './changes-of'
import type { DraftState } from './drafts'
import { keepForForm } from './keep-for-form'

type Options<T> = {
  name: string
  empty: T
  together?: () => Promise<() => Promise<unknown>>
}

const forms = new Map<string, (discarded: object) => Promise<void>>()

/** `id` undoes the discard for a while, also after the page was left. Fields typed since stay. Product 59. */
export function useDiscardDraft<T extends object>(
  { value, setValue, throwAway }: Pick<DraftState<T>, 'value' | 'setValue' | 'throwAway'>,
  options: Options<T>,
) {
  const { name, empty, together } = options
  const { database } = useAccountStore()
  const id = `discarded:${database.name}:${name}`
  const isDiscarded = useCanUndo(id)

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
    /** Throws where this device cannot remove the draft. */
    async discard() {
      let undoTogether: (() => Promise<unknown>) | undefined
      async function discard() {
        await throwAway()
        undoTogether = await together?.()
        return true
      }
      await discardWithUndo([id], discard, {
        async undo() {
          await undoTogether?.()
          await bringBack()
        },
      })
    },
  }
}
