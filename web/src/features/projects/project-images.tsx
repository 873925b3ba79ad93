import Clock from 'lucide-react/icons/clock'
import { Button } from 'react-aria-components/Button'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { PhotoThumb } from '../../components/projects/photo-thumb'
import { SendingBar } from '../../components/projects/sending-bar'
import { useWaitingCode } from '../../data/queries/waiting-words'
import { type ProjectPhoto, useProjectPhotos } from '../../data/uploads/project-photos'
import { useSending } from '../../data/uploads/use-sending'
import { Text } from '../../ui/content/text/text'
import { Stack } from '../../ui/layout/stack'
import { RefusedPhotos } from './photos/refused-photos'
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
      <Unsent photos={photos} />
      {viewer}
    </Stack>
  )
}

/** Sending of own photos. */
function Unsent({ photos }: { photos: readonly ProjectPhoto[] }) {
  const refused = photos.filter(({ state }) => state === 'refused').length
  const waiting = photos.filter(({ state }) => state === 'waiting').length
  const code = useWaitingCode(waiting > 0)
  return (
    <div role="status">
      {waiting > 0 ? (
        <Text size="s" tone="warn" icon={<Clock size={16} />}>
          {words.photosSent(photos.length - waiting - refused, photos.length) + (code ? ` · ${texts.sync.waitingWords[code]}` : '')}
        </Text>
      ) : null}
      <RefusedPhotos count={refused} />
    </div>
  )
}
