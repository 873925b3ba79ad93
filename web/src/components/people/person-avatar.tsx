import { useContext } from 'react'
import { avatarAddress } from '../../data/pictures/avatar-address'
import { AccountStoreContext } from '../../data/store/account-store-context'
import { useMyAvatar } from '../../data/uploads/use-my-avatar'
import { Avatar, type AvatarProps } from '../../ui/content/avatar'

type Props = Omit<AvatarProps, 'src'> & {
  personId: string
  /** '' without a picture. */
  file: string
}

/** The person's own picture shows as soon as it is chosen. */
export function PersonAvatar({ personId, file, ...avatar }: Props) {
  const account = useContext(AccountStoreContext)
  const mine = useMyAvatar()
  return <Avatar {...avatar} src={account?.userId === personId ? mine.src : avatarAddress(personId, file)} />
}
