import { type ReactNode, useState } from 'react'
import { texts } from '#texts'
import { useOptionalPart } from '../../../components/use-optional-part'
import type { ProjectPhoto } from '../../../data/uploads/project-photos'
import { Text } from '../../../ui/content/text/text'

const load = async () => (await import('./photo-viewer')).PhotoViewer

/** `open` begins with one of them. */
export function usePhotoViewer(photos: readonly ProjectPhoto[], title: string): { open: (first: number) => void; viewer: ReactNode } {
  /** A snapshot: sendings move nothing under a finger. */
  const [opened, setOpened] = useState<{ photos: readonly ProjectPhoto[]; first: number } | null>(null)
  const PhotoViewer = useOptionalPart(load, opened !== null)
  return {
    open: (first) => setOpened({ photos, first }),
    viewer: (
      <>
        {opened && PhotoViewer ? <PhotoViewer {...opened} title={title} onClose={() => setOpened(null)} /> : null}
        <div role="alert">{opened && PhotoViewer === null ? <Text tone="soft">{texts.sync.notOnDevice}</Text> : null}</div>
      </>
    ),
  }
}
