import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'

const isVisible = (): boolean => document.visibilityState === 'visible'

const pageVisible = atom(isVisible())
// For as long as the page lives and not only while a component asks: its first look must be true, or a page in the background would mark messages as read.
document.addEventListener('visibilitychange', () => getDefaultStore().set(pageVisible, isVisible()))

/** Whether a person can be looking at this page. */
export const usePageVisible = (): boolean => useAtomValue(pageVisible)
