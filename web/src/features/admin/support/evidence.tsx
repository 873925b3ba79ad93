import { useState } from 'react'
import { errorText, texts } from '#texts'
import { type Evidence as Enclosed, lookAtEvidence } from '../../../data/remote/admin-evidence'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import * as css from './evidence.css'
import { shortTime } from './talk-times'

const words = texts.adminPages.support

/** Enclosed messages, once they are asked for. Product 118. */
export function Evidence({ ticketId, enclosed }: { ticketId: string; enclosed: number }) {
  const [messages, setMessages] = useState<Enclosed['messages'] | null>(null)
  const [isPending, setPending] = useState(false)

  async function look(): Promise<void> {
    setPending(true)
    const answer = await lookAtEvidence(ticketId)
    setPending(false)
    if (answer.ok) setMessages(answer.value.messages)
    else showToast({ title: words.report.failed, description: errorText(answer.code), tone: 'bad' })
  }

  if (!messages) {
    return (
      <div className={css.action}>
        <Button isCompact onPress={() => void look()} isPending={isPending} pendingLabel={words.loading}>
          {words.report.see(enclosed)}
        </Button>
      </div>
    )
  }
  return (
    <section className={css.evidence} aria-label={words.report.enclosed}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <ul className={css.messages} tabIndex={0}>
        {messages.map((message) =>
          message.is_gap ? (
            <li key={message.id} className={css.gap}>
              {words.report.gap}
            </li>
          ) : (
            <EnclosedMessage key={message.id} message={message} />
          ),
        )}
      </ul>
      <div className={css.action}>
        <Button isCompact onPress={() => setMessages(null)}>
          {words.report.hide}
        </Button>
      </div>
    </section>
  )
}

function EnclosedMessage({ message: { content, created_at, is_reporter, author } }: { message: Enclosed['messages'][number] }) {
  return (
    <li className={is_reporter ? css.reporter : css.reported}>
      <span className={css.author}>
        {`${author || words.nameless} (${is_reporter ? words.report.reporter : words.report.reported}) · ${shortTime(created_at)}`}
      </span>
      {content}
    </li>
  )
}
