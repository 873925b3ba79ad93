import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { ChatBubble, ChatNotice, DaySeparator, UnreadDivider } from '../chat/chat-bubble'
import { ChatComposer } from '../chat/chat-composer'
import { Card } from '../content/card'
import { Stack } from '../layout/stack'

export function GalleryChat() {
  const [text, setText] = useState('')
  return (
    <Card tone="flush">
      <div style={{ padding: 16, background: 'var(--canteiro-paper)' }}>
        <Stack gap="xs">
          <ChatNotice>Nunca pague adiantado a quem você não conhece. Combine o pagamento por etapa concluída.</ChatNotice>
          <DaySeparator>Ontem</DaySeparator>
          <ChatBubble side="theirs" author="Marina Alves" time="18:04">
            Oi, João! O porcelanato já está comprado. O preço muda?
          </ChatBubble>
          <ChatBubble side="mine" author="Você" time="18:11" status="Enviada" statusIcon={<Check size={14} />}>
            Muda sim. Sem o material, fica em R$ 2.900,00.
          </ChatBubble>
          <UnreadDivider>Não lidas</UnreadDivider>
          <ChatBubble side="theirs" author="Marina Alves" time="09:20">
            Fechado. Consegue passar aqui sábado?
          </ChatBubble>
          <ChatBubble side="mine" author="Você" time="09:31" status="Aguardando conexão" statusIcon={<Clock size={14} />}>
            Consigo, às 8h. Levo o nível a laser para medir o caimento.
          </ChatBubble>
          <ChatBubble side="mine" author="Você" time="09:32" status="Não enviada" isBad>
            E a trena.
          </ChatBubble>
        </Stack>
      </div>
      <ChatComposer
        label="Mensagem"
        placeholder="Digite sua mensagem..."
        sendLabel="Enviar"
        value={text}
        onChange={setText}
        onSend={() => setText('')}
        isSendDisabled={!text.trim()}
      />
    </Card>
  )
}
