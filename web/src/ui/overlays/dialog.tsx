import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../forms/buttons/icon-button'
import * as css from './dialog.css'
import { useBackCloses } from './use-back-closes'

type Props = {
  isOpen: boolean
  /** By Escape, Back, the cross, or a press beside it. */
  onClose: () => void
  title: string
  closeLabel: string
  children?: ReactNode
  footer?: ReactNode
  width?: keyof typeof css.widths
  role?: 'dialog' | 'alertdialog'
  isDismissable?: boolean
}

/** A sheet from below on a phone, a window on a desktop. Focus is trapped and restored. */
export function Dialog({ isOpen, onClose, title, closeLabel, children, footer, width = 'm', role = 'dialog', isDismissable = true }: Props) {
  useBackCloses(isOpen, () => isDismissable && onClose())
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      className={css.scrim}
    >
      <Modal className={css.widths[width]}>
        <AriaDialog role={role} className={css.dialog}>
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            <IconButton label={closeLabel} icon={<X size={22} />} onPress={onClose} isDisabled={!isDismissable} />
          </div>
          <div className={css.body}>{children}</div>
          {footer ? <div className={css.foot}>{footer}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
