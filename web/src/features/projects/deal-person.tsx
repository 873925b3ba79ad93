import { links } from '#links'
import { texts } from '#texts'
import { PersonAvatar } from '../../components/people/person-avatar'
import type { MyDeal } from '../../components/projects/use-deal'
import { Text } from '../../ui/content/text/text'
import { TextLink } from '../../ui/content/text/text-link'
import { Cluster } from '../../ui/layout/stack'
import * as css from './deal-card.css'

/** The other side. */
export const DealPerson = ({ deal: { isOwner, other, proposal } }: { deal: MyDeal }) => (
  <Cluster gap="s">
    <PersonAvatar
      personId={other.id}
      file={other.avatar}
      name={other.name}
      shape={isOwner && proposal.provider_role === 'empresa' ? 'square' : 'round'}
    />
    <div className={css.other}>
      <Text isStrong>
        {isOwner ? (
          <TextLink isAlone href={links.provider(other.id)}>
            {other.name}
          </TextLink>
        ) : (
          other.name
        )}
      </Text>
      <Text size="s" tone="soft">
        {isOwner ? texts.labels.roles[proposal.provider_role] : texts.labels.roles.cliente}
      </Text>
    </div>
  </Cluster>
)
