import { useState } from 'react'
import { ChatBubble } from '../chat/chat-bubble'
import { Card, CardTitle } from '../content/card'
import { Price } from '../content/price'
import { Text } from '../content/text'
import { Button } from '../forms/button'
import { Cluster, Stack } from '../layout/stack'
import { VirtualList, VirtualScroll } from '../layout/virtual-list'

const rows = Array.from({ length: 1000 }, (_, index) => index + 1)
const words = (row: number) => `Assentar porcelanato. ${'Retirar o piso antigo e impermeabilizar. '.repeat(row % 4)}`

export function GalleryLong() {
  const [messages, setMessages] = useState(rows.slice(400, 480))
  const first = messages[0] ?? 0
  const last = messages.at(-1) ?? 0
  return (
    <Stack>
      <Cluster>
        <Button isCompact onPress={() => setMessages([...messages, last + 1])}>
          Chega uma
        </Button>
        <Button isCompact onPress={() => setMessages([...rows.slice(Math.max(0, first - 21), first - 1), ...messages])}>
          Mais antigas
        </Button>
      </Cluster>
      <Card tone="flush">
        <div style={{ height: 360, padding: '0 16px' }}>
          <VirtualScroll label="Conversa" items={messages} keyOf={String} estimate={80} gap={8} anchor="end">
            {(row) => (
              <ChatBubble side={row % 3 ? 'theirs' : 'mine'} author="Marina Alves" time="18:04">
                {row}. {words(row)}
              </ChatBubble>
            )}
          </VirtualScroll>
        </div>
      </Card>
      <VirtualList label="Projetos abertos" items={rows} keyOf={String} estimate={180} gap={16}>
        {(row) => (
          <Card as="article">
            <CardTitle href={`/projetos/${row}`}>Projeto {row}</CardTitle>
            <Text size="s" tone="soft">
              {words(row)}
            </Text>
            <Price text="R$ 4.800,00" />
          </Card>
        )}
      </VirtualList>
    </Stack>
  )
}
