import type { ReactNode } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import * as css from './form.css'

type Props = {
  children: ReactNode
  onSubmit: () => void
  id?: string
  'aria-label'?: string
}

/** Sends nothing anywhere: it calls `onSubmit`, once a press or an Enter. */
export function Form({ onSubmit, ...rest }: Props) {
  return (
    <AriaForm
      {...rest}
      validationBehavior="aria"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}

/** Fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>

/** The buttons of a form, the main one last. `isSticky`: under the thumb on a phone, however long the form. */
export const FormActions = ({ children, isSticky }: { children: ReactNode; isSticky?: boolean }) => (
  <div className={isSticky ? `${css.actions} ${css.sticky}` : css.actions} data-sticky-actions={isSticky || undefined}>
    {children}
  </div>
)

/** What stands above the buttons in their bar. */
export const ActionsRow = ({ children }: { children: ReactNode }) => (
  <div className={css.actionsRow} data-actions-row>
    {children}
  </div>
)
