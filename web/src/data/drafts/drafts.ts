import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { newId } from '#new-id'
import { useAccountStore } from '../store/account-store-context'
import { createDraftKeeper, type DraftKeeper, type KeptDraft } from './draft-keeper'

export type DraftState<T> = {
  value: T
  /** A function makes the next value from the newest one, whatever was typed since the screen was drawn. */
  setValue: (next: T | ((newest: T) => T)) => void
  /** When it was last kept on this device, '' when it never was. */
  savedAt: string
  /** False until what this device kept has been read. */
  ready: boolean
  /** Gives what was typed as a command under the id that `dispatch` gets. Should the app die before the draft goes, it is not there to be sent a second time. */
  giving: <G extends { ok: boolean }>(dispatch: (id: string) => Promise<G>) => Promise<G>
  /** Forgets it: what was typed has been sent. A device that cannot says so in its log; what was given as a command is not there a second time. */
  discard: () => Promise<void>
}

/** Of a draft that is one text. */
export const isText = (kept: unknown): kept is string => typeof kept === 'string'

type Draft<T> = { of: DraftKeeper; value: T; savedAt: string }
type Typed<T> = Pick<Draft<T>, 'of' | 'value'>

/**
 * What is being typed, kept on this device under `name` through reloads and restarts (product 38). `isDraft` tells whether what was kept still has
 * the form's shape; `empty` must be the same value on every render.
 */
export function useDraft<T extends string | object>(name: string, empty: T, isDraft: (kept: unknown) => kept is T): DraftState<T> {
  const { database } = useAccountStore()
  const keeper = useMemo(() => createDraftKeeper(database, name), [database, name])
  const [draft, setDraft] = useState<Draft<T> | null>(null)
  const typed = useRef<Typed<T> | null>(null)

  useEffect(() => {
    let end: (() => void) | null = null
    let current = true
    const show = (kept: KeptDraft | undefined) => {
      const value = kept && isDraft(kept.value) ? kept.value : empty
      typed.current = { of: keeper, value }
      setDraft({ of: keeper, value, savedAt: kept && value === kept.value ? kept.saved_at : '' })
    }
    const reading = keeper.read().catch((error: unknown) => console.info('A draft could not be read.', error))
    void reading.then((kept) => {
      if (!current) return
      if (typed.current?.of !== keeper) show(kept ?? undefined)
      end = keeper.follow((written) => {
        // A tab of another release may write another shape.
        if (!written || isDraft(written.value)) show(written)
      })
    })
    return () => {
      current = false
      end?.()
    }
  }, [keeper, empty, isDraft])

  useEffect(() => {
    const rescue = () => keeper.rescue()
    window.addEventListener('pagehide', rescue)
    return () => window.removeEventListener('pagehide', rescue)
  }, [keeper])

  const setValue = useCallback(
    (next: T | ((newest: T) => T)) => {
      const newest = typed.current?.of === keeper ? typed.current.value : empty
      const value = typeof next === 'function' ? next(newest) : next
      typed.current = { of: keeper, value }
      setDraft((before) => ({ of: keeper, value, savedAt: before?.of === keeper ? before.savedAt : '' }))
      keeper.keep(value, (savedAt) => setDraft((now) => (now?.of === keeper ? { ...now, savedAt } : now)))
    },
    [keeper, empty],
  )

  const discard = useCallback(() => {
    typed.current = { of: keeper, value: empty }
    setDraft({ of: keeper, value: empty, savedAt: '' })
    return keeper.forget().catch((error: unknown) => console.info('A draft could not be removed.', error))
  }, [keeper, empty])

  const giving = useCallback(
    async <G extends { ok: boolean }>(dispatch: (id: string) => Promise<G>): Promise<G> => {
      const id = newId()
      // Where this cannot be noted, the command cannot be stored either, and says why.
      await keeper.noteGiven(id).catch((error: unknown) => console.info('A draft could not be marked as given.', error))
      const answered = await dispatch(id)
      if (!answered.ok) keeper.noteRefused()
      return answered
    },
    [keeper],
  )

  const own = draft?.of === keeper ? draft : null
  return { value: own?.value ?? empty, setValue, savedAt: own?.savedAt ?? '', ready: own !== null, giving, discard }
}
