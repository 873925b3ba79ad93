import Ban from 'lucide-react/icons/ban'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import Download from 'lucide-react/icons/download'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Flag from 'lucide-react/icons/flag'
import MapPin from 'lucide-react/icons/map-pin'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import type { Conversation, Project } from '#domain/documents'
import type { Contact } from '#domain/files/contact-file'
import { reportSubject } from '#domain/support-ticket'
import { texts } from '#texts'
import { trySaving } from '../../components/files/try-saving'
import { BlockDialog } from '../../components/people/block-person'
import { SendAddress } from '../../components/people/send-address'
import { useReport } from '../../components/people/use-report'
import { useDispatch } from '../../data/commands/use-dispatch'
import { useSilence } from '../../data/queries/silences'
import { useAccountStore } from '../../data/store/account-store-context'
import { IconButton } from '../../ui/forms/buttons/icon-button'
import { Menu } from '../../ui/overlays/menu'

const words = texts.messages
const { files } = texts
const { address } = texts.afterAcceptance

type Props = {
  conversation: Conversation
  personId: string
  contact: Omit<Contact, 'note'>
  /** One's own project in progress, whose address may be sent here. */
  addressOf: Project | undefined
}

/** Address, contact and text, mute, block, report. Product 22, 93, 94 and 126. */
export function ChatMenu({ conversation, personId, contact, addressOf }: Props) {
  const { id: conversationId } = conversation
  const { name, phone } = contact
  const account = useAccountStore()
  const dispatch = useDispatch()
  const report = useReport(reportSubject({ kind: 'conversation', id: conversationId }))
  const isMuted = useSilence(conversationId)?.document !== undefined
  const [isBlocking, setBlocking] = useState(false)
  const [isSendingAddress, setSendingAddress] = useState(false)
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
          ...(addressOf ? [{ id: 'address', text: address.action, icon: <MapPin size={18} />, onAction: () => setSendingAddress(true) }] : []),
          ...(phone ? [{ id: 'contact', text: files.contact.action, icon: <UserPlus size={18} />, onAction: saveContact }] : []),
          { id: 'mute', text: isMuted ? words.unmute : words.mute, icon: isMuted ? <Bell size={18} /> : <BellOff size={18} />, onAction: mute },
          { id: 'save', text: files.conversation.action, icon: <Download size={18} />, onAction: saveConversation },
          { id: 'block', text: words.block.action(name), icon: <Ban size={18} />, onAction: () => setBlocking(true) },
          { id: 'report', text: texts.report.conversation, icon: <Flag size={18} />, onAction: report },
        ]}
      />
      {addressOf ? (
        <SendAddress
          isOpen={isSendingAddress}
          onClose={() => setSendingAddress(false)}
          project={addressOf}
          conversationId={conversationId}
          personId={personId}
          person={name}
        />
      ) : null}
      <BlockDialog {...{ personId, conversationId, name }} isOpen={isBlocking} onClose={() => setBlocking(false)} />
    </>
  )
}
