import { useRef } from 'react'
import type { Project } from '#domain/documents'
import { MOST_PHOTOS } from '#domain/wire/wire'
import { errorText, texts } from '#texts'
import { useAccountStore } from '../../../data/store/account-store-context'
import { addDocumentPhoto } from '../../../data/uploads/keep-photo'
import { useProjectPhotos } from '../../../data/uploads/project-photos'
import { Text } from '../../../ui/content/text/text'
import { showToast } from '../../../ui/feedback/toasts'
import { PhotoPicker } from './photo-picker'
import { useChosenPhotos } from './use-chosen-photos'

/** For a project no longer open. Product 20. */
export function AddPhotos({ project }: { project: Project }) {
  const account = useAccountStore()
  const { length } = useProjectPhotos(project)
  const added = useRef(0)
  const photos = useChosenPhotos({
    count: length,
    async begin() {
      added.current = 0
      return {
        ok: true,
        async keep(pictures) {
          const kept = await addDocumentPhoto(account, 'projects', project, pictures)
          if (kept.ok) added.current++
          return kept
        },
      }
    },
    onEnd() {
      if (added.current > 0) showToast({ ...texts.projects.page.photosAdded(added.current), tone: 'ok' })
    },
  })
  return (
    <PhotoPicker photos={photos}>
      {length >= MOST_PHOTOS ? (
        <Text size="s" tone="soft">
          {errorText('too_many_photos')}
        </Text>
      ) : null}
    </PhotoPicker>
  )
}
