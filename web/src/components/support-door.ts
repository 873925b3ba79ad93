import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'
import type { ReportReason } from '#domain/support-ticket'

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
  /** Subject that the dialog reports, null without one, and the reason that it begins with. */
  reported: { subject: string; reason: ReportReason | null } | null
}

const store = getDefaultStore()
const door = atom<SupportDoor>({ isOpen: false, subject: null, ticket: '', openings: 0, openedFrom: null, reported: null })

export function openSupport(subject: string | null = null, ticket = ''): void {
  store.set(door, ({ openings, reported, ...last }) => {
    const openedFrom = reported ? last.openedFrom : document.activeElement
    return { isOpen: true, subject, ticket, openings: openings + 1, openedFrom, reported: null }
  })
}

/** Asks why; the chat opens once that is sent. Product 117. */
export const openReport = (subject: string, reason: ReportReason | null = null): void =>
  store.set(door, (last) => ({ ...last, isOpen: false, openedFrom: document.activeElement, reported: { subject, reason } }))

export const closeReport = (): void => store.set(door, (last) => ({ ...last, reported: null }))

export const closeSupport = (): void => store.set(door, (last) => ({ ...last, isOpen: false }))

/** The chat, or the dialog that reports. */
export const isSupportOpen = (): boolean => store.get(door).isOpen || store.get(door).reported !== null

export const useSupportDoor = (): SupportDoor => useAtomValue(door)
