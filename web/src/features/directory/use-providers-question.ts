import { useMemo } from 'react'
import type { Profile } from '#domain/documents'
import { fetchProviders } from '../../data/remote/remote-directory'
import type { AskPage } from '../../data/remote/use-server-pages'

/** null asks nothing. */
export function useProvidersQuestion(question: { q: string; state: string } | null): AskPage<Profile> | null {
  const { q, state } = question ?? {}
  return useMemo(() => (q === undefined || state === undefined ? null : (before, signal) => fetchProviders({ q, state, before }, signal)), [q, state])
}
