import { useMemo, useState } from 'react'
import type { Conversation } from '#domain/documents'
import type { ChatMessage } from '../../chat/chat-entries'
import { useProject } from '../../data/queries/projects'
import { useAccountStore } from '../../data/store/account-store-context'
import { askedForMoney, isLineNear, isOneScreen } from './asked-for-money'

const none: readonly ChatMessage[] = []

export type PaymentLines = {
  asked: ReadonlySet<string>
  isNoticed: boolean
  /** Undefined where no line may stand over the field. */
  onTyped: ((isAsking: boolean) => void) | undefined
}

/** Where payment ahead is warned of, once a screen: under messages, over the field, else as the log begins. Product 18 and 119. */
export function usePaymentLines({ project_id }: Conversation, messages: readonly ChatMessage[] = none): PaymentLines {
  const { userId } = useAccountStore()
  const isDone = useProject(project_id)?.document?.status === 'completed'
  const [isTyped, setTyped] = useState(false)
  const asked = useMemo(() => askedForMoney(isDone ? none : messages, userId), [isDone, messages, userId])
  const isOverField = isTyped && isOneScreen(messages)
  return {
    asked,
    isNoticed: !isOverField && !isLineNear('first', messages, asked),
    onTyped: isDone || isLineNear('last', messages, asked) ? undefined : setTyped,
  }
}
