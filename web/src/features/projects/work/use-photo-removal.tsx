import { type ReactNode, useState } from 'react'
import type { Project, Proposal, WorkPhoto } from '#domain/documents'
import type { Side } from '#domain/projects/deal'
import { texts } from '#texts'
import { pressFailureText, storedOrTold } from '../../../components/stored-or-told'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { useAccountStore } from '../../../data/store/account-store-context'
import { discardPhoto } from '../../../data/uploads/keep-photo'
import type { ProjectPhoto } from '../../../data/uploads/project-photos'
import { showToast } from '../../../ui/feedback/toasts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import type { ViewerDetails } from '../photos/photo-viewer'
import { namedOf } from './worked'

const words = texts.workPhotos.remove

type Photos = readonly ProjectPhoto<WorkPhoto>[]
type Removal = {
  /** Offers it in the viewer, which `close` closes; null where it may not be. */
  of: (id: string | undefined, close: () => void) => ReturnType<ViewerDetails['removalOf']>
  dialog: ReactNode
}

/** One's own. What the other side may have seen is asked first. Product 127. */
export function usePhotoRemoval(project: Project, proposal: Proposal, photos: Photos, side: Side, other: string): Removal {
  const account = useAccountStore()
  const dispatch = useDispatch()
  const [asked, setAsked] = useState('')
  const photo = photos.find(({ id }) => id === asked)

  async function remove(): Promise<void> {
    setAsked('')
    if (!photo) return
    if (photo.file === '') return void (await storedOrTold(texts.storage.photoNotRemoved, () => discardPhoto(account, photo.id)))
    const removed = await dispatch('remove_work_photo', { ...namedOf({ project, proposal }), photo_id: photo.id })
    if (!removed.ok) showToast({ ...texts.work.removePhoto.failed(pressFailureText(removed.code)), tone: 'bad' })
  }

  return {
    of(id, close) {
      const viewed = photos.find((one) => one.id === id)
      // One that was sent and not pulled yet is removed a moment later.
      if (viewed?.by !== side || (viewed.file === '' && viewed.state === 'there')) return null
      return {
        label: words.action,
        onPress() {
          close()
          setAsked(viewed.id)
        },
      }
    },
    dialog: (
      <ConfirmDialog
        isOpen={photo !== undefined}
        onClose={() => setAsked('')}
        title={words.title}
        confirmText={words.confirm}
        cancelText={texts.actions.cancel}
        onConfirm={() => void remove()}
        isDestructive
      >
        {photo?.file === '' ? words.unsent : words.text(other)}
      </ConfirmDialog>
    ),
  }
}
