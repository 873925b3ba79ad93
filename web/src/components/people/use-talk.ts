import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '#domain/documents'
import { conversationId } from '#domain/ids'
import { links } from '#links'
import { errorText, texts } from '#texts'
import { useDispatch } from '../../data/commands/use-dispatch'
import { useConversation } from '../../data/queries/conversations'
import { useAccountStore } from '../../data/store/account-store-context'
import { showToast } from '../../ui/feedback/toasts'

const words = texts.messages.start

type Pair = {
  project_id: string
  provider_id: string
  /** A card that only the server had shown. */
  profile?: Profile
}

/** Opens the conversation, or starts it. Product 18 and 52. */
export function useTalk({ project_id, provider_id, profile }: Pair) {
  const { userId } = useAccountStore()
  const id = conversationId(project_id, userId, provider_id)
  const exists = useConversation(id)?.document !== undefined
  const dispatch = useDispatch(profile ? { profile } : undefined)
  const navigate = useNavigate()

  /** A double tap's second half would find the conversation that the first has made. */
  const isStarting = useRef(false)

  async function start(): Promise<boolean> {
    if (isStarting.current) return true
    isStarting.current = true
    const isThere = await open()
    isStarting.current = false
    return isThere
  }

  async function open(): Promise<boolean> {
    const result = await dispatch('start_conversation', { project_id, provider_id })
    if (!result.ok) {
      showToast({ ...words.failed(errorText(result.code)), tone: 'bad' })
      return false
    }
    if (exists || !result.queued) showToast(words.exists)
    await navigate(links.conversation(id))
    return true
  }

  return { exists, start }
}
