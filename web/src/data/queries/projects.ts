import { useMemo } from 'react'
import { combineLatest, map } from 'rxjs'
import type { Proposal } from '#domain/documents'
import { asFound, type Found } from '../live/found'
import { liveList, liveOne, liveSome } from '../live/live'
import type { Optimistic } from '../live/overlay'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'
import { liveHeardProposals } from './silenced'

export function useOpenProjects(most: number): Optimistic<'projects'>[] | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveList(database, 'projects', { status: 'open' }, { newest: most }).pipe(map(newestFirst)), [database, most]))
}

export function useProject(id: string): Found<Optimistic<'projects'>> | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => asFound(liveOne(database, 'projects', id)), [database, id]))
}

export function useProjectsOf(proposals: readonly Pick<Proposal, 'project_id'>[]): Optimistic<'projects'>[] | undefined {
  const { database } = useAccountStore()
  const ids = proposals.map(({ project_id }) => project_id).join()
  return useLive(useMemo(() => liveSome(database, 'projects', ids ? ids.split(',') : []), [database, ids]))
}

export type MyProject = { project: Optimistic<'projects'>; proposals: Optimistic<'proposals'>[] }

export function useMyProjects(): MyProject[] | undefined {
  const { database, userId } = useAccountStore()
  return useLive(
    useMemo(
      () =>
        combineLatest([liveList(database, 'projects', { client_id: userId }), liveHeardProposals(database)]).pipe(
          map(([projects, proposals]) => withTheirs(newestFirst(projects), proposals)),
        ),
      [database, userId],
    ),
  )
}

function withTheirs(projects: Optimistic<'projects'>[], proposals: Optimistic<'proposals'>[]): MyProject[] {
  const byProject = new Map<string, Optimistic<'proposals'>[]>()
  for (const proposal of proposals) {
    const others = byProject.get(proposal.project_id)
    if (others) others.push(proposal)
    else byProject.set(proposal.project_id, [proposal])
  }
  return projects.map((project) => ({ project, proposals: byProject.get(project.id) ?? [] }))
}

/** The newest proposal decides the order. */
export function useProjectsWithProposals(): MyProject[] | undefined {
  const projects = useMyProjects()
  return useMemo(() => projects && withProposals(projects), [projects])
}

export function withProposals(projects: readonly MyProject[]): MyProject[] {
  const latest = ({ proposals }: MyProject): string => proposals[0]?.created_at ?? ''
  return projects
    .filter(({ proposals }) => proposals.length > 0)
    .map(({ project, proposals }) => ({ project, proposals: newestFirst(proposals) }))
    .toSorted((one, other) => (latest(one) < latest(other) ? 1 : -1))
}

export const newestFirst = <T extends { created_at: string }>(documents: T[]): T[] =>
  documents.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
