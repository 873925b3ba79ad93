import { errorText, texts } from '#texts'
import type { SettledUploads } from '../data/account'
import { links } from '../links'
import type { Toast } from '../ui/toasts'

/** What an answer for photos and avatars says. Photos that arrive are told by their project alone. Specification 8, product 30. */
export function uploadToasts({ sent, refused }: SettledUploads): Toast[] {
  const taken: Toast[] = sent.some(isAvatar) ? [{ ...texts.settings.avatar.done, tone: 'ok' }] : []
  const [first] = refused
  if (!first) return taken
  const words = isAvatar(first) ? texts.settings.avatar.failed : texts.projects.newProject.uploadFailed
  return [...taken, { ...words(errorText(first.code)), tone: 'bad', action: { text: texts.sync.seeOutbox, href: links.outbox() } }]
}

const isAvatar = ({ record }: { record: string }): boolean => record.startsWith('users/')
