import type { ComponentProps } from 'react'
import { texts } from '#texts'
import { PasswordField } from '../ui/forms/password-field'

type Props = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel' | 'isRequired'>

/** A password that must be given. */
export const SecretField = (props: Props) => (
  <PasswordField {...props} showLabel={texts.actions.showPassword} hideLabel={texts.actions.hidePassword} isRequired />
)
