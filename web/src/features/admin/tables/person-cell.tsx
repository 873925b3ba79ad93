import { adminLinks } from '#admin-links'
import { texts } from '#texts'
import { avatarAddress } from '../../../data/pictures/avatar-address'
import type { AdminUser } from '../../../data/remote/admin-tables'
import { Avatar } from '../../../ui/content/avatar'
import { Text } from '../../../ui/content/text/text'
import { TextLink } from '../../../ui/content/text/text-link'
import { EmailText } from '../email-text'
import * as css from './table-cells.css'

type Props = Pick<AdminUser, 'id' | 'full_name' | 'email' | 'avatar'> & { role: string }

export const PersonCell = ({ id, full_name, email, role, avatar }: Props) => (
  <span className={css.person}>
    <Avatar size="s" name={full_name || email} src={avatarAddress(id, avatar)} shape={role === 'empresa' ? 'square' : 'round'} />
    <span className={css.personWords} title={`${full_name} ${email}`.trim()}>
      <TextLink href={adminLinks.user(id)}>{full_name || texts.adminTables.users.nameless}</TextLink>
      <Text as="span" size="s" tone="soft">
        <EmailText email={email} />
      </Text>
    </span>
  </span>
)
