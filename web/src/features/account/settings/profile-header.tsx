import type { Account } from '#domain/documents'
import { texts } from '#texts'
import { useMyAvatar } from '../../../data/uploads/use-my-avatar'
import { Avatar } from '../../../ui/content/avatar'
import { Text } from '../../../ui/content/text'
import { AvatarChoice } from './avatar-choice'
import * as css from './profile-header.css'

export function ProfileHeader({ account }: { account: Account }) {
  const name = account.full_name || texts.labels.nameless
  const { src } = useMyAvatar()
  return (
    <div className={css.head}>
      <span className={css.face}>
        <Avatar name={name} src={src} size="xl" shape={account.role === 'empresa' ? 'square' : 'round'} />
      </span>
      <div className={css.who}>
        <p className={css.name}>{name}</p>
        <p className={css.role}>{texts.labels.roles[account.role]}</p>
      </div>
      <div className={css.choice}>
        <AvatarChoice role={account.role} />
        <Text size="s" tone="soft">
          {texts.settings.avatar.hint}
        </Text>
      </div>
    </div>
  )
}
