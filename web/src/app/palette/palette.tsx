import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { texts } from '#texts'
import { useBackCloses } from '../../ui/overlays/use-back-closes'
import { Finder } from './finder'
import * as css from './palette.css'

/** Every page that one may open, one's own things and the themes, found by typing a part of it. It needs no network. */
export function Palette({ onClose }: { onClose: () => void }) {
  useBackCloses(true, onClose)
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => isOpen || onClose()} className={css.scrim}>
      <Modal className={css.sheet}>
        <Dialog aria-label={texts.palette.title} className={css.dialog}>
          <Finder onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
