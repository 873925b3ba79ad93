import ImageOff from 'lucide-react/icons/image-off'
import { useCallback } from 'react'
import type { Project, ProjectImage } from '#domain/documents'
import { errorText, texts } from '#texts'
import { type AskAdmin, useAdminRequest } from '../../../data/remote/admin-request'
import { fetchPhoto } from '../../../data/uploads/fetch-photo'
import { useBlobAddress } from '../../../data/uploads/use-blob-address'
import { Text } from '../../../ui/content/text'
import { Spinner } from '../../../ui/feedback/spinner'
import { Button } from '../../../ui/forms/button'
import * as css from './project-photos.css'

const words = texts.adminTables.project

/** The photos of a project, each by itself: one that does not come leaves the others. */
export const ProjectPhotos = ({ images, title }: Pick<Project, 'images' | 'title'>) => (
  <ul className={css.photos}>
    {images.map((image, index) => (
      <li key={image.id}>
        <ProjectPhoto image={image} alt={texts.projects.page.image(index + 1, title)} />
      </li>
    ))}
  </ul>
)

function ProjectPhoto({ image: { id, file }, alt }: { image: ProjectImage; alt: string }) {
  const asked = useAdminRequest(useCallback<AskAdmin<Blob>>((token, signal) => fetchPhoto(token, { id, file }, 'picture', signal), [id, file]))
  const src = useBlobAddress(asked.state === 'here' ? asked.value : null)
  if (asked.state === 'failed') {
    const { code, retry, isRetrying } = asked
    return (
      <div className={css.frame}>
        <ImageOff size={22} aria-hidden="true" />
        <Text size="s" tone="soft">
          {words.photoFailed(errorText(code))}
        </Text>
        <Button isCompact onPress={retry} isPending={isRetrying} pendingLabel={words.loadingPhoto} aria-label={words.retryPhoto(alt)}>
          {texts.actions.tryAgain}
        </Button>
      </div>
    )
  }
  if (src === '') {
    return (
      <div className={css.frame}>
        <Spinner label={words.loadingPhoto} />
      </div>
    )
  }
  return <img src={src} alt={alt} className={css.photo} />
}
