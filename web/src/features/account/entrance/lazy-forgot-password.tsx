import { lazy, Suspense } from 'react'
import type { ForgotPasswordProps } from './forgot-password'

const Dialog = lazy(async () => ({ default: (await import('./forgot-password')).ForgotPassword }))

/** The dialog, loaded when it is first asked for. */
export const ForgotPassword = (props: ForgotPasswordProps) =>
  props.isOpen ? (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  ) : null
