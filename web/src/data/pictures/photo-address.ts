import { serverUrl } from '#desktop'
import { documentPhotos, type PhotoHolder } from '#domain/document-photos'
import type { ProjectImage } from '#domain/documents'
import type { PictureSize } from '../../sync'

export const photoPath = ({ id, file, thumb }: ProjectImage, size: PictureSize, of: PhotoHolder = 'projects'): string =>
  `/api/files/${documentPhotos[of].collection}/${id}/${encodeURIComponent((size === 'small' && thumb) || file)}`

/** Full address, for a session with a file token. */
export const photoAddress = (path: string, fileToken: string): string => `${serverUrl}${path}?token=${encodeURIComponent(fileToken)}`
