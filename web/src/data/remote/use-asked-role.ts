import { useCallback } from 'react'
import type { Profile, Role } from '#domain/documents'
import type { Remote } from './remote'
import { fetchProvider } from './remote-directory'
import { useRemote } from './use-remote'

/** A list asks about each person once. */
const known = new Map<string, Role>()

/** For a card that this device lacks; undefined until the server answers. '' asks nothing. */
export function useAskedRole(id: string): Role | undefined {
  const ask = useCallback(
    async (_token: string, signal: AbortSignal): Promise<Remote<Profile>> => {
      const found = await fetchProvider(id, signal)
      if (found.ok) known.set(id, found.value.role)
      return found
    },
    [id],
  )
  const asked = useRemote(id && !known.has(id) ? ask : null)
  return known.get(id) ?? (asked.state === 'here' ? asked.value.role : undefined)
}
