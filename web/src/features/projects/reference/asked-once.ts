import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'

const store = getDefaultStore()
/** Project that was concluded here a moment ago, '' for none. */
const concluded = atom('')

/** The project's page asks, this once. Product 129. */
export const askOnce = (projectId: string): void => store.set(concluded, projectId)

export const wasAsked = (): void => store.set(concluded, '')

export const useIsAsked = (projectId: string): boolean => useAtomValue(concluded) === projectId
