import { useId, useState } from 'react'
import { type FieldError, fieldErrorsOf } from '#domain/fields'
import { errorText, texts } from '#texts'
import { useAccount } from '../../data/account-context'
import { type OutboxRow, sendAgain } from '../../data/queries/outbox'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form } from '../../ui/form'
import { EditField } from './edit-field'
import { type EditableField, editableFieldsOf, schemaOf } from './editable-fields'

type Props = { row: OutboxRow; name: string; onClose: () => void }

/** Changes a refused item and sends it again. It stays as it was until this device has queued the new one. */
export function EditDialog({ row, name, onClose }: Props) {
  const account = useAccount()
  const form = useId()
  const [args, setArgs] = useState(row.args)
  const [errors, setErrors] = useState<Partial<Record<string, FieldError>>>({})
  const [refusal, setRefusal] = useState('')
  const fields = editableFieldsOf(row)
  const idOf = (field: EditableField) => `${form}-${field.name}`

  async function send() {
    const wrong = fieldErrorsOf(schemaOf(row), args)
    setErrors(wrong)
    const first = fields.find(({ name }) => wrong[name])
    if (first) return document.getElementById(idOf(first))?.focus()
    const given = await sendAgain(account, row, args)
    if (given.ok) onClose()
    else setRefusal(errorText(given.code))
  }

  const footer = (
    <>
      <Button onPress={onClose}>{texts.actions.cancel}</Button>
      <Button variant="primary" type="submit" form={form}>
        {texts.outbox.sendAgain}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={texts.outbox.editTitle(name)} closeLabel={texts.actions.close} footer={footer}>
      <Form id={form} onSubmit={() => void send()}>
        {refusal ? (
          <Banner tone="bad" isAnnounced>
            {refusal}
          </Banner>
        ) : null}
        {fields.map((field) => (
          <EditField
            key={field.name}
            id={idOf(field)}
            field={field}
            value={args[field.name]}
            error={errors[field.name]}
            onChange={(value) => setArgs((current) => ({ ...current, [field.name]: value }))}
          />
        ))}
      </Form>
    </Dialog>
  )
}
