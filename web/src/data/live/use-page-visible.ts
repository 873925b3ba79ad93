import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'

const isVisible = (): boolean => document.visibilityState === 'visible'

const pageVisible = atom(isVisible())
// Listens for the whole life of the page: a late first look in a background page would mark messages as read.
document.addEventListener('visibilitychange', () => getDefaultStore().set(pageVisible, isVisible()))

export const usePageVisible = (): boolean => useAtomValue(pageVisible)
