import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'

const isOpen = atom(false)

/** The palette is opened by the header's magnifier, by Ctrl+K, and by the desktop app's menu. */
export const openPalette = (): void => getDefaultStore().set(isOpen, true)
export const closePalette = (): void => getDefaultStore().set(isOpen, false)
export const useIsPaletteOpen = (): boolean => useAtomValue(isOpen)
