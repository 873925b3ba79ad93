import * as v from 'valibot'
import { MAX_MESSAGE } from '#domain/commands/send-message'
import { requiredText } from '#domain/fields'
import { texts } from '#texts'
import type { OutboxRow } from '../data/queries/outbox'
import { textIn } from './row-args'
import type { EditForm, ItemContent } from './verb-view'

export const messageContent = (row: OutboxRow): ItemContent => ({ facts: [], text: textIn(row, 'content') })

export const messageEdit: EditForm = {
  fields: [{ name: 'content', label: texts.messages.input.label, kind: 'text' }],
  schema: v.object({ content: requiredText(MAX_MESSAGE) }),
}
