import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAccount } from './account-context'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper'

export type DraftState<T> = {
  value: T
  setValue: (value: T) => void
  /** When it was last kept on this device, '' when it never was. */
  savedAt: string
  /** False until what this device kept has been read. */
  ready: boolean
  /** Forgets it: what was typed has been sent. */
  discard: () => Promise<void>
}

type Draft<T> = { of: DraftKeeper; value: T; savedAt: string }

/**
 * What somebody is typing, kept on this device under `name` through reloads and restarts (product 38). `isDraft` tells whether what was kept still has
 * the form's shape; `empty` must be the same value on every render.
 */
export function useDraft<T>(name: string, empty: T, isDraft: (kept: unknown) => kept is T): DraftState<T> {
  const { database } = useAccount()
  const keeper = useMemo(() => createDraftKeeper(database, name), [database, name])
  const [draft, setDraft] = useState<Draft<T> | null>(null)
  const typedIn = useRef<DraftKeeper | null>(null)

  useEffect(() => {
    let current = true
    void keeper.read().then((kept) => {
      if (!current || typedIn.current === keeper) return
      setDraft(kept && isDraft(kept.value) ? { of: keeper, value: kept.value, savedAt: kept.saved_at } : { of: keeper, value: empty, savedAt: '' })
    })
    return () => {
      current = false
    }
  }, [keeper, empty, isDraft])

  const setValue = useCallback(
    (value: T) => {
      typedIn.current = keeper
      setDraft((before) => ({ of: keeper, value, savedAt: before?.of === keeper ? before.savedAt : '' }))
      keeper.keep(value, (savedAt) => setDraft((now) => (now?.of === keeper ? { ...now, savedAt } : now)))
    },
    [keeper],
  )

  const discard = useCallback(() => {
    setDraft({ of: keeper, value: empty, savedAt: '' })
    return keeper.forget()
  }, [keeper, empty])

  const own = draft?.of === keeper ? draft : null
  return { value: own?.value ?? empty, setValue, savedAt: own?.savedAt ?? '', ready: own !== null, discard }
}
