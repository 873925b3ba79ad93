import { useSyncExternalStore } from 'react'

/** The floating support chat, which any screen may open. */
export type SupportDoor = {
  isOpen: boolean
  /** What it was opened about, null for the conversation in which somebody said something last. */
  subject: string | null
  /** Counts up with every opening. */
  openings: number
  /** What had focus before, and gets it back. */
  openedFrom: Element | null
}

let door: SupportDoor = { isOpen: false, subject: null, openings: 0, openedFrom: null }
const listeners = new Set<() => void>()

export function openSupport(subject: string | null = null): void {
  change({ isOpen: true, subject, openings: door.openings + 1, openedFrom: document.activeElement })
}

export const closeSupport = (): void => change({ ...door, isOpen: false })

export const useSupportDoor = (): SupportDoor => useSyncExternalStore(subscribe, current, current)

const current = (): SupportDoor => door

function change(next: SupportDoor): void {
  door = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
