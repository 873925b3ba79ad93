import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { useLocation } from 'react-router-dom'
import { adminLinks } from '#admin-links'
import { errorText, texts } from '#texts'
import { typedOver } from '../../../chat/typed-text'
import { NeedsConnection } from '../../../components/needs-connection'
import { usePageVisible } from '../../../data/queries/use-page-visible'
import { act } from '../../../data/remote/admin-request'
import type { AdminTalk } from '../../../data/remote/admin-tables'
import { useAdminTalk } from '../../../data/remote/admin-talk'
import { ChatComposer } from '../../../ui/chat/chat-composer'
import { useStayAtEnd } from '../../../ui/chat/use-stay-at-end'
import { Heading } from '../../../ui/content/text/heading'
import { TextLink } from '../../../ui/content/text/text-link'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { LinkButton } from '../../../ui/forms/buttons/link-button'
import { LiveState } from '../live-state'
import { ProjectLink } from '../project-link'
import * as css from './support-page.css'
import { shortTime } from './talk-times'
import { useReply } from './use-reply'

const words = texts.adminPages.support

type Props = { ticketId: string; onAct: () => void }

/** Messages of one ticket, live, and the reply to them. */
export function Talk({ ticketId, onAct }: Props) {
  const live = useAdminTalk(ticketId)
  const { value, code, refresh, earlier, isLoadingEarlier } = live
  const acted = useCallback(() => {
    refresh()
    onAct()
  }, [refresh, onAct])
  useReadMark(ticketId, value, onAct)
  if (code === 'not_found') return <Missing />
  return (
    <LiveState live={live} words={{ loading: words.loading, failed: words.talkFailed }} noticeClass={css.notice}>
      {({ ticket, messages, reported, has_earlier }) => (
        <>
          <TalkHead ticket={ticket} reported={reported} onChanged={acted} />
          <Log
            messages={messages}
            head={
              has_earlier ? (
                <Button isCompact onPress={earlier} isPending={isLoadingEarlier} pendingLabel={words.loading}>
                  {words.earlier}
                </Button>
              ) : null
            }
          />
          <Composer ticketId={ticketId} onSent={acted} />
        </>
      )}
    </LiveState>
  )
}

/** Marks visible messages as read, for every administrator. */
function useReadMark(ticketId: string, talk: AdminTalk | undefined, onRead: () => void): void {
  const isSeen = usePageVisible()
  const upTo = isSeen && talk?.ticket.is_unread ? (talk.messages.at(-1)?.created_at ?? '') : ''
  useEffect(() => {
    if (upTo === '') return
    void act({ method: 'POST', path: `/api/admin/support/${ticketId}/read`, body: { up_to: upTo } }).then((answer) => answer.ok && onRead())
  }, [ticketId, upTo, onRead])
}

type TalkHeadProps = Pick<AdminTalk, 'ticket' | 'reported'> & { onChanged: () => void }

function TalkHead({ ticket: { id, client_id, client_name, subject, status }, reported, onChanged }: TalkHeadProps) {
  const [isPending, setPending] = useState(false)
  const { search } = useLocation()

  async function change(): Promise<void> {
    setPending(true)
    const answer = await act({ method: 'PATCH', path: `/api/admin/support/${id}`, body: { status: status === 'open' ? 'closed' : 'open' } })
    setPending(false)
    if (!answer.ok) return void showToast({ title: words.changeFailed, description: errorText(answer.code), tone: 'bad' })
    onChanged()
  }

  return (
    <div className={css.talkHead}>
      <span className={css.back}>
        <Link href={adminLinks.support() + search} aria-label={words.back}>
          <ArrowLeft size={24} />
        </Link>
      </span>
      <div className={css.talkWords}>
        <Heading level={1} size="card">
          <Link href={adminLinks.user(client_id)}>{client_name || words.nameless}</Link>
        </Heading>
        <span className={css.wholeSubject}>{subject}</span>
        {isReport(subject) ? <Reported reported={reported} /> : null}
      </div>
      <Button isCompact onPress={() => void change()} isPending={isPending} pendingLabel={words.changing}>
        {status === 'open' ? words.close : words.reopen}
      </Button>
    </div>
  )
}

/** Leads to what a person has reported. Product 91. */
function Reported({ reported }: Pick<AdminTalk, 'reported'>) {
  if (reported.length === 0) return <span className={css.wholeSubject}>{words.reportedGone}</span>
  return (
    <span className={css.reported}>
      {reported.map(({ kind, id, name }) =>
        kind === 'project' ? (
          <ProjectLink key={id} id={id} title={name} />
        ) : (
          <TextLink key={id} isAlone href={adminLinks.user(id)}>
            {name || words.nameless}
          </TextLink>
        ),
      )}
    </span>
  )
}

/** Its subject ends with the id of what it is about. */
const isReport = (subject: string): boolean => / · [a-z0-9]{15}$/.test(subject)

function Log({ messages, head }: { messages: AdminTalk['messages']; head: ReactNode }) {
  const scroller = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [oldest] = messages
  useStayAtPlace(scroller, oldest?.id)
  useStayAtEnd({ scroller, content, isWanted: true, startsAtEnd: true, toEnd: Date.parse(messages.at(-1)?.created_at ?? '') })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
    <section ref={scroller} className={css.log} tabIndex={0} aria-label={words.messages}>
      {head ? <div className={css.earlier}>{head}</div> : null}
      <div ref={content} role="log" aria-label={words.messages} className={css.messages}>
        {messages.map(({ id, content: text, created_at, is_support }) => (
          <article key={id} className={is_support ? css.mine : css.theirs}>
            {text}
            <span className={css.foot}>
              {is_support ? words.support : words.client} · {shortTime(created_at)}
            </span>
          </article>
        ))}
      </div>
    </section>
  )
}

/** Keeps the messages in sight in place while earlier ones are added above. */
function useStayAtPlace(scroller: RefObject<HTMLElement | null>, oldest: string | undefined): void {
  const before = useRef({ oldest, height: 0 })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    if (before.current.oldest !== oldest) box.scrollTop += box.scrollHeight - before.current.height
    before.current = { oldest, height: box.scrollHeight }
  })
}

/** A composer whose text stays until the server has it, also after leaving the ticket. */
function Composer({ ticketId, onSent }: { ticketId: string; onSent: () => void }) {
  const { text, setText, isTooLong, isSending, failure, send } = useReply(ticketId, onSent)
  return (
    <div>
      <div className={css.notice}>
        <NeedsConnection />
      </div>
      <p role="status" className={failure || isTooLong ? css.failed : undefined}>
        {isTooLong ? words.tooLong : failure ? notSentText(failure) : null}
      </p>
      <ChatComposer
        label={words.reply}
        placeholder={words.placeholder}
        sendLabel={words.send}
        value={text}
        onChange={(next) => setText((typed) => typedOver(typed, text, next))}
        onSend={() => void send()}
        isSendDisabled={text.trim() === '' || isTooLong || isSending}
      />
    </div>
  )
}

/** Without a connection the line above says why. */
const notSentText = (code: string): string => (code === 'offline' ? words.notSent : `${words.notSent} ${errorText(code)}`)

const Missing = () => (
  <div className={css.middle}>
    <EmptyState level={1} title={words.notFound} action={<LinkButton href={adminLinks.support()}>{words.back}</LinkButton>} />
  </div>
)
