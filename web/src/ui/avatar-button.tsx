import { Button } from 'react-aria-components/Button'
import { Avatar, type AvatarProps } from './avatar'
import { button } from './avatar-button.css'

type Props = Pick<AvatarProps, 'name' | 'shape' | 'src'> & {
  /** 'Menu de João Batista' */
  label: string
  onPress?: () => void
}

/** Opens the user menu. */
export function AvatarButton({ label, onPress, ...avatar }: Props) {
  return (
    <Button aria-label={label} onPress={onPress} className={button}>
      <Avatar {...avatar} size="s" />
    </Button>
  )
}
