import { useId } from 'react'
import { fieldErrorsOf } from '#domain/fields'
import { errorText, texts } from '#texts'
import { fieldTexts } from '../../components/field-texts'
import { PlaceFields } from '../../components/place-fields'
import { type OutboxRow, sendAgain } from '../../data/queries/outbox'
import { useAccountStore } from '../../data/store/account-store-context'
import { Button } from '../../ui/forms/button'
import { Form } from '../../ui/forms/form'
import { FormTroubles } from '../../ui/forms/form-troubles'
import { type Answer, useForm, useTyped } from '../../ui/forms/use-form'
import { Dialog } from '../../ui/overlays/dialog'
import { EditField } from './edit-field'
import { editableFieldsOf, schemaOf } from './editable-fields'

type Props = { row: OutboxRow; name: string; onClose: () => void }

/** Changes a refused item and sends it again. It stays as it was until this device has queued the new one. */
export function EditDialog({ row, name, onClose }: Props) {
  const account = useAccountStore()
  const id = useId()
  const fields = editableFieldsOf(row)
  const form = useForm({ id, typed: useTyped(row.args), check, send })

  async function send(args: OutboxRow['args'], { refuse }: Answer<string>) {
    const given = await sendAgain(account, row, args)
    if (given.ok) onClose()
    else refuse(errorText(given.code))
  }

  /** Only the fields that are shown: what is wrong elsewhere is refused by the rule, with its reason. */
  function check(args: OutboxRow['args']) {
    const wrong = fieldErrorsOf(schemaOf(row), args)
    const names = fields.flatMap(({ name, kind }) => (kind === 'place' ? ['state', name] : [name]))
    return fieldTexts(Object.fromEntries(names.map((name) => [name, wrong[name]])))
  }

  const footer = (
    <>
      <Button onPress={onClose}>{texts.actions.cancel}</Button>
      <Button variant="primary" type="submit" form={id} isPending={form.isPending} pendingLabel={texts.actions.sending}>
        {texts.outbox.sendAgain}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={texts.outbox.editTitle(name)} closeLabel={texts.actions.close} footer={footer}>
      <Form id={id} onSubmit={form.submit}>
        <FormTroubles form={form} />
        {fields.map((field) =>
          field.kind === 'place' ? (
            <PlaceFields
              key={field.name}
              stateId={form.idOf('state')}
              cityId={form.idOf('city')}
              value={{ city: textOf(form.values.city), state: textOf(form.values.state) }}
              errors={{ city: form.errorOf('city') ?? undefined, state: form.errorOf('state') ?? undefined }}
              onChange={form.change}
            />
          ) : (
            <EditField key={field.name} {...form.bind(field.name)} field={field} />
          ),
        )}
      </Form>
    </Dialog>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
