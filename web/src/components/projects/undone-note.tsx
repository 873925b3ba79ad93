import type { Proposal } from '#domain/documents'
import { texts } from '#texts'
import { useActor } from '../../data/store/account-store-context'
import { Text } from '../../ui/content/text/text'

const words = texts.corrections.undone

/** Nothing where no deal was undone. Product 86. */
export function UndoneNote({ proposal: { undone_by, undone_reason, provider_id, provider_name } }: { proposal: Proposal }) {
  const isProvider = useActor().id === provider_id
  if (undone_by === '') return null
  const isMine = (undone_by === 'provider') === isProvider
  return (
    <Text size="s" tone="soft" isAsTyped>
      {`${isMine ? words.mine : isProvider ? words.byClient : words.byProvider(provider_name)} ${words.reason(undone_reason)}`}
    </Text>
  )
}
