import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'

export type SupportDoor = {
  isOpen: boolean
  /** null for the conversation with the newest message. */
  subject: string | null
  /** '' for none. */
  ticket: string
  /** Counts up with every opening. */
  openings: number
  /** Element to restore the focus to. */
  openedFrom: Element | null
}

const store = getDefaultStore()
const door = atom<SupportDoor>({ isOpen: false, subject: null, ticket: '', openings: 0, openedFrom: null })

export function openSupport(subject: string | null = null, ticket = ''): void {
  store.set(door, ({ openings }) => ({ isOpen: true, subject, ticket, openings: openings + 1, openedFrom: document.activeElement }))
}

export const closeSupport = (): void => store.set(door, (last) => ({ ...last, isOpen: false }))

export const isSupportOpen = (): boolean => store.get(door).isOpen

export const useSupportDoor = (): SupportDoor => useAtomValue(door)
