import type { ComponentProps, ReactNode } from 'react'
import { texts } from '#texts'
import { Button } from '../ui/forms/buttons/button'
import { Form } from '../ui/forms/form'
import { FormTroubles } from '../ui/forms/form-troubles'
import { Dialog } from '../ui/overlays/dialog'

type Props = {
  id: string
  form: ComponentProps<typeof FormTroubles>['form'] & { isPending: boolean; formProps: { onSubmit: () => void; isSending: boolean } }
  /** Rendered while closed, a form keeps what was typed. */
  isOpen?: boolean
  onClose: () => void
  title: string
  /** Spoken name of the form, where it is not the title. */
  name?: string
  submit: string
  /** Spoken while it is sent. */
  pending?: string | undefined
  cancel?: string
  isDestructive?: boolean
  /** A request may take long: the dialog can be left meanwhile. */
  isRequest?: boolean
  width?: 's' | 'm'
  /** Heading of a refusal. */
  failed?: string
  above?: ReactNode
  below?: ReactNode
  children: ReactNode
}

/** A form in a dialog, below what went wrong with it, with 'Cancelar' and its submit button at its foot. */
export function FormDialog(props: Props) {
  const { id, form, isOpen = true, onClose, title, name = title, isRequest = false, width = 'm', failed, above, below, children } = props
  const isHeld = form.isPending && !isRequest
  const footer = (
    <>
      <Button onPress={onClose} isDisabled={isHeld}>
        {props.cancel ?? texts.actions.cancel}
      </Button>
      <Button variant={props.isDestructive ? 'danger' : 'primary'} type="submit" form={id} isPending={form.isPending} pendingLabel={props.pending}>
        {props.submit}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={texts.actions.close} isDismissable={!isHeld} footer={footer} width={width}>
      {above}
      <FormTroubles form={form} refusalTitle={failed} />
      <Form id={id} {...form.formProps} aria-label={name}>
        {children}
      </Form>
      {below}
    </Dialog>
  )
}
