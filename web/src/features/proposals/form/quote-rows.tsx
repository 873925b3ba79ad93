import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react'
import { Button as PlainButton } from 'react-aria-components/Button'
import type { Project } from '#domain/documents'
import { type RowKind, rowKinds, sumOf } from '#domain/projects/quote'
import { quoteBounds } from '#domain/projects/quote-terms'
import { formatMoney } from '#domain/values/money'
import { isBlank } from '#domain/values/written-text'
import { texts } from '#texts'
import { DiscardedLine } from '../../../components/discarded-line'
import { atMost } from '../../../components/fields/at-most'
import { useRemovedRows } from '../../../components/fields/use-removed-rows'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { IconButton } from '../../../ui/forms/buttons/icon-button'
import { TextArea } from '../../../ui/forms/text-area'
import { TextField } from '../../../ui/forms/text-field'
import { isComposing } from '../../../ui/is-composing'
import { Cluster } from '../../../ui/layout/stack'
import { priceOf } from './quote-draft'
import * as css from './quote-editor.css'
import { RowTotalField } from './row-total-field'
import { clientRows, countOver, isBlankRow, type QuoteRowDraft, rowsIn, withLines, withRows } from './typed-rows'
import type { ProposalWriting } from './use-proposal-form'

const words = texts.quoteForm.rows

type Props = { form: ProposalWriting; project: Project }

/** Written a line a row, or pasted; each part of a row can be changed. */
export function QuoteRows({ form, project }: Props) {
  const typed = form.draft.value
  const { rows, next_row } = typed
  const nextId = form.idOf('next_row')
  const problem = form.errorOf('rows')

  const setRows = (next: QuoteRowDraft[]) => form.change({ rows: next })
  const change = (changed: QuoteRowDraft) => setRows(rows.map((row) => (row.id === changed.id ? changed : row)))
  const removed = useRemovedRows(rows, setRows, isBlankRow)

  const add = (text: string, kept?: string) => form.change(withLines(typed, text, kept))

  /** To the next row's name, then to the line of the next one. */
  function goOn(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const at = rows.findIndex((row) => event.target instanceof Element && event.target.closest(`[data-row="${row.id}"]`))
    const next = rows[at + 1]
    document.getElementById(next ? nameId(next) : nextId)?.focus()
  }

  /** Lines that have no room yet can be changed where they stand. */
  const writeNext = (text: string) => (countLines(text) > countLines(next_row) ? add(text) : form.change({ next_row: text }))

  /** A text field would join the lines. */
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain')
    if (event.target instanceof HTMLTextAreaElement || !/[\n\t]/.test(text.trim())) return
    event.preventDefault()
    add(text, next_row)
  }

  const nameId = (row: QuoteRowDraft) => `${form.idOf('rows')}-${row.id}`
  const remove = (row: QuoteRowDraft) => {
    removed.remove(row)
    document.getElementById(nextId)?.focus()
  }
  const wanted = clientRows(project.products ?? [], typed)
  const unpriced = rows.filter((row) => !isBlankRow(row) && row.total === null && row.total_text === '')
  const over = countOver(typed)

  return (
    <fieldset id={form.idOf('rows')} tabIndex={-1} className={css.rows} onKeyDown={goOn} onPaste={paste} aria-label={words.title}>
      {rows.length > 0 ? (
        <ul className={css.list} aria-label={words.list}>
          {rows.map((row) => (
            <Row
              key={row.id}
              id={nameId(row)}
              row={row}
              isJudged={problem !== null}
              onChange={change}
              onRemove={remove}
              onLeft={() => isBlankRow(row) && removed.remove(row)}
            />
          ))}
        </ul>
      ) : null}
      {removed.rows.map(({ id, text }) => (
        <DiscardedLine key={id} id={id} text={words.removedRow(text.trim())} />
      ))}
      <div className={css.next}>
        {/* Several lines: a phone's keyboard tells an Enter and pasted lines by the text alone. */}
        <TextArea
          {...form.bind('next_row')}
          isLine
          label={words.next}
          placeholder={words.nextPlaceholder}
          hint={rows.length === 0 ? words.nextHint : undefined}
          onChange={writeNext}
        />
        <div className={css.add}>
          <IconButton label={words.add} icon={<Plus size={22} />} variant="petrol" onPress={() => add(next_row)} isDisabled={isBlank(next_row)} />
        </div>
      </div>
      {over > 0 && form.errorOf('next_row') === null ? (
        <Text size="s" tone="warn">
          {words.full(quoteBounds.rows, over)}
        </Text>
      ) : null}
      {problem === words.errorNoPrice ? (
        <Text size="s" tone="bad">
          {problem}
        </Text>
      ) : null}
      <Cluster gap="xs">
        {wanted.length > 0 ? (
          <Button isCompact onPress={() => form.change(withRows(typed, wanted))}>
            {words.clientList(wanted.length)}
          </Button>
        ) : null}
        {unpriced.length > 0 ? (
          <Button variant="quiet" isCompact onPress={() => setRows(rows.map((row) => (unpriced.includes(row) ? { ...row, total: 0 } : row)))}>
            {words.unpriced(unpriced.length)}
          </Button>
        ) : null}
      </Cluster>
      <p className={css.sum} role="status">
        {sumText(typed)}
      </p>
    </fieldset>
  )
}

const countLines = (text: string): number => text.split('\n').length

/** '6 itens: R$ 4.350,00 · Mão de obra R$ 3.000,00 · Material R$ 1.350,00' */
function sumText(typed: ProposalWriting['draft']['value']): string {
  const all = rowsIn(typed)
  const sumsOf = (kind: RowKind) => sumOf(all.filter((row) => row.kind === kind).map(({ total }) => total ?? 0))
  const kinds = rowKinds.filter((kind) => sumsOf(kind) > 0)
  if (all.length === 0) return ''
  const whole = words.sum(words.count(all.length), formatMoney(priceOf(typed) ?? 0))
  return [whole, ...(kinds.length > 1 ? kinds.map((kind) => `${words.kinds[kind]} ${formatMoney(sumsOf(kind))}`) : [])].join(' · ')
}

type RowProps = {
  id: string
  row: QuoteRowDraft
  isJudged: boolean
  onChange: (row: QuoteRowDraft) => void
  onRemove: (row: QuoteRowDraft) => void
  onLeft: () => void
}

function Row({ id, row, isJudged, onChange, onRemove, onLeft }: RowProps) {
  const { kind, text, quantity, total, total_text } = row
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeft()
  }
  const nextKind = rowKinds[(rowKinds.indexOf(kind) + 1) % rowKinds.length] ?? 'labour'
  const bound = { isLabelHidden: true, enterKeyHint: 'next', autoComplete: 'off' } as const
  return (
    <li className={css.row} data-row={row.id} onBlur={leave}>
      <div className={css.name}>
        <TextField
          {...bound}
          {...atMost(quoteBounds.text)}
          id={id}
          label={words.text}
          placeholder={words.text}
          value={text}
          onChange={(next) => onChange({ ...row, text: next })}
          error={isJudged && isBlank(text) ? words.noText : null}
        />
      </div>
      <div className={css.quantity}>
        <TextField
          {...bound}
          {...atMost(quoteBounds.quantity)}
          label={words.quantity(text.trim())}
          placeholder={words.quantityShort}
          value={quantity}
          onChange={(next) => onChange({ ...row, quantity: next })}
        />
      </div>
      <div className={css.total}>
        <RowTotalField
          isLabelHidden
          label={words.total(text.trim())}
          placeholder={words.totalShort}
          value={total}
          unread={total_text}
          onChange={(next, unread) => onChange({ ...row, total: next, total_text: unread })}
          error={isJudged && total === null ? words.noTotal : null}
        />
      </div>
      <div className={css.kind}>
        <PlainButton
          className={css.kindWord}
          aria-label={words.kindOf(words.kinds[kind], text.trim())}
          onPress={() => onChange({ ...row, kind: nextKind })}
        >
          {words.kinds[kind]}
        </PlainButton>
      </div>
      <div className={css.remove}>
        <IconButton label={words.removeRow(text.trim())} icon={<Trash2 size={20} />} onPress={() => onRemove(row)} />
      </div>
    </li>
  )
}
