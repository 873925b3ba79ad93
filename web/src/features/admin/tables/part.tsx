import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/content/card'
import { Heading } from '../../../ui/content/text/heading'
import { Text } from '../../../ui/content/text/text'
import { Cluster } from '../../../ui/layout/stack'

export function Part({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Cluster justify="between">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {note ? (
          <Text as="span" size="s" tone="soft">
            {note}
          </Text>
        ) : null}
      </Cluster>
      {children}
    </Card>
  )
}
