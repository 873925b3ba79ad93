import HardHat from 'lucide-react/icons/hard-hat'
import MapPin from 'lucide-react/icons/map-pin'
import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import type { Profile } from '#domain/documents'
import { tradeNames } from '#domain/projects/trades'
import { links } from '#links'
import { texts } from '#texts'
import { placeOf } from '../../components/projects/place-of'
import { smallCardPicture } from '../../data/pictures/avatar-address'
import { useSession } from '../../data/store/account-store-context'
import { Avatar } from '../../ui/content/avatar'
import { Card, CardTitle } from '../../ui/content/card'
import { Text } from '../../ui/content/text/text'
import noProviders from '../../ui/drawings/no-providers.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Button } from '../../ui/forms/buttons/button'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Cluster } from '../../ui/layout/stack'
import { VirtualList } from '../../ui/layout/virtual-list'
import * as css from './provider-card.css'

const words = texts.directory
/** A usual card. */
const CARD_HEIGHT = 168

export const ProviderList = ({ providers, question }: { providers: readonly Profile[]; question: string }) => (
  <VirtualList label={words.listLabel} items={providers} keyOf={({ id }) => id} estimate={CARD_HEIGHT} gap={12} question={question}>
    {(profile) => <ProviderCard profile={profile} />}
  </VirtualList>
)

type NoneProps = { isNarrowed: boolean; onClear: () => void }

/** To all providers, and to the own sign-up. */
export function NoProvider({ isNarrowed, onClear }: NoneProps) {
  const role = useSession().session?.role
  const isLooking = role === undefined || role === 'cliente'
  const narrowedHint = isLooking ? words.emptyHintNarrowed : words.emptyHintNarrowedProvider
  const publish = (
    <LinkButton href={role ? links.newProject() : links.publishDemand()} variant="primary">
      {words.publish}
    </LinkButton>
  )
  return (
    <EmptyState
      drawing={noProviders}
      title={words.empty}
      text={isNarrowed ? narrowedHint : isLooking ? words.emptyHint : undefined}
      action={
        <Cluster justify="center">
          {isLooking ? publish : <LinkButton href={links.openProjects()}>{words.findWork}</LinkButton>}
          {isNarrowed ? <Button onPress={onClear}>{words.clear}</Button> : null}
        </Cluster>
      }
    />
  )
}

function ProviderCard({ profile }: { profile: Profile }) {
  const titleId = useId()
  const { id, full_name, role, about, trades, works_done } = profile
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
            {[texts.labels.roles[role], tradeNames(trades)].filter(Boolean).join(' · ')}
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
            {works_done > 0 ? (
              <Text as="span" size="s" icon={<HardHat size={16} />}>
                {words.worksDone(works_done)}
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
