import { useLateDialog } from '../../../components/use-optional-part'
import type { ForgotPasswordProps } from './forgot-password'

const load = async () => (await import('./forgot-password')).ForgotPassword

/** Loaded at first use. */
export function ForgotPassword(props: ForgotPasswordProps) {
  const Dialog = useLateDialog(load, props.isOpen, props.onClose)
  return props.isOpen && Dialog ? <Dialog {...props} /> : null
}
