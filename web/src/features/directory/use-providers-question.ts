import { useMemo } from 'react'
import type { Profile } from '#domain/documents'
import { fetchProviders } from '../../data/remote/remote-directory'
import type { AskPage } from '../../data/remote/use-server-pages'

/** null asks nothing. */
export function useProvidersQuestion(question: { q: string; state: string; trade: string } | null): AskPage<Profile> | null {
  const { q, state, trade } = question ?? {}
  return useMemo(() => {
    if (q === undefined || state === undefined || trade === undefined) return null
    return (before, signal) => fetchProviders({ q, state, trade, before }, signal)
  }, [q, state, trade])
}
