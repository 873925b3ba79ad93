import type { Account } from '#domain/documents'
import { texts } from '#texts'
import { Avatar } from '../../ui/avatar'
import * as css from './profile-head.css'

export function ProfileHead({ account }: { account: Account }) {
  const name = account.full_name || texts.labels.nameless
  return (
    <div className={css.head}>
      <Avatar name={name} size="l" shape={account.role === 'empresa' ? 'square' : 'round'} />
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.role}>{texts.labels.roles[account.role]}</p>
      </div>
    </div>
  )
}
