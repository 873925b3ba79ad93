import type { ReactNode } from 'react'
import { texts } from '#texts'
import { Button } from '../../ui/forms/buttons/button'
import { Form } from '../../ui/forms/form'
import { Dialog } from '../../ui/overlays/dialog'

type Props = {
  id: string
  form: { isPending: boolean; formProps: { onSubmit: () => void; isSending: boolean } }
  isOpen: boolean
  onClose: () => void
  words: { title: string; text: string; submit: string; pending: string }
  above?: ReactNode
  below?: ReactNode
  children: ReactNode
}

/** Stays rendered while closed, so that nothing typed is lost. */
export function FormDialog({ id, form, isOpen, onClose, words, above, below, children }: Props) {
  const footer = (
    <>
      <Button onPress={onClose}>{texts.actions.cancel}</Button>
      <Button type="submit" form={id} variant="primary" isPending={form.isPending} pendingLabel={words.pending}>
        {words.submit}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={texts.actions.close} footer={footer} width="s">
      <p>{words.text}</p>
      {above}
      <Form id={id} {...form.formProps} aria-label={words.title}>
        {children}
      </Form>
      {below}
    </Dialog>
  )
}
