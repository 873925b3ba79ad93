import type * as v from 'valibot'
import type { FormField, PlaceField } from '../components/fields/form-field'
import type { OutboxRow } from '../data/queries/outbox'

type About = OutboxRow['about']
type ToastWords = { title: string; description?: string }

/** Content of an item of Pendências. `facts` are short; `text` is what its person wrote, '' without any. */
export type ItemContent = { facts: string[]; text: string }

export type EditForm = { fields: readonly (FormField | PlaceField)[]; schema: v.GenericSchema }

/** Texts and actions of a command, for toasts and Pendências. */
export type VerbView = {
  /** Title of an item; both words of `about` are '' under a heading that says them. */
  name: (about: About) => string
  /** The toast once the server has accepted it; null where a screen shows it itself. Product 30 and 73. */
  done: ToastWords | null
  /** The toast of its refusal; null where its refusal needs no words. */
  failed: ((reason: string) => ToastWords) | null
  /** Absent: it carries nothing that its person wrote. */
  content?: (row: OutboxRow) => ItemContent
  /** Everything that was written, to be pasted somewhere else. Absent: the content's facts, then its text. */
  copyText?: (row: OutboxRow) => string
  /** Form of the fields that can be changed before sending again. Absent: it can only be sent again as it was. */
  edit?: EditForm
  /** Where it is done anew, where sending it again is not the way. */
  instead?: (row: OutboxRow) => { text: string; href: string } | null
}
