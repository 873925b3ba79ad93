import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { storedOrTold } from '../../../components/stored-or-told'
import { discardUploads } from '../../../data/discard'
import { isDiscarded } from '../../../data/queries/outbox'
import { useAccountStore } from '../../../data/store/account-store-context'
import { undo } from '../../../data/undo'
import { sendDraftPhotos } from '../../../data/uploads/draft-photos'
import { addedPhotosOf, useAddedPhotos } from '../../../data/uploads/edit-photos'
import { addDocumentPhoto } from '../../../data/uploads/keep-photo'
import type { Photo } from '../../../data/uploads/photo-bytes'
import { useProjectPhotos } from '../../../data/uploads/project-photos'
import { useChosenPhotos } from '../photos/use-chosen-photos'

export type EditedPhoto = {
  photo: Photo
  isRemoved: boolean
  remove: () => unknown
  undo: () => unknown
}

type Port = {
  /** Photos that the draft removes. */
  removed: readonly string[]
  setRemoved: (next: (newest: readonly string[]) => readonly string[]) => unknown
  /** The draft has something in it. */
  onChange: () => unknown
}

/** The project's, some removed, then those to be added. */
export function useEditPhotos(project: Project, { removed, setRemoved, onChange }: Port) {
  const account = useAccountStore()
  const present = useProjectPhotos(project)
  const added = useAddedPhotos(project.id)
  const gone = present.filter(({ id }) => removed.includes(id))
  const coming = (added ?? []).filter((row) => !isDiscarded(row))
  const chosen = useChosenPhotos({
    count: present.length - gone.length + coming.length,
    begin: async () => ({ ok: true, keep: (pictures) => addDocumentPhoto(account, 'projects', project, pictures, { state: 'draft' }) }),
    onEnd: onChange,
  })

  const tiles: EditedPhoto[] = [
    ...present.map((photo) => ({
      photo,
      isRemoved: removed.includes(photo.id),
      remove: () => setRemoved((newest) => [...newest, photo.id]),
      undo: () => setRemoved((newest) => newest.filter((id) => id !== photo.id)),
    })),
    ...(added ?? []).map((row) => ({
      photo: { id: row.id, file: '', record: `projects/${project.id}` },
      isRemoved: isDiscarded(row),
      async remove() {
        if (await storedOrTold(texts.storage.photoNotRemoved, () => discardUploads(account, [row]))) onChange()
      },
      undo: () => storedOrTold(texts.storage.notUndone, () => undo(row.id)),
    })),
  ]

  return {
    ...chosen,
    isReady: added !== undefined,
    tiles,
    /** Refused by the server. */
    refused: present.filter((photo) => photo.state === 'refused' && !gone.includes(photo)).length,
    /** Photos under preparation included. */
    changes: { added: coming.length + (chosen.preparing ? chosen.preparing.of - chosen.preparing.done : 0), removed: gone.length },
    /** Also names removed photos still on their way. */
    async args() {
      await chosen.settled()
      const photos_added = (await addedPhotosOf(account.database, project.id)).map(({ id }) => id)
      const photos_removed = gone.map(({ id }) => id)
      return { ...(photos_added.length > 0 && { photos_added }), ...(photos_removed.length > 0 && { photos_removed }) }
    },
    onSaved: () => sendDraftPhotos(account),
  }
}

export type EditPhotos = ReturnType<typeof useEditPhotos>
