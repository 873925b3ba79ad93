import { startOfDay } from 'date-fns/startOfDay'
import { useMemo } from 'react'
import { combineLatest, map, type Observable } from 'rxjs'
import { verbsOf } from '#domain/commands'
import { proposalId } from '#domain/ids'
import { fitsFrom, MOST_OPEN_PROJECTS, type QuotaName, quotas, takenAt } from '#domain/quotas'
import type { AccountDatabase, OutboxRow } from '../../sync'
import { liveList } from '../live/live'
import { liveCommands, withoutDiscarded } from '../live/rows'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'

/** null is an unanswered use, which counts once answered. */
export type QuotaUse = { moments: (number | null)[]; openProjects: number }
type Counted = Exclude<QuotaName, 'photo_bytes' | 'text_bytes'>

/** Other devices' use is known of projects only, which are synced whole. Product 42. */
export function useQuotaUse(quota: Counted): QuotaUse | undefined {
  const { database, userId } = useAccountStore()
  return useLive(useMemo(() => usesOf(database, userId, quota), [database, userId, quota]))
}

function usesOf(database: AccountDatabase, userId: string, quota: Counted): Observable<QuotaUse> {
  if (quota === 'projects') return publishedBy(database, userId)
  return quota === 'invitations' ? invitationsIn(database) : sentUnder(database, quota)
}

const invitationsIn = (database: AccountDatabase): Observable<QuotaUse> =>
  combineLatest([liveList(database, 'conversations', {}), liveList(database, 'proposals', {})]).pipe(
    map(([conversations, proposals]) => {
      const proposed = new Set(proposals.map(({ id }) => id))
      const invited = conversations.filter(
        ({ project_id, participant_one, participant_two }) =>
          !proposed.has(proposalId(project_id, participant_one)) && !proposed.has(proposalId(project_id, participant_two)),
      )
      return { moments: invited.map(({ waiting, created_at }) => (waiting ? null : Date.parse(created_at))), openProjects: 0 }
    }),
  )

const publishedBy = (database: AccountDatabase, client_id: string): Observable<QuotaUse> =>
  liveList(database, 'projects', { client_id }).pipe(
    map((projects) => ({
      moments: projects.map(({ isNew, created_at }) => (isNew ? null : Date.parse(created_at))),
      openProjects: projects.filter(({ status }) => status === 'open').length,
    })),
  )

function sentUnder(database: AccountDatabase, quota: Counted): Observable<QuotaUse> {
  const rows = (states: OutboxRow['state'][]) => liveCommands(database, { state: { $in: states }, verb: { $in: verbsOf(quota) } })
  return combineLatest([rows(['queued', 'sent']), rows(['accepted', 'done'])]).pipe(
    map(([waiting, answered]) => ({
      moments: [...withoutDiscarded(waiting).map(() => null), ...answered.map(({ answered_at }) => Date.parse(answered_at))],
      openProjects: 0,
    })),
  )
}

/** `from` is when the next use fits, in milliseconds. */
export type QuotaReached = { reason: 'open_projects'; open: number } | { reason: 'used'; from: number; today: number }

/** Advice by this device's figures: the server decides. */
export function quotaReached(quota: Counted, { moments, openProjects }: QuotaUse, now: number): QuotaReached | undefined {
  if (quota === 'projects' && openProjects >= MOST_OPEN_PROJECTS) return { reason: 'open_projects', open: openProjects }
  const at = moments.map((moment) => moment ?? now)
  const from = fitsFrom(takenAt(at, quotas[quota]), quotas[quota], 1, now)
  const midnight = startOfDay(now).getTime()
  return from > now ? { reason: 'used', from, today: at.filter((moment) => moment >= midnight).length } : undefined
}
