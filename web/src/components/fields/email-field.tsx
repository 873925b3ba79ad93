import { texts } from '#texts'
import { TextField, type TextFieldProps } from '../../ui/forms/text-field'

const { email, emailPlaceholder } = texts.account.fields

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'isRequired' | 'label' | 'placeholder' | 'autoComplete'> & {
  label?: string
  /** `username` where one signs in. */
  autoComplete?: 'email' | 'username'
  hasExample?: true
}

export const EmailField = ({ label = email, autoComplete = 'email', hasExample, ...props }: Props) => (
  <TextField
    {...props}
    {...{ label, autoComplete }}
    {...(hasExample && { placeholder: emailPlaceholder })}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    isRequired
  />
)
