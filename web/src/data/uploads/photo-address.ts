import { serverUrl } from '#desktop'
import type { ProjectImage } from '#domain/documents'
import type { PictureSize } from '../../sync'

/** Where the server has a photo of a project. Photos of release 1.0.0 have one size. */
export const photoPath = ({ id, file, thumb }: ProjectImage, size: PictureSize): string =>
  `/api/files/project_images/${id}/${encodeURIComponent((size === 'small' && thumb) || file)}`

/** For who has fetched a token for files. */
export const photoAddress = (image: ProjectImage, size: PictureSize, fileToken: string): string =>
  `${serverUrl}${photoPath(image, size)}?token=${encodeURIComponent(fileToken)}`
