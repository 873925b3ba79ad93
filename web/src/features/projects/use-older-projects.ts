import { useCallback, useEffect, useRef, useState } from 'react'
import type { Project } from '#domain/documents'
import { useSession } from '../../data/account-context'
import type { RemoteFailure } from '../../data/remote'
import { fetchOlderProjects, type OlderQuery } from '../../data/remote-projects'

type Older = { projects: Project[]; status: 'idle' | 'loading' | 'end' } | { projects: Project[]; status: 'failed'; code: RemoteFailure }

const none: Older = { projects: [], status: 'idle' }

/** Open projects older than what this device holds: asked for by hand, page by page, shown and not stored. A new search begins anew. */
export function useOlderProjects({ q, state, before }: OlderQuery) {
  const token = useSession().session?.token ?? ''
  const [older, setOlder] = useState<Older>(none)
  const asking = useRef<AbortController | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found belongs to one search
  useEffect(() => {
    setOlder(none)
    return () => asking.current?.abort()
  }, [q, state])

  const last = older.projects.at(-1)?.created_at ?? before
  const more = useCallback(() => {
    const aborter = new AbortController()
    asking.current?.abort()
    asking.current = aborter
    setOlder(({ projects }) => ({ projects, status: 'loading' }))
    void fetchOlderProjects(token, { q, state, before: last }, aborter.signal).then((answer) => {
      if (aborter.signal.aborted) return
      setOlder(({ projects }) =>
        answer.ok
          ? { projects: [...projects, ...answer.value.projects], status: answer.value.more ? 'idle' : 'end' }
          : { projects, status: 'failed', code: answer.code },
      )
    })
  }, [token, q, state, last])

  return { older, more }
}
