import { useId } from 'react'
import type { Project } from '#domain/documents'
import { writtenLine } from '#domain/values/written-text'
import { texts } from '#texts'
import { useWholeAddress } from '../../data/queries/whole-addresses'
import { Text } from '../../ui/content/text/text'
import { TextField } from '../../ui/forms/text-field'
import { useForm, useTyped } from '../../ui/forms/use-form'
import { atMost } from '../fields/at-most'
import { FormDialog } from '../form-dialog'
import { placeOf } from '../projects/place-of'
import { addressMessage } from './address-message'
import { UnlessBlocked } from './unless-blocked'
import { useConfirmedMessage } from './use-confirmed-message'

const words = texts.afterAcceptance.address

/** A project's address and what completes it. */
const MOST = 300

type Props = {
  isOpen: boolean
  onClose: () => void
  project: Project
  conversationId: string
  personId: string
  person: string
  onSent?: () => void
}

/** By the owner of a deal's project, with number and complement, which the project does not show. Product 126. */
export const SendAddress = (props: Props) =>
  props.isOpen ? (
    <UnlessBlocked {...props}>
      <KnownAddress {...props} />
    </UnlessBlocked>
  ) : null

function KnownAddress(props: Props) {
  const { found, keep } = useWholeAddress(props.project.id)
  return found ? <AddressDialog {...props} known={found.document ?? props.project.address} keep={keep} /> : null
}

type Values = { address: string }

function AddressDialog({ onClose, project, conversationId, person, onSent, known, keep }: Props & { known: string; keep: (text: string) => void }) {
  const id = useId()
  const typed = useTyped<Values>({ address: known })
  const { send } = useConfirmedMessage({ conversationId, onClose, onSent })
  const form = useForm({ id, typed, check, send: ({ address }: Values) => send(addressMessage(writtenLine(address), project)) })
  const field = form.bind('address')
  const onChange = (address: string) => {
    field.onChange(address)
    keep(address)
  }
  return (
    <FormDialog width="s" id={id} form={form} onClose={onClose} title={words.title} submit={words.confirm} above={<Text>{words.text(person)}</Text>}>
      <TextField {...field} onChange={onChange} label={words.field(placeOf(project))} hint={words.hint} {...atMost(MOST)} isRequired />
    </FormDialog>
  )
}

const check = ({ address }: Values) => {
  const { length } = writtenLine(address)
  if (length === 0) return { address: texts.errors.fields.required }
  return { address: length > MOST ? texts.errors.fields.too_long : undefined }
}
