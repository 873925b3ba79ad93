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

type Open = WayBack & { ids: readonly string[]; timer: ReturnType<typeof setTimeout> }

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

export async function goBack(id: string): Promise<void> {
  const way = open.get(id)
  if (!way) return
  close(way)
  try {
    await way.undo?.()
  } finally {
    way.letGo?.()
  }
  await way.onUndone?.()
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
