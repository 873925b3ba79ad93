import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { texts } from '#texts'
import { ticketSubject } from '../../components/ticket-subject'
import type { OutboxRow } from '../../data/queries/outbox'
import { type TicketView, useReportedNames } from '../../data/queries/support'
import { Heading } from '../../ui/content/text/heading'
import { CountBadge } from '../../ui/feedback/count-badge'
import { StatusBadge } from '../../ui/feedback/status-badge'
import { IconButton } from '../../ui/forms/buttons/icon-button'
import { isComposing } from '../../ui/is-composing'
import { Menu } from '../../ui/overlays/menu'
import { useBackCloses } from '../../ui/overlays/use-back-closes'
import { SupportChat } from './support-chat'
import * as css from './support-panel.css'
import { firstSubject, type Thread, threadsOf } from './support-threads'

const words = texts.supportChat

type Props = {
  id: string
  /** null: the last open conversation. */
  subject: string | null
  /** An own ticket, '' for none. */
  ticket: string
  tickets: readonly TicketView[]
  returned: readonly OutboxRow[]
  onClose: () => void
}

/** Not modal. Escape closes it. */
export function SupportPanel({ id, subject, ticket: asked, tickets, returned, onClose }: Props) {
  // Once: an answer elsewhere must not move what is typed.
  const [open, setOpen] = useState(
    () => subject ?? tickets.find(({ ticket }) => ticket.id === asked)?.ticket.subject ?? firstSubject(tickets, returned),
  )
  const threads = threadsOf(tickets, open)
  const thread = threads.find((one) => one.subject === open) ?? { subject: open, view: undefined }
  const status = thread.view?.ticket.status
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)

  // A phone's keyboard would hide the messages.
  useEffect(() => {
    const field = matchMedia('(pointer: coarse)').matches ? null : panel.current?.querySelector('textarea')
    const target = field ?? panel.current
    target?.focus()
  }, [])

  useBackCloses(true, onClose)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    event.stopPropagation()
    onClose()
  }
  return (
    <section ref={panel} id={id} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={css.panel} onKeyDown={onKeyDown}>
      <div className={css.head}>
        <Heading level={2} size="card" id={titleId}>
          {words.title}
        </Heading>
        {status ? <StatusBadge tone={status === 'open' ? 'ok' : 'neutral'}>{words.status[status]}</StatusBadge> : null}
        <span className={css.close}>
          <IconButton label={words.close} icon={<X size={22} />} onPress={onClose} />
        </span>
      </div>
      {threads.length > 1 ? <SubjectMenu threads={threads} open={open} onChoose={setOpen} /> : null}
      <SupportChat key={open} {...{ thread, tickets, returned }} />
    </section>
  )
}

type SubjectMenuProps = { threads: readonly Thread[]; open: string; onChoose: (subject: string) => void }

/** The open conversation, and the others. */
function SubjectMenu({ threads, open, onChoose }: SubjectMenuProps) {
  const others = threads.filter(({ subject }) => subject !== open)
  const unread = others.reduce((sum, { view }) => sum + (view?.unread ?? 0), 0)
  const names = useReportedNames(threads.map(({ subject }) => subject))
  const nameOf = (subject: string) => ticketSubject(subject, names.get(subject) ?? '')
  const name = nameOf(open)
  return (
    <Menu
      label={words.subject}
      placement="bottom start"
      trigger={
        <Button className={css.subject} aria-label={words.subjectOpen(name, unread)}>
          <span className={css.subjectName}>{name}</span>
          <CountBadge count={unread} place="inline" />
          <ChevronDown size={18} />
        </Button>
      }
      entries={others.map(({ subject, view }) => ({
        id: subject,
        text: words.subjectChoice(nameOf(subject), view?.unread ?? 0),
        onAction: () => onChoose(subject),
      }))}
    />
  )
}
