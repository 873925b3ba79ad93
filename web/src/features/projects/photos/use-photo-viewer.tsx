import { type ReactNode, useState } from 'react'
import { texts } from '#texts'
import { useOptionalPart } from '../../../components/use-optional-part'
import type { ProjectPhoto } from '../../../data/uploads/project-photos'
import { Text } from '../../../ui/content/text/text'
import type { ViewerDetails } from './photo-viewer'

const load = async () => (await import('./photo-viewer')).PhotoViewer

type Viewer = { open: (first: number) => void; close: () => void; viewer: ReactNode }

/** `open` begins with one of them. `detailsOf` tells more of those with which it was opened. */
export function usePhotoViewer<Photo extends ProjectPhoto>(
  photos: readonly Photo[],
  title: string,
  detailsOf?: (photos: readonly Photo[]) => ViewerDetails,
): Viewer {
  /** A snapshot: sendings move nothing under a finger. */
  const [opened, setOpened] = useState<{ photos: readonly Photo[]; first: number } | null>(null)
  const PhotoViewer = useOptionalPart(load, opened !== null)
  const close = () => setOpened(null)
  return {
    open: (first) => setOpened({ photos, first }),
    close,
    viewer: (
      <>
        {opened && PhotoViewer ? <PhotoViewer {...opened} title={title} onClose={close} details={detailsOf?.(opened.photos)} /> : null}
        <div role="alert">{opened && PhotoViewer === null ? <Text tone="soft">{texts.sync.notOnDevice}</Text> : null}</div>
      </>
    ),
  }
}
