import Ban from 'lucide-react/icons/ban'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import Download from 'lucide-react/icons/download'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Flag from 'lucide-react/icons/flag'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import type { Conversation } from '#domain/documents'
import type { Contact } from '#domain/files/contact-file'
import { reportSubject } from '#domain/support-ticket'
import { texts } from '#texts'
import { trySaving } from '../../components/files/try-saving'
import { BlockDialog } from '../../components/people/block-person'
import { useReport } from '../../components/people/use-report'
import { useDispatch } from '../../data/commands/use-dispatch'
import { useSilence } from '../../data/queries/silences'
import { useAccountStore } from '../../data/store/account-store-context'
import { IconButton } from '../../ui/forms/buttons/icon-button'
import { Menu } from '../../ui/overlays/menu'

const words = texts.messages
const { files } = texts

type Props = { conversation: Conversation; personId: string; contact: Omit<Contact, 'note'> }

/** Contact and text, mute, block, report. Product 22, 93 and 94. */
export function ChatMenu({ conversation, personId, contact }: Props) {
  const { id: conversationId } = conversation
  const { name, phone } = contact
  const account = useAccountStore()
  const dispatch = useDispatch()
  const report = useReport(reportSubject({ kind: 'conversation', id: conversationId }))
  const isMuted = useSilence(conversationId)?.document !== undefined
  const [isBlocking, setBlocking] = useState(false)
  const mute = () => void dispatch('mute_conversation', { conversation_id: conversationId, is_muted: !isMuted })
  const saveContact = () =>
    void trySaving(async () => (await import('./save-contact')).saveContact({ ...contact, note: files.contact.note(conversation.project_title) }))
  const saveConversation = () => void trySaving(async () => (await import('./save-conversation')).saveConversation(account, conversation))
  return (
    <>
      <Menu
        label={words.more}
        trigger={<IconButton label={words.more} icon={<EllipsisVertical size={20} />} />}
        entries={[
          ...(phone ? [{ id: 'contact', text: files.contact.action, icon: <UserPlus size={18} />, onAction: saveContact }] : []),
          { id: 'mute', text: isMuted ? words.unmute : words.mute, icon: isMuted ? <Bell size={18} /> : <BellOff size={18} />, onAction: mute },
          { id: 'save', text: files.conversation.action, icon: <Download size={18} />, onAction: saveConversation },
          { id: 'block', text: words.block.action(name), icon: <Ban size={18} />, onAction: () => setBlocking(true) },
          { id: 'report', text: texts.report.conversation, icon: <Flag size={18} />, onAction: report },
        ]}
      />
      <BlockDialog {...{ personId, conversationId, name }} isOpen={isBlocking} onClose={() => setBlocking(false)} />
    </>
  )
}
