import Plus from 'lucide-react/icons/plus'
import { useCallback, useState } from 'react'
import { waitingChanges } from '#domain/projects/deal'
import { texts } from '#texts'
import { KeepFocus } from '../../../components/lists/keep-focus'
import * as css from '../../../components/projects/work/stage-facts.css'
import { DraftBadge } from '../../../components/status-badges'
import { useLateDialog } from '../../../components/use-optional-part'
import { useDraftNames } from '../../../data/drafts/use-drafts-here'
import { draftNames } from '../../../data/kept-drafts/draft-names'
import { useWaitingParts } from '../../../data/queries/waiting-parts'
import { Heading } from '../../../ui/content/text/heading'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { Cluster, Stack } from '../../../ui/layout/stack'
import { ChangeRow } from './change-row'
import * as own from './changes-part.css'
import type { Worked } from './worked'

const words = texts.work.changes
const loadDialog = async () => (await import('./change-dialog')).ChangeDialog

/** Waiting changes first, answered ones folded below. Product 122. */
export function ChangesPart(work: Worked) {
  const { project, proposal, deal } = work
  const waitingParts = useWaitingParts(proposal.id)
  const waiting = waitingChanges(deal)
  const answered = deal.changes.filter(({ answer }) => answer !== '')
  const rows = (changes: typeof waiting) => (
    <ul className={css.list}>
      {changes.map((change) => (
        <ChangeRow key={change.id} {...work} change={change} waiting={waitingParts.has(change.id)} />
      ))}
    </ul>
  )
  const isInProgress = project.status === 'in_progress'
  if (deal.changes.length === 0 && !isInProgress) return null
  return (
    <KeepFocus when={String(waiting.length)}>
      <Stack gap="xs">
        {deal.changes.length > 0 ? (
          <Stack as="section" gap="xs" aria-label={words.title}>
            <Heading level={3}>{words.title}</Heading>
            {waiting.length > 0 && isInProgress ? <Text size="s">{words.notYet}</Text> : null}
            {waiting.length > 0 ? rows(waiting) : null}
            {answered.length > 0 ? (
              <details>
                <summary className={own.summary}>{words.answered(answered.length)}</summary>
                {rows(answered.toReversed())}
              </details>
            ) : null}
          </Stack>
        ) : null}
        {/* In one place also before the first change, which leads the focus back to it. */}
        {isInProgress ? <ProposeChange {...work} /> : null}
      </Stack>
    </KeepFocus>
  )
}

function ProposeChange(work: Worked) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const Dialog = useLateDialog(loadDialog, isOpen, close)
  const isDrafted = useDraftNames().has(draftNames.change(work.project.id))
  return (
    <Cluster gap="xs">
      <Button isCompact icon={<Plus size={18} />} onPress={() => setOpen(true)}>
        {words.propose}
      </Button>
      {isDrafted ? <DraftBadge /> : null}
      {isOpen && Dialog ? <Dialog {...work} onClose={close} /> : null}
    </Cluster>
  )
}
