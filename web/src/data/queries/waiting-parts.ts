import { useMemo } from 'react'
import { map } from 'rxjs'
import { liveCommands, withoutDiscarded } from '../live/rows'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'

const NONE: ReadonlySet<string> = new Set()

/** Ids of a deal's stages and changes whose commands the server has not answered, and 'hand_over' for that verb. Product 36. */
export function useWaitingParts(proposalId: string): ReadonlySet<string> {
  const { database } = useAccountStore()
  const parts = useMemo(
    () =>
      liveCommands(database, { record: `proposals/${proposalId}`, state: { $in: ['queued', 'sent'] } }).pipe(
        map((rows) => new Set(withoutDiscarded(rows).map(({ verb, args }) => String(args.stage_id ?? args.change_id ?? verb)))),
      ),
    [database, proposalId],
  )
  return useLive(parts) ?? NONE
}
