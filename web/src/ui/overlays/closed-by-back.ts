import { useContext } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { useBackCloses } from './use-back-closes'

/** Inside a popover: Android's Back closes it. */
export function ClosedByBack() {
  const state = useContext(OverlayTriggerStateContext)
  // React Aria renders the list once more, without a state, to learn its options.
  useBackCloses(state?.isOpen === true, () => state?.close())
  return null
}
