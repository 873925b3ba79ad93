import Trash from 'lucide-react/icons/trash-2'
import { createContext, type PropsWithChildren, useContext, useMemo } from 'react'
import Lightbox, {
  createModule,
  LightboxStateContext,
  MODULE_CONTROLLER,
  type Plugin,
  type Slide,
  useLightboxState,
} from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/styles.css'
import { texts } from '#texts'
import type { ProjectPhoto } from '../../../data/uploads/project-photos'
import { useLargePhotos } from '../../../data/uploads/use-large-photos'
import { useBackCloses } from '../../../ui/overlays/use-back-closes'
import * as css from './photo-viewer.css'

const words = texts.projects.page

/** Words and removal of the photo with this number, 0 for the first; '' and null for none. */
export type ViewerDetails = { captionOf: (at: number) => string; removalOf: (at: number) => { label: string; onPress: () => void } | null }

type Props = { photos: readonly ProjectPhoto[]; first: number; title: string; onClose: () => void; details?: ViewerDetails | undefined }

/** Swipe, pinch, pull down; arrows, plus, minus, Escape. */
export function PhotoViewer({ photos, first, title, onClose, details }: Props) {
  useBackCloses(true, onClose)
  const viewed = useLargePhotos(photos, first)
  const { length } = photos
  const empty = useMemo(() => Array.from({ length }, (): Slide => ({ src: '' })), [length])
  const slides: Slide[] = viewed.map(({ src }, at) => ({ src, alt: words.image(at + 1, title) }))
  return (
    <Slides.Provider value={slides}>
      <Lightbox
        open
        close={onClose}
        index={Math.min(first, length - 1)}
        slides={empty}
        plugins={[showsArrived, Counter, Zoom]}
        carousel={{ finite: true }}
        controller={{ closeOnPullDown: true, aria: true }}
        zoom={{ pinchZoomV4: true, scrollToZoom: true, maxZoomPixelRatio: 2 }}
        labels={words.viewer}
        {...(details && { toolbar: { buttons: [<Removal key="removal" of={details.removalOf} />, 'close'] } })}
        counter={{ separator: words.viewerOf }}
        className={css.viewer}
        render={{
          ...(length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
          slide: ({ slide }) => {
            const at = viewed[slides.indexOf(slide)]
            // The library zooms its own picture.
            if (!at || at.src) return undefined
            return <p className={css.absent}>{at.isAbsent ? texts.sync.notOnDevice : words.loadingImages}</p>
          },
          slideFooter({ slide }) {
            const caption = details?.captionOf(slides.indexOf(slide))
            return caption ? <p className={css.caption}>{caption}</p> : null
          },
        }}
      />
    </Slides.Provider>
  )
}

/** Removes the photo that is looked at. */
function Removal({ of }: { of: ViewerDetails['removalOf'] }) {
  const removal = of(useLightboxState().currentIndex)
  return removal ? (
    <button type="button" className="yarl__button" aria-label={removal.label} title={removal.label} onClick={removal.onPress}>
      <Trash size={24} />
    </button>
  ) : null
}

/** Updating the library's slides would undo a simultaneous swipe: its own stay empty. */
const Slides = createContext<readonly Slide[]>([])

function Arrived({ children }: PropsWithChildren) {
  const state = useLightboxState()
  const slides = useContext(Slides)
  const shown = useMemo(() => {
    const currentSlide = slides[state.currentIndex]
    return { ...state, slides: [...slides], ...(currentSlide && { currentSlide }) }
  }, [state, slides])
  return <LightboxStateContext.Provider value={shown}>{children}</LightboxStateContext.Provider>
}

const showsArrived: Plugin = ({ addParent }) => addParent(MODULE_CONTROLLER, createModule('arrived', Arrived))
