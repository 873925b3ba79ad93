import { errorText, texts } from '#texts'
import { act } from '../../../data/remote/admin-request'
import { showToast } from '../../../ui/feedback/toasts'

/** A failure makes a toast. */
export async function setTicketStatus(ticketId: string, status: 'open' | 'closed'): Promise<boolean> {
  const answer = await act({ method: 'PATCH', path: `/api/admin/support/${ticketId}`, body: { status } })
  if (!answer.ok) showToast({ title: texts.adminPages.support.changeFailed, description: errorText(answer.code), tone: 'bad' })
  return answer.ok
}
