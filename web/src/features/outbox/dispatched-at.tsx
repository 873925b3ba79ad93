import { texts } from '#texts'
import { Since } from '../../components/times/since'
import { Text } from '../../ui/content/text/text'

export const DispatchedAt = ({ time }: { time: string }) => (
  <Text size="xs" tone="soft">
    <Since time={time} words={texts.outbox.givenAt} />
  </Text>
)
