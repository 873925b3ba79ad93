import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { adminLinks } from '#admin-links'
import { texts } from '#texts'
import type { AdminTalk } from '../../../data/remote/admin-tables'
import { useAdminTalk } from '../../../data/remote/admin-talk'
import { useStayAtEnd } from '../../../ui/chat/use-stay-at-end'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Button } from '../../../ui/forms/buttons/button'
import { LinkButton } from '../../../ui/forms/buttons/link-button'
import { LiveState } from '../live-state'
import { Composer } from './composer'
import { Evidence } from './evidence'
import * as css from './support-page.css'
import { TalkHead } from './talk-head'
import { shortTime } from './talk-times'

const words = texts.adminPages.support

/** `onDone`: closed, on to the next one. */
type Props = { ticketId: string; onAct: () => void; onDone: () => void }

export function Talk({ ticketId, onAct, onDone }: Props) {
  const live = useAdminTalk(ticketId)
  const { code, refresh, earlier, isLoadingEarlier } = live
  const acted = useCallback(() => {
    refresh()
    onAct()
  }, [refresh, onAct])
  if (code === 'not_found') return <Missing />
  return (
    <LiveState live={live} words={{ loading: words.loading, failed: words.talkFailed }} noticeClass={css.notice}>
      {({ ticket, messages, reported, has_earlier }) => (
        <>
          <TalkHead ticket={ticket} reported={reported} onChanged={acted} />
          {ticket.enclosed > 0 ? <Evidence ticketId={ticketId} enclosed={ticket.enclosed} /> : null}
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
          <Composer ticketId={ticketId} isOpen={ticket.status === 'open'} onSent={acted} onDone={onDone} />
        </>
      )}
    </LiveState>
  )
}

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
        {messages.map(({ id, content: text, created_at, is_support, author }) => (
          <article key={id} className={is_support ? css.mine : css.theirs}>
            {text}
            <span className={css.foot}>{[is_support ? words.support : words.client, author, shortTime(created_at)].filter(Boolean).join(' · ')}</span>
          </article>
        ))}
      </div>
    </section>
  )
}

/** While earlier messages are added above. */
function useStayAtPlace(scroller: RefObject<HTMLElement | null>, oldest: string | undefined): void {
  const before = useRef({ oldest, height: 0 })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    if (before.current.oldest !== oldest) box.scrollTop += box.scrollHeight - before.current.height
    before.current = { oldest, height: box.scrollHeight }
  })
}

const Missing = () => (
  <div className={css.middle}>
    <EmptyState level={1} title={words.notFound} action={<LinkButton href={adminLinks.support()}>{words.back}</LinkButton>} />
  </div>
)
