import { useNavigate } from 'react-router-dom'
import type { Proposal } from '#domain/documents'
import { conversationId } from '#domain/ids'
import { links } from '#links'
import { errorText, texts } from '#texts'
import { useDispatch } from '../../data/commands/use-dispatch'
import { useConversation } from '../../data/queries/conversations'
import { useAccountStore } from '../../data/store/account-store-context'
import { showToast } from '../../ui/feedback/toasts'

const words = texts.messages.start

/** The conversation with who proposed: one that exists is opened, else the owner starts it. Product 18. */
export function useTalk({ project_id, provider_id }: Proposal) {
  const { userId } = useAccountStore()
  const id = conversationId(project_id, userId, provider_id)
  const exists = useConversation(id)?.document !== undefined
  const dispatch = useDispatch()
  const navigate = useNavigate()

  async function start(): Promise<void> {
    const given = await dispatch('start_conversation', { project_id, provider_id })
    if (!given.ok) return void showToast({ ...words.failed(errorText(given.code)), tone: 'bad' })
    if (exists || !given.queued) showToast(words.exists)
    await navigate(links.conversation(id))
  }

  return { exists, start, href: links.conversation(id) }
}
