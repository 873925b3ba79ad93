import type { ReactNode } from 'react'
import { Button } from '../forms/buttons/button'
import { Dialog } from './dialog'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  confirmText: string
  cancelText: string
  onConfirm: () => void
  /** Can neither be closed nor confirmed twice. */
  isPending?: boolean
  pendingLabel?: string
  isDestructive?: boolean | undefined
}

export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  children,
  confirmText,
  cancelText,
  onConfirm,
  isPending,
  pendingLabel,
  isDestructive,
}: Props) {
  const footer = (
    <>
      <Button onPress={onClose} isDisabled={isPending}>
        {cancelText}
      </Button>
      <Button variant={isDestructive ? 'danger' : 'primary'} onPress={onConfirm} isPending={isPending} pendingLabel={pendingLabel}>
        {confirmText}
      </Button>
    </>
  )
  return (
    <Dialog role="alertdialog" width="s" isDismissable={!isPending} closeLabel={cancelText} {...{ isOpen, onClose, title, footer }}>
      {children}
    </Dialog>
  )
}
