import type { Profile } from '#domain/documents'
import { texts } from '#texts'
import { NoProviders } from '../../ui/drawings/no-providers'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Button } from '../../ui/forms/button'
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

export const NoProvider = ({ isNarrowed, onClear }: NoneProps) => (
  <EmptyState drawing={<NoProviders />} title={words.empty} action={isNarrowed ? <Button onPress={onClear}>{words.clear}</Button> : null} />
)
