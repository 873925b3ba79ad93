import Search from 'lucide-react/icons/search'
import { texts } from '#texts'
import { Text } from '../../../ui/content/text'
import { Button } from '../../../ui/forms/button'
import { Cluster } from '../../../ui/layout/stack'
import type { ProfileDraft, ProfileValues } from './profile-draft'
import { useCnpjLookup } from './use-cnpj-lookup'

const words = texts.settings.cnpjLookup

type Props = { values: ProfileValues; onFound: (fields: ProfileDraft) => void }

export function CnpjLookup({ values, onFound }: Props) {
  const { isPending, ask } = useCnpjLookup(values, onFound)
  return (
    <Cluster>
      <Button isCompact icon={<Search size={18} />} onPress={ask} isPending={isPending} pendingLabel={words.busy}>
        {isPending ? words.busy : words.action}
      </Button>
      <Text size="s" tone="soft">
        {words.hint}
      </Text>
    </Cluster>
  )
}
