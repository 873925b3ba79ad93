import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'

const isOpen = atom(false)

/** The palette is opened by the header's magnifier, by Ctrl+K, and by the desktop app's menu. */
export const openPalette = (): void => getDefaultStore().set(isOpen, true)
export const closePalette = (): void => getDefaultStore().set(isOpen, false)
export const useIsPaletteOpen = (): boolean => useAtomValue(isOpen)

const isAdminHere = atom(false)

/** Whether the administrators' area is shown: its palette then stands in place of the account's. */
export const useIsAdminHere = (): boolean => useAtomValue(isAdminHere)
export const showAdminHere = (isHere: boolean): void => getDefaultStore().set(isAdminHere, isHere)

const areShortcutsOpen = atom(false)

/** The list of shortcuts is opened by '?' and from the palette. */
export const openShortcuts = (): void => getDefaultStore().set(areShortcutsOpen, true)
export const closeShortcuts = (): void => getDefaultStore().set(areShortcutsOpen, false)
export const useAreShortcutsOpen = (): boolean => useAtomValue(areShortcutsOpen)
