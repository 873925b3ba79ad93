import { texts } from '#texts'
import { Since } from '../../components/since'
import { Text } from '../../ui/content/text'

export const DispatchedAt = ({ time }: { time: string }) => (
  <Text size="xs" tone="soft">
    <Since time={time} words={texts.outbox.givenAt} />
  </Text>
)
