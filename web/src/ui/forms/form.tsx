import type { ReactNode } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { useOnScreen } from '../layout/use-on-screen'
import { FormLock } from './field-frame'
import * as css from './form.css'

type Props = {
  children: ReactNode
  onSubmit: () => void
  /** Locks the fields. Not for forms that keep what is typed meanwhile. */
  isSending: boolean
  id?: string
  'aria-label'?: string
}

/** Calls `onSubmit` once a press or an Enter; the browser sends nothing. */
export function Form({ onSubmit, isSending, children, ...rest }: Props) {
  return (
    <AriaForm
      {...rest}
      validationBehavior="aria"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <FormLock value={isSending}>{children}</FormLock>
    </AriaForm>
  )
}

export const FieldRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>

/** The main button last. `isSticky`: within a thumb's reach on a phone. */
export function FormActions({ children, isSticky = false }: { children: ReactNode; isSticky?: boolean }) {
  useOnScreen('sticky-actions', isSticky)
  return (
    <div className={isSticky ? `${css.actions} ${css.sticky}` : css.actions} data-sticky-actions={isSticky || undefined}>
      {children}
    </div>
  )
}

/** Row above the buttons in a sticky bar. `isUrgent`: keeps the bar visible on wide screens too. */
export function ActionsRow({ children, isUrgent = false }: { children: ReactNode; isUrgent?: boolean }) {
  useOnScreen('actions-row')
  useOnScreen('urgent-row', isUrgent)
  return <div className={css.actionsRow}>{children}</div>
}
