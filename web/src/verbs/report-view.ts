import * as v from 'valibot'
import { MAX_SUPPORT_MESSAGE } from '#domain/commands/send-support-message'
import { requiredText } from '#domain/fields'
import { texts } from '#texts'
import { textIn } from './row-args'
import type { VerbView } from './verb-view'

const words = texts.report

/** A message to support that reports: a refused one is sent again with its reason and what it encloses. Product 37, 117. */
export const reportView: VerbView = {
  name: words.item,
  done: null,
  failed: words.failed,
  content(row) {
    const reason = new Map<string, string>(Object.entries(words.reasons)).get(textIn(row, 'reason')) ?? ''
    const content = textIn(row, 'content')
    const { enclosed } = row.args
    const count = Array.isArray(enclosed) ? enclosed.length : 0
    return { facts: [reason, count > 0 ? words.goesAlong(count) : ''].filter(Boolean), text: content === reason ? '' : content }
  },
  edit: {
    fields: [{ name: 'content', label: words.sentence, kind: 'text' }],
    schema: v.object({ content: requiredText(MAX_SUPPORT_MESSAGE) }),
  },
}
