import { serverUrl } from '#desktop'
import type { ProjectImage } from '#domain/documents'
import type { PictureSize } from '../../sync'

export const photoPath = ({ id, file, thumb }: ProjectImage, size: PictureSize): string =>
  `/api/files/project_images/${id}/${encodeURIComponent((size === 'small' && thumb) || file)}`

/** Full address, for a session with a file token. */
export const photoAddress = (image: ProjectImage, size: PictureSize, fileToken: string): string =>
  `${serverUrl}${photoPath(image, size)}?token=${encodeURIComponent(fileToken)}`
