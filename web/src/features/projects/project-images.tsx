import { Button } from 'react-aria-components/Button'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { PhotoThumb } from '../../components/projects/photo-thumb'
import { SendingBar } from '../../components/projects/sending-bar'
import { useProjectPhotos } from '../../data/uploads/project-photos'
import { useSending } from '../../data/uploads/use-sending'
import { Stack } from '../../ui/layout/stack'
import { UnsentPhotos } from './photos/unsent-photos'
import { usePhotoViewer } from './photos/use-photo-viewer'
import * as css from './project-images.css'

const words = texts.projects.page

/** Each opens the viewer. */
export function ProjectImages({ project }: { project: Project }) {
  const photos = useProjectPhotos(project)
  const sending = useSending()
  const { open, viewer } = usePhotoViewer(photos, project.title)
  return (
    <Stack gap="s">
      <ul className={css.grid}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={css.item}>
            <Button onPress={() => open(index)} className={css.link}>
              <span className={css.photo}>
                <PhotoThumb photo={photo} alt={words.image(index + 1, project.title)} />
              </span>
            </Button>
            {sending?.id === photo.id ? <SendingBar label={words.sendingPhoto(index + 1)} percent={sending.percent} /> : null}
          </li>
        ))}
      </ul>
      <UnsentPhotos photos={photos} />
      {viewer}
    </Stack>
  )
}
