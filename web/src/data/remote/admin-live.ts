import { useCallback, useState } from 'react'
import { useAdminChanges } from './admin-changes'
import { type AskAdmin, useAdminRequest } from './admin-request'
import type { RemoteFailure } from './remote'

export type AdminLive<T> = {
  /** The newest that has come; undefined before the first. */
  value: T | undefined
  /** Why the newest could not be asked for; null while that is not so. */
  code: RemoteFailure | null
  retry: () => void
  isRetrying: boolean
  /** Asks again, after an act. */
  refresh: () => void
}

/** What the server says, kept up to date: what is on the screen stays there while it is asked for again. `ask` must be memoised. */
export function useAdminLive<T>(ask: AskAdmin<T>): AdminLive<T> {
  const changes = useAdminChanges()
  const [acts, setActs] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change or an act asks again
  const asked = useCallback<AskAdmin<T>>((token, signal) => ask(token, signal), [ask, changes, acts])
  const state = useAdminRequest(asked)
  const [known, setKnown] = useState<{ of: AskAdmin<T>; value: T } | null>(null)
  if (state.state === 'here' && known?.value !== state.value) setKnown({ of: ask, value: state.value })
  const failed = state.state === 'failed' ? state : null
  return {
    value: state.state === 'here' ? state.value : known?.of === ask ? known.value : undefined,
    code: failed?.code ?? null,
    retry: failed?.retry ?? (() => undefined),
    isRetrying: failed?.isRetrying ?? false,
    refresh: useCallback(() => setActs((count) => count + 1), []),
  }
}
