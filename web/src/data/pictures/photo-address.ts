import { serverUrl } from '#desktop'
import type { ProjectImage } from '#domain/documents'
import type { PictureSize } from '../../sync'

/** Where the server has a photo of a project. */
export const photoPath = ({ id, file, thumb }: ProjectImage, size: PictureSize): string =>
  `/api/files/project_images/${id}/${encodeURIComponent((size === 'small' && thumb) || file)}`

/** For who has fetched a token for files. */
export const photoAddress = (image: ProjectImage, size: PictureSize, fileToken: string): string =>
  `${serverUrl}${photoPath(image, size)}?token=${encodeURIComponent(fileToken)}`
