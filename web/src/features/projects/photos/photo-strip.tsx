import { Button } from 'react-aria-components/Button'
import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { PhotoThumb } from '../../../components/projects/photo-thumb'
import { type ProjectPhoto, useProjectPhotos } from '../../../data/uploads/project-photos'
import * as css from './photo-strip.css'
import { usePhotoViewer } from './use-photo-viewer'

const { photos: countOf } = texts.projects.open
const { openPhoto } = texts.projects.page

/** First on the page; each opens the viewer. */
export function PhotoStrip({ project }: { project: Project }) {
  const photos = useProjectPhotos(project)
  const { open, viewer } = usePhotoViewer(photos, project.title)
  if (photos.length === 0) return null
  return (
    <section aria-label={countOf(photos.length)}>
      <SmallPhotos photos={photos} nameOf={(index) => openPhoto(index + 1)} onOpen={open} />
      {viewer}
    </section>
  )
}

type Props = {
  photos: readonly ProjectPhoto[]
  /** Spoken. */
  nameOf: (index: number) => string
  onOpen: (index: number) => void
}

/** In one row, with their number. */
export const SmallPhotos = ({ photos, nameOf, onOpen }: Props) => (
  <div className={css.frame}>
    <div className={css.strip}>
      {photos.map((photo, index) => (
        <Button key={photo.id} aria-label={nameOf(index)} onPress={() => onOpen(index)} className={css.photo}>
          <PhotoThumb photo={photo} alt="" />
        </Button>
      ))}
    </div>
    <span aria-hidden="true" className={css.count}>
      {countOf(photos.length)}
    </span>
  </div>
)
