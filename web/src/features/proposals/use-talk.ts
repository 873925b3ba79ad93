import { useNavigate } from 'react-router-dom'
import type { Proposal } from '#domain/documents'
import { conversationId } from '#domain/ids'
import { errorText, texts } from '#texts'
import { useAccount } from '../../data/account-context'
import { useConversation } from '../../data/queries/conversations'
import { useGive } from '../../data/use-give'
import { links } from '../../links'
import { showToast } from '../../ui/toasts'

const words = texts.messages.start

/** The conversation with who proposed: one that exists is opened, else the owner starts it. Product 18. */
export function useTalk({ project_id, provider_id }: Proposal) {
  const { userId } = useAccount()
  const id = conversationId(project_id, userId, provider_id)
  const exists = useConversation(id)?.document !== undefined
  const give = useGive()
  const navigate = useNavigate()

  async function start(): Promise<void> {
    const given = await give('start_conversation', { project_id, provider_id })
    if (!given.ok) return void showToast({ ...words.failed(errorText(given.code)), tone: 'bad' })
    if (exists || !given.queued) showToast(words.exists)
    await navigate(links.conversation(id))
  }

  return { exists, start, href: links.conversation(id) }
}
