import { useMemo, useRef } from 'react'
import Lightbox, { type ControllerRef, type Slide } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/styles.css'
import { texts } from '#texts'
import type { ProjectPhoto } from '../../../data/uploads/project-photos'
import { useLargePhotos } from '../../../data/uploads/use-large-photos'
import * as css from './photo-viewer.css'

const words = texts.projects.page

type Props = { photos: readonly ProjectPhoto[]; first: number; title: string; onClose: () => void }

/** The photos over the whole screen: swiped, pinched, pulled down to close; arrows, plus, minus and Escape on a keyboard. */
export function PhotoViewer({ photos, first, title, onClose }: Props) {
  const controller = useRef<ControllerRef>(null)
  const viewed = useLargePhotos(photos, first)
  const slides = useMemo<Slide[]>(() => viewed.map(({ src }, at) => ({ src, alt: words.image(at + 1, title) })), [viewed, title])
  return (
    <Lightbox
      open
      close={onClose}
      // With each photo that arrives the library goes to the index that it is given: it is to stay where it is.
      index={controller.current?.getLightboxState().currentIndex ?? first}
      slides={slides}
      plugins={[Counter, Zoom]}
      carousel={{ finite: true }}
      controller={{ ref: controller, closeOnPullDown: true, aria: true }}
      zoom={{ pinchZoomV4: true, scrollToZoom: true, maxZoomPixelRatio: 2 }}
      labels={words.viewer}
      counter={{ separator: words.viewerOf }}
      className={css.viewer}
      render={{
        ...(photos.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
        slide: ({ slide }) => {
          const at = viewed[slides.indexOf(slide)]
          // Where there are bytes the library's own picture is zoomed and swiped.
          if (!at || at.src) return undefined
          return <p className={css.absent}>{at.isAbsent ? texts.sync.notOnDevice : words.loadingImages}</p>
        },
      }}
    />
  )
}
