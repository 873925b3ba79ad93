import type { Reference } from '#domain/projects/reference'
import { texts } from '#texts'
import { openSupport } from '../../../components/support-door'
import { Heading } from '../../../ui/content/text/heading'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { Cluster, Stack } from '../../../ui/layout/stack'

const words = texts.reference

/** By an administrator; both sides read why and may contest. Product 130. */
export const RemovedReference = ({ title, reference: { removed } }: { title: string; reference: Reference }) => (
  <Stack as="section" gap="s" aria-label={title}>
    <Heading level={3}>{title}</Heading>
    <Text>{words.removed}</Text>
    <Text isAsTyped tone="soft">
      {words.reason(removed)}
    </Text>
    <Cluster>
      <Button isCompact onPress={() => openSupport()}>
        {texts.sync.toSupport}
      </Button>
    </Cluster>
  </Stack>
)
