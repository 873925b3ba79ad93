import { useId } from 'react'
import { MOST_REASON } from '#domain/reason'
import { errorText, texts } from '#texts'
import type { DispatchResult } from '../../data/commands/dispatch'
import { Text } from '../../ui/content/text/text'
import { Button } from '../../ui/forms/buttons/button'
import { Form } from '../../ui/forms/form'
import { FormTroubles } from '../../ui/forms/form-troubles'
import { TextArea } from '../../ui/forms/text-area'
import { type Answer, useForm, useTyped } from '../../ui/forms/use-form'
import { Dialog } from '../../ui/overlays/dialog'
import { atMost } from '../fields/at-most'
import { notStoredText } from '../stored-or-told'

type Values = { reason: string }

/** The act that a reason is asked for. */
export type Asked = {
  words: { title: string; reason: string; reasonHint: string; confirm: string; failed: (reason: string) => { title: string } }
  /** The consequences. */
  text: string
  isRequired?: boolean
  dispatch: (reason: string) => Promise<DispatchResult>
  onDispatched?: (() => void) | undefined
}

/** Asks for the reason of a command. What the rule refuses is told above it, and what was typed stays. */
export function ReasonDialog({ onClose, words, text, isRequired = false, dispatch, onDispatched }: Asked & { onClose: () => void }) {
  const id = useId()
  const form = useForm({ id, typed: useTyped<Values>({ reason: '' }), check: (values: Values) => check(values, isRequired), send })

  async function send({ reason }: Values, { refuse }: Answer<keyof Values>) {
    const dispatched = await dispatch(reason.trim())
    if (!dispatched.ok) return refuse(notStoredText(dispatched.code) ?? errorText(dispatched.code))
    onClose()
    onDispatched?.()
  }

  const footer = (
    <>
      <Button onPress={onClose} isDisabled={form.isPending}>
        {texts.actions.cancel}
      </Button>
      <Button variant="danger" type="submit" form={id} isPending={form.isPending}>
        {words.confirm}
      </Button>
    </>
  )
  return (
    <Dialog width="s" isOpen onClose={onClose} title={words.title} closeLabel={texts.actions.cancel} isDismissable={!form.isPending} footer={footer}>
      <Text>{text}</Text>
      <FormTroubles form={form} refusalTitle={words.failed('').title} />
      <Form id={id} {...form.formProps} aria-label={words.title}>
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
      </Form>
    </Dialog>
  )
}

function check({ reason }: Values, isRequired: boolean) {
  const { length } = reason.trim()
  if (isRequired && length === 0) return { reason: texts.errors.fields.required }
  return { reason: length > MOST_REASON ? texts.errors.fields.too_long : undefined }
}
