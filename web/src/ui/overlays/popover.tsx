import type { ReactElement, ReactNode } from 'react'
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components/Popover'
import { definedProps } from '../defined-props'
import * as css from './popover.css'

type Props = {
  /** The button that opens it. */
  trigger: ReactElement
  label: string
  /** A function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** No padding: for lists that go to the edge. */
  isFlush?: boolean
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A panel at its button, as the bell's. */
export function Popover({ trigger, label, children, isOpen, onOpenChange, isFlush }: Props) {
  return (
    <DialogTrigger {...definedProps({ isOpen, onOpenChange })}>
      {trigger}
      <AriaPopover placement="bottom end" className={css.panel}>
        <Dialog aria-label={label} className={isFlush ? css.contents.flush : css.contents.padded}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
