import type { Profile } from '#domain/documents'
import { links } from '#links'
import { texts } from '#texts'
import { useSession } from '../../data/store/account-store-context'
import { NoProviders } from '../../ui/drawings/no-providers'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Button } from '../../ui/forms/button'
import { LinkButton } from '../../ui/forms/link-button'
import { Cluster } from '../../ui/layout/stack'
import { VirtualList } from '../../ui/layout/virtual-list'
import { ProviderCard } from './provider-card'

const words = texts.directory
/** Most cards are about as high. */
const CARD_HEIGHT = 168

export const ProviderList = ({ providers }: { providers: readonly Profile[] }) => (
  <VirtualList label={words.listLabel} items={providers} keyOf={({ id }) => id} estimate={CARD_HEIGHT} gap={12}>
    {(profile) => <ProviderCard profile={profile} />}
  </VirtualList>
)

type NoneProps = { isNarrowed: boolean; onClear: () => void }

/** Leads on: to all providers, and to where those who look for someone are found themselves. */
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
      drawing={<NoProviders />}
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
