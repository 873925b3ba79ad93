import { type ReactNode, useId } from 'react'
import { MOST_REASON } from '#domain/reason'
import { written } from '#domain/values/written-text'
import { texts } from '#texts'
import { Text } from '../../ui/content/text/text'
import { TextArea } from '../../ui/forms/text-area'
import { type Answer, type Typed, useForm, useTyped } from '../../ui/forms/use-form'
import { atMost } from '../fields/at-most'
import { FormDialog } from '../form-dialog'

type Values = { reason: string }

export type ReasonWords = { title: string; reason: string; reasonHint: string; confirm: string; pending?: string }

type Props = {
  words: ReasonWords
  text: string
  note?: ReactNode
  /** Heading of an `act` failure. */
  failed: string
  isRequired?: boolean | undefined
  /** For typed text that outlives the dialog. */
  typed?: Typed<Values>
  /** Resolves with the failure's sentence, '' on success. */
  act: (reason: string) => Promise<string>
  onClose: () => void
}

/** Typed text stays until the act is done. */
export function ReasonDialog({ words, text, note, failed, isRequired = false, typed, act, onClose }: Props) {
  const id = useId()
  const own = useTyped<Values>({ reason: '' })
  const form = useForm({ id, typed: typed ?? own, check: (values: Values) => check(values, isRequired), send })

  async function send({ reason }: Values, { refuse }: Answer<keyof Values>) {
    const wrong = await act(written(reason))
    if (wrong) return refuse(wrong)
    onClose()
  }

  return (
    <FormDialog
      width="s"
      id={id}
      form={form}
      onClose={onClose}
      title={words.title}
      submit={words.confirm}
      pending={words.pending}
      isDestructive
      failed={failed}
      above={
        <>
          <Text>{text}</Text>
          {note}
        </>
      }
    >
      <TextArea
        {...form.bind('reason')}
        label={words.reason}
        hint={words.reasonHint}
        {...atMost(MOST_REASON)}
        counter={texts.projects.newProject.counter}
        isShort
        autoFocus
        isRequired={isRequired}
      />
    </FormDialog>
  )
}

function check({ reason }: Values, isRequired: boolean) {
  const { length } = written(reason)
  if (isRequired && length === 0) return { reason: texts.errors.fields.required }
  return { reason: length > MOST_REASON ? texts.errors.fields.too_long : undefined }
}
