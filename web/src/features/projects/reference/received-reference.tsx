import MessageSquare from 'lucide-react/icons/message-square'
import { useCallback, useState } from 'react'
import type { Project, Proposal } from '#domain/documents'
import { isShown, mayChangeReply, type Reference, referenceOf } from '#domain/projects/reference'
import { toTime } from '#domain/values/clock'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../../components/commands/confirmed-command'
import { SaidReference } from '../../../components/projects/reference/said-reference'
import { DraftBadge } from '../../../components/status-badges'
import { mediumDate } from '../../../components/times/times'
import { useNow } from '../../../components/times/use-now'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { Heading } from '../../../ui/content/text/heading'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { Cluster, Stack } from '../../../ui/layout/stack'
import { namedOf } from '../work/worked'
import { RemovedReference, RemovedText } from './removed-reference'
import { ReplyDialog } from './reply-dialog'
import { useReplyDraft } from './reply-draft'
import { useIsCounted } from './use-is-counted'

const { received: words, own, question, answer, withdraw } = texts.reference

/** The owner's words, and the one reply to them. Product 129. */
export function ReceivedReference({ project, proposal }: { project: Project; proposal: Proposal }) {
  const reference = referenceOf(proposal, project)
  const isCounted = useIsCounted(project, proposal)
  if (!reference || isCounted === undefined) return null
  const title = words.title(project.client_name)
  return reference.removed ? (
    <RemovedReference title={title} reference={reference} />
  ) : (
    <Answerable {...{ project, proposal, reference, isCounted, title }} />
  )
}

type Props = { project: Project; proposal: Proposal; reference: Reference; isCounted: boolean; title: string }

function Answerable({ project, proposal, reference, isCounted, title }: Props) {
  const now = toTime(useNow())
  const draft = useReplyDraft(project.id, reference.reply)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const isThere = isShown(reference, project, now)
  const mayAnswer = isThere && mayChangeReply(reference, now)
  const place = isThere ? words.shown : words.appears(mediumDate(new Date(reference.shown_from)))
  return (
    <Stack as="section" gap="s" aria-label={title}>
      <Cluster justify="between" gap="xs">
        <Heading level={3}>{title}</Heading>
        {draft.isBegun && mayAnswer ? <DraftBadge /> : null}
      </Cluster>
      <SaidReference said={reference} replyTitle={answer.text} />
      {reference.reply_removed ? <RemovedText text={words.removed} reason={reference.reply_removed} /> : null}
      <Text size="s" tone="soft">
        {isCounted ? place : own.uncounted}
      </Text>
      <Cluster gap="xs">
        {mayAnswer && draft.ready ? (
          <Button isCompact icon={<MessageSquare size={18} />} onPress={() => setOpen(true)}>
            {draft.isBegun ? question.goOn : reference.reply ? words.change : words.answer}
          </Button>
        ) : null}
        {reference.reply ? <Withdraw project={project} proposal={proposal} /> : null}
      </Cluster>
      {isOpen && mayAnswer ? <ReplyDialog project={project} proposal={proposal} draft={draft} onClose={close} /> : null}
    </Stack>
  )
}

/** Product 130. */
function Withdraw({ project, proposal }: { project: Project; proposal: Proposal }) {
  const dispatch = useDispatch()
  return (
    <ConfirmedCommand
      isCompact
      variant="quiet"
      words={{ ...words.withdraw, failed: withdraw.failed }}
      isDestructive
      dispatch={() => dispatch('withdraw_reference', namedOf({ project, proposal }))}
    >
      {words.withdraw.text}
    </ConfirmedCommand>
  )
}
