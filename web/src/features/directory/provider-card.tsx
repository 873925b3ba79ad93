import MapPin from 'lucide-react/icons/map-pin'
import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import type { Profile } from '#domain/documents'
import { links } from '#links'
import { texts } from '#texts'
import { placeOf } from '../../components/place-of'
import { smallCardPicture } from '../../data/uploads/avatar-address'
import { Avatar } from '../../ui/content/avatar'
import { Card, CardTitle } from '../../ui/content/card'
import { Text } from '../../ui/content/text'
import * as css from './provider-card.css'

/** A provider in the directory: who, what, where. */
export function ProviderCard({ profile }: { profile: Profile }) {
  const titleId = useId()
  const { id, full_name, role, about } = profile
  const place = placeOf(profile)
  return (
    <Card as="article" aria-labelledby={titleId}>
      <div className={css.frame}>
        <Avatar name={full_name} src={smallCardPicture(profile)} shape={role === 'empresa' ? 'square' : 'round'} size="l" />
        <div className={css.words}>
          <CardTitle level={2} id={titleId} href={links.provider(id)}>
            {full_name}
          </CardTitle>
          <Text as="span" tone="soft">
            {texts.labels.roles[role]}
          </Text>
          {about ? (
            <Text tone="soft" size="s" lines={2}>
              {about}
            </Text>
          ) : null}
          <div className={css.facts}>
            {place ? (
              <Text as="span" size="s" icon={<MapPin size={16} />}>
                {place}
              </Text>
            ) : null}
            <Text as="span" size="s" icon={<Star size={16} />}>
              {texts.labels.notRated}
            </Text>
          </div>
        </div>
      </div>
    </Card>
  )
}
