import * as v from 'valibot'
import { replyTerms } from '#domain/commands/references/answer-reference'
import { referenceTerms } from '#domain/commands/references/give-reference'
import { onTimeAnswers } from '#domain/projects/reference'
import { texts } from '#texts'
import type { OutboxRow } from '../data/queries/outbox'
import { textIn } from './row-args'
import type { EditForm, ItemContent } from './verb-view'

const { give, answer } = texts.reference

export const referenceContent = (row: OutboxRow): ItemContent => ({
  facts: [
    give.again[row.args.again === true ? 'yes' : 'no'],
    ...onTimeAnswers.flatMap((one) => (row.args.on_time === one ? [give.onTime[one]] : [])),
  ],
  text: textIn(row, 'text'),
})

export const referenceEdit: EditForm = {
  fields: [{ name: 'text', label: give.text, kind: 'text' }],
  schema: v.object({ text: referenceTerms.entries.text }),
}

export const replyContent = (row: OutboxRow): ItemContent => ({ facts: [], text: textIn(row, 'reply') })

export const replyEdit: EditForm = { fields: [{ name: 'reply', label: answer.text, kind: 'text' }], schema: replyTerms }
