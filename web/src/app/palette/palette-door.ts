import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'

const isOpen = atom(false)

export const openPalette = (): void => getDefaultStore().set(isOpen, true)
export const closePalette = (): void => getDefaultStore().set(isOpen, false)
export const useIsPaletteOpen = (): boolean => useAtomValue(isOpen)

const isAdminHere = atom(false)

/** Whether the administrators' palette replaces the account's. */
export const useIsAdminHere = (): boolean => useAtomValue(isAdminHere)
export const showAdminHere = (isHere: boolean): void => getDefaultStore().set(isAdminHere, isHere)

const areShortcutsOpen = atom(false)

export const openShortcuts = (): void => getDefaultStore().set(areShortcutsOpen, true)
export const closeShortcuts = (): void => getDefaultStore().set(areShortcutsOpen, false)
export const useAreShortcutsOpen = (): boolean => useAtomValue(areShortcutsOpen)
