import { useId } from 'react'
import * as v from 'valibot'
import { openPoint } from '#domain/commands/complete-project'
import type { Project } from '#domain/documents'
import { MOST_OPEN_POINTS } from '#domain/projects/deal'
import { writtenLine } from '#domain/values/written-text'
import { texts } from '#texts'
import { DraftTrouble } from '../../../components/fields/draft-note'
import { FormDialog } from '../../../components/form-dialog'
import { pressFailureText } from '../../../components/stored-or-told'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { useDraft } from '../../../data/drafts/drafts'
import { draftNames } from '../../../data/kept-drafts/draft-names'
import { Text } from '../../../ui/content/text/text'
import { TextArea } from '../../../ui/forms/text-area'
import { type Answer, useForm } from '../../../ui/forms/use-form'
import { askOnce } from '../reference/asked-once'

const words = texts.projects.complete

type Values = { points: string }

const empty: Values = { points: '' }
const isValues = (kept: unknown): kept is Values => v.is(v.object({ points: v.string() }), kept)

type Props = { project: Project; provider: string; isReceiving: boolean; onClose: () => void }

/** Completes the project; a line each says what its owner still expects. Product 15, 38 and 123. */
export function CompleteDialog({ project, provider, isReceiving, onClose }: Props) {
  const id = useId()
  const dispatch = useDispatch()
  const draft = useDraft(draftNames.completion(project.id), empty, isValues)
  const form = useForm({ id, typed: draft, check: ({ points }: Values) => ({ points: problemOf(linesOf(points)) }), send })
  const isWithPoints = linesOf(form.values.points).length > 0

  async function send({ points }: Values, { refuse }: Answer<keyof Values>) {
    const { accepted_proposal_id: proposal_id, accepted_at } = project
    const open_points = linesOf(points)
    const dispatched = await draft.dispatching((command) =>
      dispatch('complete_project', { project_id: project.id, proposal_id, accepted_at, ...(open_points.length > 0 && { open_points }) }, command),
    )
    if (!dispatched.ok) return refuse(pressFailureText(dispatched.code))
    askOnce(project.id)
    await draft.discard()
    onClose()
  }

  return (
    <FormDialog
      width="s"
      id={id}
      form={form}
      onClose={onClose}
      title={isReceiving ? words.receiveTitle : words.title}
      submit={isWithPoints ? words.withPoints : isReceiving ? words.confirmReceived : words.confirm}
      failed={words.failed('').title}
      above={<Text>{words.text(provider)}</Text>}
    >
      <TextArea {...form.bind('points')} label={words.points} optional={texts.projects.newProject.optional} hint={words.pointsHint} isShort />
      <DraftTrouble trouble={draft.trouble} />
    </FormDialog>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(writtenLine)
    .filter((line) => line !== '')

function problemOf(lines: readonly string[]): string | undefined {
  const long = lines.find((line) => !v.safeParse(openPoint, line).success)
  if (long !== undefined) return words.pointTooLong(long.slice(0, 20))
  return lines.length > MOST_OPEN_POINTS ? words.tooManyPoints(lines.length) : undefined
}
