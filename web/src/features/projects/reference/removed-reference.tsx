import type { Reference } from '#domain/projects/reference'
import { texts } from '#texts'
import { openSupport } from '../../../components/support-door'
import { Heading } from '../../../ui/content/text/heading'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { Cluster, Stack } from '../../../ui/layout/stack'

const words = texts.reference

/** Both sides read why. Product 130. */
export const RemovedReference = ({ title, reference: { removed } }: { title: string; reference: Reference }) => (
  <Stack as="section" gap="s" aria-label={title}>
    <Heading level={3}>{title}</Heading>
    <RemovedText text={words.removed} reason={removed} />
  </Stack>
)

/** By an administrator, with the way to contest it. */
export const RemovedText = ({ text, reason }: { text: string; reason: string }) => (
  <Stack gap="s">
    <Text>{text}</Text>
    <Text isAsTyped tone="soft">
      {words.reason(reason)}
    </Text>
    <Cluster>
      <Button isCompact onPress={() => openSupport()}>
        {texts.sync.toSupport}
      </Button>
    </Cluster>
  </Stack>
)
