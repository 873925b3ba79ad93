import type { WorkLine } from '#domain/projects/work-lines'
import { formatMoney } from '#domain/values/money'
import { writtenLine } from '#domain/values/written-text'
import { texts } from '#texts'
import { changeFacts } from '../../components/projects/work/change-facts'

const words = texts.workLines

/** In one line, whatever its parts hold; `by` is who has said it, '' where that is not known. Product 126. */
export const workLineText = (line: WorkLine, by: string): string => writtenLine(textOf(line, by))

function textOf(line: WorkLine, by: string): string {
  const what = words.lines[line.kind]
  switch (line.kind) {
    case 'done':
      return line.stage ? words.said(what, line.stage) : words.whole.done
    case 'paid':
    case 'received': {
      const money = formatMoney(line.amount)
      return line.stage ? words.said(what, words.with(line.stage, [money])) : words.said(words.whole[line.kind], money)
    }
    case 'change_proposed':
      return words.said(words.by(what, by), words.with(line.change.text, changeFacts(line.change)))
    case 'change_accepted':
    case 'change_declined':
    case 'change_withdrawn':
      return words.said(what, words.with(line.change.text, changeFacts(line.change)))
    case 'completed':
      return line.openPoints.length > 0 ? `${what}, ${words.openPoints(line.openPoints.length)}` : what
    case 'undone':
      return words.said(words.by(what, by), line.reason)
    case 'accepted':
    case 'handed':
    case 'not_yet':
      return what
  }
}
