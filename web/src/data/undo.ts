import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'

/** Product 59. */
export const UNDO_MS = 8_000

type Offer = {
  undo: () => Promise<unknown>
  onEnd?: (() => Promise<unknown>) | undefined
}
type Open = Offer & { ids: readonly string[] }

const store = getDefaultStore()
const offers = atom<ReadonlyMap<string, Open>>(new Map())

export function offerUndo(ids: readonly string[], offer: Offer): void {
  const opened: Open = { ...offer, ids }
  for (const id of ids) end(store.get(offers).get(id))
  add(opened)
  setTimeout(() => end(opened), UNDO_MS)
}

export const canUndo = (id: string): boolean => store.get(offers).has(id)

export const useCanUndo = (id: string): boolean => useUndoOffers().has(id)

export const useUndoOffers = (): Pick<ReadonlyMap<string, unknown>, 'has'> => useAtomValue(offers)

/** Throws where this device cannot store the undoing, which stays possible. */
export async function undo(id: string): Promise<void> {
  const offer = store.get(offers).get(id)
  if (!offer) return
  remove(offer)
  try {
    await offer.undo()
  } catch (error) {
    add({ undo: offer.undo, ids: offer.ids })
    throw error
  }
}

/** Where `discard` throws or answers false, all is undone. Answers null on a second tap, before the button is redrawn. */
export async function discardWithUndo(ids: readonly string[], discard: () => Promise<boolean>, offer: Offer): Promise<boolean | null> {
  if (ids.some(canUndo)) return null
  const discarding = discard()
  offerUndo(ids, {
    ...offer,
    async undo() {
      await discarding.catch(() => undefined)
      await offer.undo()
    },
  })
  const undoAll = async () => void (await Promise.all(ids.slice(0, 1).map(undo)))
  try {
    const isDiscarded = await discarding
    if (!isDiscarded) await undoAll()
    return isDiscarded
  } catch (error) {
    await undoAll().catch((left: unknown) => console.info('What could not be discarded is not back yet.', left))
    throw error
  }
}

function end(offer: Open | undefined): void {
  if (!offer?.ids.some((id) => store.get(offers).get(id) === offer)) return
  remove(offer)
  offer.onEnd?.().catch((error: unknown) => console.info('What was discarded goes at the next start.', error))
}

const add = (offer: Open) => store.set(offers, (known) => new Map([...known, ...offer.ids.map((id) => [id, offer] as const)]))

const remove = ({ ids }: Open) => store.set(offers, (known) => new Map([...known].filter(([id]) => !ids.includes(id))))
