import { serverUrl } from '#desktop'
import type { ProjectImage } from '#domain/documents'
import type { PictureSize } from '../../sync'

/** `collection` is the server's. */
export const photoPath = ({ id, file, thumb }: ProjectImage, size: PictureSize, collection = 'project_images'): string =>
  `/api/files/${collection}/${id}/${encodeURIComponent((size === 'small' && thumb) || file)}`

/** Full address, for a session with a file token. */
export const photoAddress = (path: string, fileToken: string): string => `${serverUrl}${path}?token=${encodeURIComponent(fileToken)}`
