import { links } from '#links'
import { texts } from '#texts'
import { refusalText } from '../../components/refusal-text'
import type { SettledUploads } from '../../data/store/account-store'
import type { Toast } from '../../ui/feedback/toasts'

/** What an answer for photos and avatars says. Photos that arrive are told by their project alone. Product 30 and 73. */
export function uploadToasts({ sent, refused }: SettledUploads): Toast[] {
  const taken: Toast[] = sent.some(isAvatar) ? [{ ...texts.settings.avatar.done, tone: 'ok' }] : []
  const [first] = refused
  if (!first) return taken
  const words = isAvatar(first) ? texts.settings.avatar.failed : texts.projects.newProject.uploadFailed
  return [...taken, { ...words(refusalText(first, Date.now())), tone: 'bad', action: { text: texts.sync.seeOutbox, href: links.outbox() } }]
}

const isAvatar = ({ record }: { record: string }): boolean => record.startsWith('users/')
