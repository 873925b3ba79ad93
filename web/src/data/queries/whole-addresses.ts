import { useCallback, useMemo } from 'react'
import { map } from 'rxjs'
import { type AccountDatabase, changeLocal } from '../../sync'
import { asFound } from '../live/found'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'

/** As typed, newest first. */
type Kept = { addresses: { project_id: string; text: string }[] }

const KEY = 'whole-addresses'
const MOST_KEPT = 20

/** The address of one's project with number and complement, as last typed on this device: it is no part of the project. Product 126. */
export function useWholeAddress(projectId: string) {
  const { database } = useAccountStore()
  const stored = useMemo(
    () => asFound(database.getLocal$<Kept>(KEY).pipe(map((found) => textIn(found?.toMutableJSON().data, projectId)))),
    [database, projectId],
  )
  const keep = useCallback((text: string) => keepWholeAddress(database, projectId, text), [database, projectId])
  return { found: useLive(stored), keep }
}

const textIn = (kept: Kept | undefined, projectId: string): string | undefined =>
  kept?.addresses.find(({ project_id }) => project_id === projectId)?.text

/** An emptied one is forgotten. What the device has no room for stays in its field alone. */
async function keepWholeAddress(database: AccountDatabase, project_id: string, text: string): Promise<void> {
  const others = ({ addresses }: Kept) => addresses.filter((one) => one.project_id !== project_id)
  await changeLocal<Kept>(database, KEY, { addresses: [] }, (kept) => ({
    addresses: [...(text === '' ? [] : [{ project_id, text }]), ...others(kept)].slice(0, MOST_KEPT),
  })).catch((error: unknown) => console.info('A typed address could not be kept.', error))
}
