import { useSyncExternalStore } from 'react'

/** How long what was discarded can be taken back. Product 59. */
export const UNDO_MS = 8_000

export type WayBack = {
  undo?: () => Promise<void>
  /** Forgets for good what nobody brought back. */
  finish?: () => Promise<void>
  /** Lets any page finish it. */
  letGo?: () => void
  /** Once all is back, and no page can finish it any more. */
  onUndone?: () => Promise<void> | void
}

type Open = WayBack & { ids: readonly string[]; timer?: ReturnType<typeof setTimeout> }

/** By the id of each thing that was discarded. Replaced, never changed: React compares it. */
let open: ReadonlyMap<string, Open> = new Map()
const listeners = new Set<() => void>()

/** What goes by these ids was discarded together, and can be brought back together for a while. */
export function openWayBack(ids: readonly string[], way: WayBack): void {
  for (const id of ids) end(open.get(id))
  const opened: Open = { ...way, ids, timer: setTimeout(() => end(opened), UNDO_MS) }
  show(new Map([...open, ...ids.map((id) => [id, opened] as const)]))
}

export const hasWayBack = (id: string): boolean => open.has(id)

/** Whether there is a way back, drawn again when it ends. */
export const useHasWayBack = (id: string): boolean => useSyncExternalStore(listen, () => hasWayBack(id))

/** The ids of all that can be brought back. */
export const useWaysBack = (): Pick<ReadonlyMap<string, unknown>, 'has'> => useSyncExternalStore(listen, () => open)

/** Brings back what was discarded; throws where this device cannot store that. It can be asked for again then, for as long as the page is open. */
export async function goBack(id: string): Promise<void> {
  const way = open.get(id)
  if (!way) return
  close(way)
  await bringBack(way.ids, way)
}

/** Goes a way back that nobody was shown; as `goBack`. */
export async function bringBack(ids: readonly string[], way: WayBack): Promise<void> {
  let left: WayBack = way
  try {
    await way.undo?.()
    way.letGo?.()
    left = { undo: async () => way.onUndone?.() }
    await way.onUndone?.()
  } catch (error) {
    keepWayBack(ids, left)
    throw error
  }
}

/** Brings back what could not be discarded. Why it could not is told; that it is not back yet is logged. */
export const bringBackOrLog = (ids: readonly string[], way: WayBack): Promise<void> =>
  bringBack(ids, way).catch((left: unknown) => console.info('What could not be discarded is not back yet.', left))

/** What this device could not bring back can be asked for for as long as the page is open. */
export function keepWayBack(ids: readonly string[], way: WayBack): void {
  const kept: Open = { ...way, ids }
  show(new Map([...open, ...ids.map((id) => [id, kept] as const)]))
}

/** Takes away the way back to what could not be discarded. */
export function closeWayBack(ids: readonly string[]): void {
  for (const way of new Set(ids.map((id) => open.get(id)))) if (way) close(way)
}

function end(way: Open | undefined): void {
  if (!way) return
  close(way)
  void Promise.resolve(way.finish?.())
    // An app that ends before this goes on with it at its next start.
    .catch((error: unknown) => console.info('What was discarded could not be removed yet.', error))
    .finally(() => way.letGo?.())
}

function close({ ids, timer }: Open): void {
  clearTimeout(timer)
  show(new Map([...open].filter(([id]) => !ids.includes(id))))
}

function show(next: ReadonlyMap<string, Open>): void {
  open = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
