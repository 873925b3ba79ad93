import type * as v from 'valibot'
import type { FormField, PlaceField } from '../components/fields/form-field'
import type { OutboxRow } from '../data/queries/outbox'

type About = OutboxRow['about']
export type ToastWords = { title: string; description?: string }

/** Content of an item of Pendências. `facts` are short; `text` is what its person wrote, '' without any. */
export type ItemContent = { facts: string[]; text: string }

export type EditForm = {
  fields: readonly (FormField | PlaceField)[]
  schema: v.GenericSchema
  /** Names of fields of an item that its other arguments decide. */
  fixed?: (row: OutboxRow) => readonly string[]
}

/** Texts and actions of a command, for toasts and Pendências. */
export type VerbView = {
  /** Title of an item; both words of `about` are '' under a heading that has them. */
  name: (about: About) => string
  /** Toast of an acceptance; null where a screen shows it itself. Product 30 and 73. */
  done: ToastWords | null
  /** Toast of a refusal; null where it needs no words. */
  failed: ((reason: string) => ToastWords) | null
  /** Absent: the command has nothing that its person wrote. */
  content?: (row: OutboxRow) => ItemContent
  /** Everything written, for pasting elsewhere. Absent: the content's facts, then its text. */
  copyText?: (row: OutboxRow) => string
  /** Form of fields that can be changed before sending again. Absent: it can only be sent unchanged. */
  edit?: EditForm
  /** Where to do it anew, instead of sending it again. */
  instead?: (row: OutboxRow) => { text: string; href: string } | null
}
