import { useEffect } from 'react'
import { texts } from '#texts'
import { storedOrTold } from '../../../components/stored-or-told'
import { isDiscarded } from '../../../data/queries/outbox'
import { useAccountStore } from '../../../data/store/account-store-context'
import { discardDraftPhoto, draftPhotoKeeping, orderUploads, sendDraftPhotos, useDraftPhotos } from '../../../data/uploads/draft-photos'
import { useChosenPhotos } from './use-chosen-photos'

/**
 * The photos of the project that is being written. The rows on this device are the only list of them: `unusedId` becomes the project's id unless photos of an
 * earlier visit have one already. `onChange` notes that the draft has something in it; a form that was left is not called.
 */
export function useNewPhotos(unusedId: string, onChange: () => unknown) {
  const account = useAccountStore()
  const { database } = account
  const rows = useDraftPhotos()
  const ids = (rows ?? []).filter((row) => !isDiscarded(row)).map(({ id }) => id)
  const chosen = useChosenPhotos({ count: ids.length, begin: () => draftPhotoKeeping(account, unusedId), onEnd: onChange })

  // Photos that an earlier visit published and could not move.
  useEffect(() => void sendDraftPhotos({ database }), [database])

  return {
    ...chosen,
    /** False until the photos of an earlier visit have been looked for. */
    isReady: rows !== undefined,
    ids,
    /** In their order, with those that were removed a moment ago. */
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
