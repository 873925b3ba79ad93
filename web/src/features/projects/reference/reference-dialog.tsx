import { useId } from 'react'
import type { Project, Proposal } from '#domain/documents'
import { MOST_REFERENCE, onTimeAnswers } from '#domain/projects/reference'
import { written } from '#domain/values/written-text'
import { texts } from '#texts'
import { atMost } from '../../../components/fields/at-most'
import { DraftNote, DraftTrouble } from '../../../components/fields/draft-note'
import { QuotaNote } from '../../../components/fields/quota-note'
import { FormDialog } from '../../../components/form-dialog'
import { pressFailureText } from '../../../components/stored-or-told'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { Text } from '../../../ui/content/text/text'
import { ChoiceChips } from '../../../ui/forms/choices/radio-field'
import { TextArea } from '../../../ui/forms/text-area'
import { type Answer, useForm } from '../../../ui/forms/use-form'
import { namedOf } from '../work/worked'
import { type ReferenceDraft, type ReferenceForm, referenceProblems } from './reference-draft'

const { question: words, own, give, yes, no } = texts.reference

const hired = [
  { value: 'yes', text: yes },
  { value: 'no', text: no },
] as const
const onTime = onTimeAnswers.map((value) => ({ value, text: { yes, no, none: give.onTime.none }[value] }))

type Props = {
  project: Project
  proposal: Proposal
  draft: ReferenceDraft
  /** The work counts, so others read it. */
  isCounted: boolean
  isChange: boolean
  onClose: () => void
}

/** Two answers and, if wanted, a sentence, offline too. What is typed stays when it is closed. Product 38 and 129. */
export function ReferenceDialog({ project, proposal, draft, isCounted, isChange, onClose }: Props) {
  const id = useId()
  const dispatch = useDispatch()
  const form = useForm({ id, typed: draft, check: referenceProblems, send })

  async function send({ again, on_time, text }: ReferenceForm, { refuse }: Answer<keyof ReferenceForm>) {
    if (!again || !on_time) return
    const args = { ...namedOf({ project, proposal }), again: again === 'yes', on_time, text: written(text) }
    const given = await draft.dispatching((command) => dispatch('give_reference', args, command))
    if (!given.ok) return refuse(pressFailureText(given.code))
    await draft.discard()
    onClose()
  }

  return (
    <FormDialog
      id={id}
      form={form}
      onClose={onClose}
      title={words.title(proposal.provider_name)}
      name={words.action}
      submit={words.send}
      pending={texts.actions.sending}
      failed={give.failed('').title}
      cancel={isChange ? texts.actions.cancel : words.skip}
      above={
        <>
          <Text tone="soft">{isCounted ? words.where : own.uncounted}</Text>
          <QuotaNote quota="references" />
        </>
      }
    >
      <ChoiceChips {...form.bind('again')} label={words.again} options={hired} isRequired />
      <ChoiceChips {...form.bind('on_time')} label={words.onTime} options={onTime} isRequired />
      <TextArea
        {...form.bind('text')}
        label={give.text}
        hint={words.textHint}
        {...atMost(MOST_REFERENCE)}
        counter={texts.projects.newProject.counter}
        isShort
      />
      <DraftNote draft={draft} />
      <DraftTrouble trouble={draft.trouble} />
    </FormDialog>
  )
}
