import Pencil from 'lucide-react/icons/pencil'
import { useCallback, useState } from 'react'
import type { Project, Proposal } from '#domain/documents'
import { reopenableUntil } from '#domain/projects/project-life'
import { isShown, type Reference, referenceOf } from '#domain/projects/reference'
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
import { useIsAsked, wasAsked } from './asked-once'
import { ReferenceDialog } from './reference-dialog'
import { useReferenceDraft } from './reference-draft'
import { RemovedReference } from './removed-reference'
import { useIsCounted } from './use-is-counted'

const { question, own, reply, withdraw } = texts.reference

type Props = { project: Project; proposal: Proposal }

/** Asked for once, then offered while it can be written; shown with its reply. Product 129. */
export function OwnReference({ project, proposal }: Props) {
  const now = toTime(useNow())
  const had = referenceOf(proposal, project)
  const draft = useReferenceDraft(project.id, had)
  const isCounted = useIsCounted(project, proposal)
  const isAsked = useIsAsked(project.id)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => {
    setOpen(false)
    wasAsked()
  }, [])
  const until = reopenableUntil(project)
  if (isCounted === undefined || !draft.ready) return null
  if (had?.removed) return <RemovedReference title={own.title} reference={had} />
  const mayWrite = now <= until
  if (!had && !mayWrite) return null
  const action = draft.isBegun ? question.goOn : had ? own.change : question.action
  return (
    <Stack as="section" gap="s" aria-label={had ? own.title : question.action}>
      <Cluster justify="between" gap="xs">
        <Heading level={3}>{had ? own.title : question.title(proposal.provider_name)}</Heading>
        {draft.isBegun && mayWrite ? <DraftBadge /> : null}
      </Cluster>
      {had ? <SaidReference said={had} replyTitle={reply(proposal.provider_name)} /> : null}
      <Text size="s" tone="soft">
        {had ? placeOf(had, project, { now, isCounted }) : question.until(mediumDate(new Date(until)))}
      </Text>
      <Cluster gap="xs">
        {mayWrite ? (
          <Button isCompact icon={<Pencil size={18} />} onPress={() => setOpen(true)}>
            {action}
          </Button>
        ) : null}
        {had ? <Withdraw project={project} proposal={proposal} until={mayWrite ? until : ''} /> : null}
      </Cluster>
      {mayWrite && (isOpen || (isAsked && !had)) ? (
        <ReferenceDialog {...{ project, proposal, draft, isCounted }} isChange={had !== null} onClose={close} />
      ) : null}
    </Stack>
  )
}

function placeOf(reference: Reference, project: Project, { now, isCounted }: { now: string; isCounted: boolean }): string {
  if (!isCounted) return own.uncounted
  return isShown(reference, project, now) ? own.shown : own.appears(mediumDate(new Date(reference.shown_from)))
}

/** `until`: it can be written anew, '' for no more. Product 130. */
function Withdraw({ project, proposal, until }: Props & { until: string }) {
  const dispatch = useDispatch()
  const words = { ...own.withdraw, failed: withdraw.failed }
  const text = own.withdraw.text(proposal.provider_name)
  return (
    <ConfirmedCommand
      isCompact
      variant="quiet"
      words={words}
      isDestructive
      dispatch={() => dispatch('withdraw_reference', namedOf({ project, proposal }))}
    >
      {until ? `${text} ${own.withdraw.again(mediumDate(new Date(until)))}` : text}
    </ConfirmedCommand>
  )
}
