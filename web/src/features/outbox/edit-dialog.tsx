import { useId } from 'react'
import { fieldErrorsOf } from '#domain/fields'
import { errorText, texts } from '#texts'
import { DraftTrouble } from '../../components/fields/draft-note'
import { FieldControl } from '../../components/fields/field-control'
import { fieldTexts } from '../../components/fields/field-texts'
import { OddAmount } from '../../components/fields/odd-amount'
import { PlaceFields } from '../../components/fields/place-fields'
import { FormDialog } from '../../components/form-dialog'
import { storedOrTold } from '../../components/stored-or-told'
import { useDiscardDraft } from '../../data/drafts/use-discard-draft'
import { draftNames } from '../../data/kept-drafts/draft-names'
import { type OutboxRow, sendAgain } from '../../data/queries/outbox'
import { useProject } from '../../data/queries/projects'
import { useAccountStore } from '../../data/store/account-store-context'
import { type Answer, useForm } from '../../ui/forms/use-form'
import { textIn } from '../../verbs/row-args'
import { editableFieldsOf, schemaOf } from './editable-fields'
import { type EditedItem, unreadIn } from './edited-item'

type Props = { row: OutboxRow; name: string; edited: EditedItem; onClose: () => void }

/** The item stays until the new one is queued. Closing discards the typed text, undoably. Product 38, 59. */
export function EditDialog({ row, name, edited: { start, draft, names, isChanged }, onClose }: Props) {
  const account = useAccountStore()
  const id = useId()
  const discarding = useDiscardDraft(draft, { name: draftNames.refused(row.id), empty: start })
  const form = useForm({ id, typed: draft, check, send })
  const budget = useProject(textIn(row, 'project_id'))?.document?.budget

  async function send({ unread: _readByNow, ...args }: OutboxRow['args'], { refuse }: Answer<string>) {
    const given = await sendAgain(account, row, args)
    if (!given.ok) return refuse(errorText(given.code))
    await draft.discard()
    onClose()
  }

  function close() {
    onClose()
    void (isChanged ? storedOrTold(texts.storage.notDiscarded, discarding.discard) : draft.discard())
  }

  function change(name: string, value: unknown, text = ''): void {
    const { [name]: _before, ...others } = unreadIn(form.values)
    form.change({ [name]: value, unread: text ? { ...others, [name]: text } : others })
  }

  /** Shown fields only: the rule refuses the rest. */
  function check(args: OutboxRow['args']) {
    const wrong = fieldErrorsOf(schemaOf(row), args)
    return fieldTexts(Object.fromEntries(names.map((name) => [name, wrong[name]])))
  }

  return (
    <FormDialog
      id={id}
      form={form}
      onClose={close}
      title={texts.outbox.editTitle(name)}
      submit={texts.outbox.sendAgain}
      pending={texts.actions.sending}
    >
      {editableFieldsOf(row).map((field) =>
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
          <FieldControl
            key={field.name}
            {...form.bind(field.name)}
            onChange={(value, text) => change(field.name, value, text)}
            unread={unreadIn(form.values)[field.name] ?? ''}
            field={field}
          />
        ),
      )}
      {budget !== undefined && typeof form.values.amount === 'number' ? <OddAmount amount={form.values.amount} budget={budget} /> : null}
      <DraftTrouble trouble={draft.trouble} />
    </FormDialog>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
