import { texts } from '#texts'
import { Since } from '../../pieces/since'
import { Text } from '../../ui/text'

export const GivenAt = ({ time }: { time: string }) => (
  <Text size="xs" tone="soft">
    <Since time={time} words={texts.outbox.givenAt} />
  </Text>
)
