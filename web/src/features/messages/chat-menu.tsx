import Ban from 'lucide-react/icons/ban'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import { reportSubject } from '#domain/support-ticket'
import { texts } from '#texts'
import { BlockDialog } from '../../components/people/block-person'
import { useReport } from '../../components/people/use-report'
import { useDispatch } from '../../data/commands/use-dispatch'
import { useSilence } from '../../data/queries/silences'
import { IconButton } from '../../ui/forms/buttons/icon-button'
import { Menu } from '../../ui/overlays/menu'

const words = texts.messages

type Props = { conversationId: string; personId: string; name: string }

/** Mute, block, report. Product 22 and 93. */
export function ChatMenu({ conversationId, personId, name }: Props) {
  const dispatch = useDispatch()
  const report = useReport(reportSubject({ kind: 'conversation', id: conversationId }))
  const isMuted = useSilence(conversationId)?.document !== undefined
  const [isBlocking, setBlocking] = useState(false)
  const mute = () => void dispatch('mute_conversation', { conversation_id: conversationId, is_muted: !isMuted })
  return (
    <>
      <Menu
        label={words.more}
        trigger={<IconButton label={words.more} icon={<EllipsisVertical size={20} />} />}
        entries={[
          { id: 'mute', text: isMuted ? words.unmute : words.mute, icon: isMuted ? <Bell size={18} /> : <BellOff size={18} />, onAction: mute },
          { id: 'block', text: words.block.action(name), icon: <Ban size={18} />, onAction: () => setBlocking(true) },
          { id: 'report', text: texts.report.conversation, icon: <Flag size={18} />, onAction: report },
        ]}
      />
      <BlockDialog {...{ personId, conversationId, name }} isOpen={isBlocking} onClose={() => setBlocking(false)} />
    </>
  )
}
