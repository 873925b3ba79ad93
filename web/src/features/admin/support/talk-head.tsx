import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { useLocation } from 'react-router-dom'
import { adminLinks } from '#admin-links'
import { reportedIn } from '#domain/support-ticket'
import { texts } from '#texts'
import { ticketSubject } from '../../../components/ticket-subject'
import type { AdminTalk } from '../../../data/remote/admin-tables'
import { Heading } from '../../../ui/content/text/heading'
import { TextLink } from '../../../ui/content/text/text-link'
import { Button } from '../../../ui/forms/buttons/button'
import { ProjectLink } from '../project-link'
import { RemoveReference } from '../tables/remove-reference'
import { ReportBadge } from './report-badge'
import { setTicketStatus } from './set-ticket-status'
import * as css from './support-page.css'

const words = texts.adminPages.support

type TalkHeadProps = Pick<AdminTalk, 'ticket' | 'reported'> & { onChanged: () => void }

/** With its person, subject, and status. */
export function TalkHead({ ticket, reported, onChanged }: TalkHeadProps) {
  const { id, client_id, client_name, subject, reported_name, status } = ticket
  const [isPending, setPending] = useState(false)
  const { search } = useLocation()

  async function change(): Promise<void> {
    setPending(true)
    const isChanged = await setTicketStatus(id, status === 'open' ? 'closed' : 'open')
    setPending(false)
    if (isChanged) onChanged()
  }

  return (
    <div className={css.talkHead}>
      <span className={css.back}>
        <Link href={adminLinks.support() + search} aria-label={words.back} className={css.backLink}>
          <ArrowLeft size={24} />
        </Link>
      </span>
      <div className={css.talkWords}>
        <Heading level={1} size="card">
          <Link href={adminLinks.user(client_id)}>{client_name || words.nameless}</Link>
        </Heading>
        <span className={css.wholeSubject}>{ticketSubject(subject, reported_name)}</span>
        {reportedIn(subject) ? <Report ticket={ticket} reported={reported} onChanged={onChanged} /> : null}
      </div>
      <Button isCompact onPress={() => void change()} isPending={isPending} pendingLabel={words.changing}>
        {status === 'open' ? words.close : words.reopen}
      </Button>
    </div>
  )
}

/** Why and whom, and how many others have. Product 118. */
const Report = ({ ticket: { reason, reporters }, reported, onChanged }: TalkHeadProps) => (
  <>
    <Reported reported={reported} onChanged={onChanged} />
    {reason || reporters > 0 ? (
      <span className={css.report}>
        <ReportBadge reason={reason} />
        {reporters > 0 ? words.report.reporters(reporters) : null}
      </span>
    ) : null}
  </>
)

/** Product 91 and 130. */
function Reported({ reported, onChanged }: Pick<TalkHeadProps, 'reported' | 'onChanged'>) {
  if (reported.length === 0) return <span className={css.wholeSubject}>{words.reportedGone}</span>
  return (
    <span className={css.reported}>
      {reported.map(({ kind, id, name }) =>
        kind === 'project' ? (
          <ProjectLink key={id} id={id} title={name} />
        ) : kind === 'reference' || kind === 'reply' ? (
          <span key={kind} className={css.report}>
            {kind === 'reply' ? words.referenceReply(name) : words.reference(name)}
            <RemoveReference id={id} part={kind} text={name} onRemoved={onChanged} />
          </span>
        ) : (
          <TextLink key={id} isAlone href={adminLinks.user(id)}>
            {name || words.nameless}
          </TextLink>
        ),
      )}
    </span>
  )
}
