import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { newId } from '#new-id'
import { createDraftKeeper, type DraftKeeper, type DraftTrouble } from '../kept-drafts/draft-keeper'
import type { KeptDraft } from '../kept-drafts/kept-draft'
import { useAccountStore } from '../store/account-store-context'

export type DraftState<T> = {
  value: T
  /** A function receives the newest value, also from a form that replaced this one. `onStored` runs once this or a later value is stored. */
  setValue: (next: T | ((newest: T) => T), onStored?: () => void) => Promise<void>
  /** '' before the first storing. */
  savedAt: string
  trouble: DraftTrouble | null
  /** False until the stored draft was read. */
  ready: boolean
  /** A crash before the draft is removed sends it no second time. */
  dispatching: <G extends { ok: boolean }>(dispatch: (id: string) => Promise<G>) => Promise<G>
  /** Removes the sent draft, or notes that it was sent where the device cannot. `sinceThen` returns what was typed meanwhile, which stays. */
  discard: (sinceThen?: (newest: T) => T | undefined) => Promise<void>
  /** Throws where the device cannot remove the draft. */
  throwAway: () => Promise<void>
}

export const isText = (kept: unknown): kept is string => typeof kept === 'string'

type Draft<T> = { of: DraftKeeper; value: T; savedAt: string }
type Typed<T> = Pick<Draft<T>, 'of' | 'value'>

/** A draft of an earlier release lacks what its form had not yet. Undefined for another shape. Decision 0022. */
function readDraft<T extends string | object>(kept: unknown, empty: T, isDraft: (kept: unknown) => kept is T): T | undefined {
  const whole = typeof empty === 'object' && typeof kept === 'object' && kept !== null ? { ...empty, ...kept } : kept
  return isDraft(whole) ? whole : undefined
}

type Change = (next: (newest: unknown) => unknown, onStored?: () => void) => Promise<void>

/** A late change of a form that was left goes into the form now shown. */
const shownForms = new Map<string, Change>()

/** Typed content, stored under `name` through reloads and restarts (product 38). `empty` must be the same value on every render. */
export function useDraft<T extends string | object>(name: string, empty: T, isDraft: (kept: unknown) => kept is T): DraftState<T> {
  const { database } = useAccountStore()
  /** Changes made before the stored draft was read are applied to it. */
  const { keeper, early } = useMemo(
    (): { keeper: DraftKeeper; early: ((newest: T) => T)[] } => ({ keeper: createDraftKeeper(database, name), early: [] }),
    [database, name],
  )
  const [draft, setDraft] = useState<Draft<T> | null>(null)
  const [shownEarly, setShownEarly] = useState<Typed<T> | null>(null)
  const typed = useRef<Typed<T> | null>(null)
  const wasRead = useRef<Promise<KeptDraft | null | undefined>>(Promise.resolve(null))

  useEffect(() => {
    let end: (() => void) | null = null
    let current = true
    const show = (kept: KeptDraft | undefined) => {
      const read = kept && readDraft(kept.value, empty, isDraft)
      const value = read ?? empty
      typed.current = { of: keeper, value }
      setDraft({ of: keeper, value, savedAt: kept && read !== undefined ? kept.saved_at : '' })
    }
    const reading = keeper.read().catch((error: unknown) => {
      console.info('A draft could not be read.', error)
      return null
    })
    wasRead.current = reading.then((kept) => {
      if (current && typed.current?.of !== keeper) show(kept ?? undefined)
      if (!current) return kept
      end = keeper.follow((written) => {
        // A tab of another release may write another shape.
        if (!written || readDraft(written.value, empty, isDraft) !== undefined) show(written)
      })
      return kept
    })
    return () => {
      current = false
      end?.()
    }
  }, [keeper, empty, isDraft])

  const shown = useRef<DraftKeeper | null>(null)
  useLayoutEffect(() => {
    shown.current = keeper
    return () => {
      shown.current = null
    }
  }, [keeper])

  const place = `${database.name}:${name}`
  const changeLeft = useCallback(
    async (next: (newest: T) => T | undefined, onStored?: () => void) => {
      const change = (newest: unknown) => {
        const read = readDraft(newest, empty, isDraft)
        return read === undefined ? newest : next(read)
      }
      try {
        const changeShown = shownForms.get(place)
        if (changeShown) return await changeShown(change, onStored)
        await keeper.changeStored(change)
        onStored?.()
      } catch (error) {
        console.info('A draft whose form was left could not be changed.', error)
      }
    },
    [keeper, place, empty, isDraft],
  )

  const [trouble, setTrouble] = useState<DraftTrouble | null>(null)
  useEffect(() => keeper.watchTrouble(setTrouble), [keeper])

  useEffect(() => {
    const rescue = () => keeper.rescue()
    // A page that the system ends in the background receives no later event.
    const rescueHidden = () => {
      if (document.visibilityState === 'hidden') rescue()
    }
    window.addEventListener('pagehide', rescue)
    document.addEventListener('visibilitychange', rescueHidden)
    return () => {
      window.removeEventListener('pagehide', rescue)
      document.removeEventListener('visibilitychange', rescueHidden)
    }
  }, [keeper])

  const setValue: DraftState<T>['setValue'] = useCallback(
    (next, onStored) => {
      if (shown.current !== keeper) return changeLeft((newest) => (typeof next === 'function' ? next(newest) : next), onStored)
      if (typed.current?.of !== keeper) {
        early.push((newest) => (typeof next === 'function' ? next(newest) : next))
        setShownEarly({ of: keeper, value: inTurn(early, empty) })
        return wasRead.current.then((kept) => {
          const changes = early.splice(0)
          // The form was left, and no stored draft is there to be changed.
          if (shown.current !== keeper && kept === undefined && changes.length > 0) return keeper.keep(inTurn(changes, empty), () => onStored?.())
          return setValue((newest) => inTurn(changes, newest), onStored)
        })
      }
      const newest = typed.current.value
      const value = typeof next === 'function' ? next(newest) : next
      typed.current = { of: keeper, value }
      setDraft((before) => ({ of: keeper, value, savedAt: before?.of === keeper ? before.savedAt : '' }))
      return keeper.keep(value, (savedAt) => {
        setDraft((now) => (now?.of === keeper ? { ...now, savedAt } : now))
        onStored?.()
      })
    },
    [keeper, early, empty, changeLeft],
  )

  const showEmpty = useCallback(() => {
    if (shown.current !== keeper) return
    typed.current = { of: keeper, value: empty }
    setDraft({ of: keeper, value: empty, savedAt: '' })
  }, [keeper, empty])

  const discard = useCallback(
    async (sinceThen?: (newest: T) => T | undefined) => {
      if (shown.current !== keeper && sinceThen) return changeLeft(sinceThen)
      const rest = typed.current?.of === keeper ? sinceThen?.(typed.current.value) : undefined
      if (rest !== undefined) return setValue(rest)
      showEmpty()
      await keeper.forgetSent()
    },
    [keeper, setValue, changeLeft, showEmpty],
  )

  const throwAway = useCallback(async () => {
    const before = typed.current
    showEmpty()
    try {
      await keeper.forget()
    } catch (error) {
      if (before?.of === keeper) setValue((newest) => (newest === empty ? before.value : newest))
      throw error
    }
  }, [keeper, empty, setValue, showEmpty])

  const dispatching = useCallback(
    async <G extends { ok: boolean }>(dispatch: (id: string) => Promise<G>): Promise<G> => {
      const id = newId()
      // Where this cannot be noted, the command's own storing fails too, and says why.
      await keeper.noteDispatched(id).catch((error: unknown) => console.info('A draft could not be marked as dispatched.', error))
      const answered = await dispatch(id)
      if (!answered.ok) keeper.noteRefused()
      return answered
    },
    [keeper],
  )

  const own = draft?.of === keeper ? draft : null
  const isReady = own !== null
  useEffect(() => {
    if (!isReady) return
    const change: Change = async (next, onStored) => {
      const value = next(typed.current?.of === keeper ? typed.current.value : empty)
      if (value === undefined) await discard()
      else if (isDraft(value)) await setValue(value, onStored)
    }
    shownForms.set(place, change)
    return () => {
      if (shownForms.get(place) === change) shownForms.delete(place)
    }
  }, [isReady, place, keeper, empty, isDraft, setValue, discard])

  const value = own?.value ?? (shownEarly?.of === keeper ? shownEarly.value : empty)
  return { value, setValue, savedAt: own?.savedAt ?? '', trouble, ready: isReady, dispatching, discard, throwAway }
}

const inTurn = <T>(changes: readonly ((newest: T) => T)[], value: T): T => changes.reduce((newest, change) => change(newest), value)
