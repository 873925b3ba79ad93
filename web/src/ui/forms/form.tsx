import type { ReactNode } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { useOnScreen } from '../layout/use-on-screen'
import { FormLock } from './field-frame'
import * as css from './form.css'

type Props = {
  children: ReactNode
  onSubmit: () => void
  /** While it is, its fields take nothing. Not where what is typed meanwhile stays after it. */
  isSending: boolean
  id?: string
  'aria-label'?: string
}

/** Sends nothing anywhere: it calls `onSubmit`, once a press or an Enter. */
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

/** Fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>

/** The buttons of a form, the main one last. `isSticky`: under the thumb on a phone, however long the form. */
export function FormActions({ children, isSticky = false }: { children: ReactNode; isSticky?: boolean }) {
  useOnScreen('sticky-actions', isSticky)
  return (
    <div className={isSticky ? `${css.actions} ${css.sticky}` : css.actions} data-sticky-actions={isSticky || undefined}>
      {children}
    </div>
  )
}

/** Row above the buttons in a sticky bar. `isUrgent`: keeps the bar in sight, however wide the screen. */
export function ActionsRow({ children, isUrgent = false }: { children: ReactNode; isUrgent?: boolean }) {
  useOnScreen('actions-row')
  useOnScreen('urgent-row', isUrgent)
  return <div className={css.actionsRow}>{children}</div>
}
