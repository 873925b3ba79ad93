import { useId } from 'react'
import type { Project, Proposal } from '#domain/documents'
import { MOST_REFERENCE } from '#domain/projects/reference'
import { written } from '#domain/values/written-text'
import { texts } from '#texts'
import { atMost } from '../../../components/fields/at-most'
import { DraftNote, DraftTrouble } from '../../../components/fields/draft-note'
import { QuotaNote } from '../../../components/fields/quota-note'
import { FormDialog } from '../../../components/form-dialog'
import { pressFailureText } from '../../../components/stored-or-told'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { Text } from '../../../ui/content/text/text'
import { TextArea } from '../../../ui/forms/text-area'
import { type Answer, useForm } from '../../../ui/forms/use-form'
import { namedOf } from '../work/worked'
import type { ReplyDraft } from './reply-draft'

const { received: words, answer } = texts.reference

type Props = { project: Project; proposal: Proposal; draft: ReplyDraft; onClose: () => void }

/** Typed words stay when it is closed. Product 38 and 129. */
export function ReplyDialog({ project, proposal, draft, onClose }: Props) {
  const id = useId()
  const dispatch = useDispatch()
  const form = useForm({ id, typed: draft, check, send })

  async function send({ reply }: { reply: string }, { refuse }: Answer<'reply'>) {
    const given = await draft.dispatching((command) =>
      dispatch('answer_reference', { ...namedOf({ project, proposal }), reply: written(reply) }, command),
    )
    if (!given.ok) return refuse(pressFailureText(given.code))
    await draft.discard()
    onClose()
  }

  return (
    <FormDialog
      id={id}
      form={form}
      onClose={onClose}
      title={answer.text}
      submit={words.send}
      pending={texts.actions.sending}
      failed={answer.failed('').title}
      above={
        <>
          <Text tone="soft">{words.answerWhere}</Text>
          <QuotaNote quota="references" />
        </>
      }
    >
      <TextArea
        {...form.bind('reply')}
        label={answer.text}
        {...atMost(MOST_REFERENCE)}
        counter={texts.projects.newProject.counter}
        isShort
        autoFocus
      />
      <DraftNote draft={draft} />
      <DraftTrouble trouble={draft.trouble} />
    </FormDialog>
  )
}

function check({ reply }: { reply: string }) {
  const { length } = written(reply)
  return { reply: length === 0 ? words.missing : length > MOST_REFERENCE ? texts.errors.fields.too_long : undefined }
}
