import { useMemo } from 'react'
import { map, type Observable } from 'rxjs'
import { type AccountDatabase, isDiscarded, type PictureSize, repeatUpload, type UploadRow } from '../../sync'
import { discardUploads } from '../discard'
import { liveUploads, useUndoable, withoutDiscarded } from '../live/rows'
import { useLive } from '../live/use-live'
import type { AccountStore } from '../store/account-store'
import { useAccountStore } from '../store/account-store-context'

export { recordOf, type UploadCollection } from '../../sync'

/** One item of Pendências: unsent photos of one record, or an avatar. Rule P12. */
export type UploadItem = {
  record: string
  state: 'waiting' | 'refused' | 'discarded'
  /** Refusal of the first picture, '' while they wait. */
  code: string
  until?: string | undefined
  uploads: UploadRow[]
}

export const liveUploadItems = (database: AccountDatabase): Observable<UploadItem[]> =>
  liveUnsent(database).pipe(map((rows) => itemsOf(withoutDiscarded(rows))))

export function useUploadItems(): UploadItem[] | undefined {
  const { database } = useAccountStore()
  const rows = useUndoable(useLive(useMemo(() => liveUnsent(database), [database])))
  return useMemo(() => rows && itemsOf(rows), [rows])
}

const liveUnsent = (database: AccountDatabase) => liveUploads(database, { state: { $in: ['waiting', 'refused'] } })

/** Undefined while it is read, '' where there is none. */
export function usePicture(id: string, size: PictureSize = 'picture'): string | undefined {
  const { picture$ } = useAccountStore()
  return useLive(useMemo(() => picture$(id, size), [picture$, id, size]))
}

function itemsOf(rows: UploadRow[]): UploadItem[] {
  const items = new Map<string, UploadRow[]>()
  for (const row of rows) {
    const key = `${row.record} ${isDiscarded(row)}`
    items.set(key, [...(items.get(key) ?? []), row])
  }
  return [...items.values()].map((uploads) => {
    const refused = uploads.find(({ state }) => state === 'refused')
    return {
      record: uploads[0]?.record ?? '',
      state: uploads.every(isDiscarded) ? 'discarded' : refused ? 'refused' : 'waiting',
      code: refused?.code ?? '',
      until: refused?.until,
      uploads,
    }
  })
}

export async function repeatItem({ database }: AccountStore, { uploads }: UploadItem): Promise<void> {
  for (const { id, state } of uploads) if (state === 'refused') await repeatUpload(database, id)
}

export const discardItem = (account: AccountStore, { uploads }: UploadItem): Promise<unknown> => discardUploads(account, uploads)
