import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { closeSupport, openSupport, useSupportDoor } from '../../components/support-door'
import { useReturnedMessages, useTickets } from '../../data/queries/support'
import { VisuallyHidden } from '../../ui/content/visually-hidden'
import { useReadReplies } from './read-replies'
import { SupportLauncher } from './support-launcher'
import { SupportPanel } from './support-panel'

/** The support chat of the signed-in person: a round button in the corner, and what it opens. Product 66: not in the administrators' area. */
export function SupportCorner() {
  const { pathname } = useLocation()
  return pathname.startsWith(links.admin()) ? null : <Corner />
}

function Corner() {
  const { isOpen, subject, openings, openedFrom } = useSupportDoor()
  const tickets = useTickets()
  const returned = useReturnedMessages()
  useReadReplies(tickets)
  const launcher = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const unread = (tickets ?? []).reduce((sum, ticket) => sum + ticket.unread, 0)

  // The control that had focus before the chat was opened.
  const wasOpen = useRef(false)
  useEffect(() => {
    const isLeft = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isLeft) return
    const back = openedFrom instanceof HTMLElement && openedFrom !== document.body && openedFrom.checkVisibility() ? openedFrom : launcher.current
    back?.focus()
  }, [isOpen, openedFrom])

  return (
    <>
      <SupportLauncher
        ref={launcher}
        unread={unread}
        hasReturned={returned.length > 0}
        isOpen={isOpen}
        panelId={panelId}
        onPress={() => openSupport()}
      />
      <VisuallyHidden>
        <span role="status">{unread > 0 && !isOpen ? texts.supportChat.newReply : null}</span>
      </VisuallyHidden>
      {isOpen && tickets ? <SupportPanel key={openings} {...{ id: panelId, subject, tickets, returned, onClose: closeSupport }} /> : null}
    </>
  )
}
