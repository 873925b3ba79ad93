import { useEffect } from 'react'
import { texts } from '#texts'
import { storedOrTold } from '../../../components/stored-or-told'
import { isDiscarded } from '../../../data/queries/outbox'
import { useAccountStore } from '../../../data/store/account-store-context'
import { discardDraftPhoto, draftPhotoKeeping, orderUploads, sendDraftPhotos, useDraftPhotos } from '../../../data/uploads/draft-photos'
import { useChosenPhotos } from './use-chosen-photos'

/** Its rows are the only list: an earlier visit's project id goes before `unusedId`. `onChange` is not called for a left form. */
export function useNewPhotos(unusedId: string, onChange: () => unknown) {
  const account = useAccountStore()
  const { database } = account
  const rows = useDraftPhotos()
  const ids = (rows ?? []).filter((row) => !isDiscarded(row)).map(({ id }) => id)
  const chosen = useChosenPhotos({ count: ids.length, begin: () => draftPhotoKeeping(account, unusedId), onEnd: onChange })

  // Published earlier, and not moved yet.
  useEffect(() => void sendDraftPhotos({ database }), [database])

  return {
    ...chosen,
    /** False until an earlier visit's are read. */
    isReady: rows !== undefined,
    ids,
    /** In order, with those just removed. */
    tiles: (rows ?? []).map((row) => ({ id: row.id, isRemoved: isDiscarded(row) })),
    async remove(id: string) {
      const photo = rows?.find((row) => row.id === id)
      if (!photo) return
      if (await storedOrTold(texts.storage.photoNotRemoved, () => discardDraftPhoto(account, photo))) onChange()
    },
    async order(next: readonly string[]) {
      if (await storedOrTold(texts.storage.photosNotOrdered, () => orderUploads(account.database, next))) onChange()
    },
  }
}

export type NewPhotos = ReturnType<typeof useNewPhotos>
