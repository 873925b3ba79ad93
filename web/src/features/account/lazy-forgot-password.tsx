import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part'
import type { ForgotPasswordProps } from './forgot-password'

const Dialog = lazyPart(async () => (await import('./forgot-password')).ForgotPassword)

/** The dialog, loaded when it is first asked for. */
export const ForgotPassword = (props: ForgotPasswordProps) =>
  props.isOpen ? (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  ) : null
