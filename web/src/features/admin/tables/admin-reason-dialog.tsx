import { useId } from 'react'
import { MOST_REASON } from '#domain/reason'
import { errorText, texts } from '#texts'
import { atMost } from '../../../components/fields/at-most'
import { NeedsConnection } from '../../../components/needs-connection'
import { useTypedReason } from '../../../data/session/admin-session'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { Form } from '../../../ui/forms/form'
import { FormTroubles } from '../../../ui/forms/form-troubles'
import { TextArea } from '../../../ui/forms/text-area'
import { type Answer, type Typed, useForm } from '../../../ui/forms/use-form'
import { Dialog } from '../../../ui/overlays/dialog'

type Values = { reason: string }

type Props = {
  onClose: () => void
  words: { title: string; reason: string; reasonHint: string; confirm: string; pending: string; failed: string }
  text: string
  /** Names the act: what is typed for it is kept until it is done. */
  act: string
  /** Answers with the code of what went wrong, '' for nothing. */
  onConfirm: (reason: string) => Promise<string>
}

/** Asks for the reason of an act, which another person reads. What is typed stays until the act is done. */
export function ReasonDialog({ onClose, words, text, act, onConfirm }: Props) {
  const id = useId()
  const [reason, setReason] = useTypedReason(act)
  const typed: Typed<Values> = { value: { reason }, setValue: (next) => setReason((newest) => next({ reason: newest }).reason) }
  const form = useForm({ id, typed, check, send })

  async function send({ reason }: Values, { refuse }: Answer<keyof Values>) {
    const code = await onConfirm(reason.trim())
    if (code) return refuse(errorText(code))
    setReason(() => '')
    onClose()
  }

  const footer = (
    <>
      <Button onPress={onClose} isDisabled={form.isPending}>
        {texts.actions.cancel}
      </Button>
      <Button variant="danger" type="submit" form={id} isPending={form.isPending} pendingLabel={words.pending}>
        {words.confirm}
      </Button>
    </>
  )
  return (
    <Dialog width="s" isOpen onClose={onClose} title={words.title} closeLabel={texts.actions.cancel} isDismissable={!form.isPending} footer={footer}>
      <Text>{text}</Text>
      <NeedsConnection />
      <FormTroubles form={form} refusalTitle={words.failed} />
      <Form id={id} {...form.formProps} aria-label={words.title}>
        <TextArea
          {...form.bind('reason')}
          label={words.reason}
          hint={words.reasonHint}
          {...atMost(MOST_REASON)}
          counter={texts.adminTables.reasonCounter}
          isShort
          autoFocus
          isRequired
        />
      </Form>
    </Dialog>
  )
}

function check({ reason }: Values) {
  const { length } = reason.trim()
  if (length === 0) return { reason: texts.errors.fields.required }
  return { reason: length > MOST_REASON ? texts.errors.fields.too_long : undefined }
}
