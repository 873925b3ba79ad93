import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FocusEvent, useRef, useState } from 'react'
import { MAX_PRODUCT_ROWS } from '#domain/fields'
import { texts } from '#texts'
import { DiscardedLine } from '../../../components/discarded-line'
import { atMost } from '../../../components/fields/at-most'
import { useRemovedRows } from '../../../components/fields/use-removed-rows'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { IconButton } from '../../../ui/forms/buttons/icon-button'
import { TextField } from '../../../ui/forms/text-field'
import * as css from './product-rows.css'
import { type DraftRow, isHalfRow, newRow } from './project-draft'

const words = texts.projects.newProject

type Props = {
  id: string
  rows: readonly DraftRow[]
  onChange: (rows: DraftRow[]) => void
  /** Rows removed before come back with the whole draft. */
  isDiscarded: boolean
}

export function ProductRows({ id, rows, onChange, isDiscarded }: Props) {
  const [added, setAdded] = useState<string | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  /** The row being written has no faults yet. */
  const [written, setWritten] = useState<string | null>(null)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setWritten(null)
  }

  const add = () => {
    const row = newRow()
    setAdded(row.id)
    onChange([...rows, row])
  }
  const change = (changed: DraftRow) => onChange(rows.map((row) => (row.id === changed.id ? changed : row)))
  const removed = useRemovedRows(rows, onChange, isEmptyRow)
  const remove = (row: DraftRow) => {
    removed.remove(row)
    addButton.current?.focus()
  }

  return (
    <>
      {rows.length > 0 ? (
        <ul id={id} tabIndex={-1} className={css.list} aria-label={words.products}>
          {rows.map((row) => (
            <li key={row.id} className={css.row} onFocus={() => setWritten(row.id)} onBlur={leave}>
              <div className={css.name}>
                <TextField
                  label={words.productName}
                  placeholder={words.productNamePlaceholder}
                  {...atMost(120)}
                  autoFocus={row.id === added}
                  value={row.name}
                  onChange={(name) => change({ ...row, name })}
                />
              </div>
              <TextField
                label={words.productQuantity}
                placeholder={words.productQuantityPlaceholder}
                {...atMost(40)}
                value={row.quantity}
                onChange={(quantity) => change({ ...row, quantity })}
              />
              <div className={css.remove}>
                <IconButton label={words.removeProduct(row.name)} icon={<Trash2 size={20} />} onPress={() => remove(row)} />
              </div>
              {isHalfRow(row) && written !== row.id ? (
                <div className={css.note}>
                  <Text size="s" tone="warn">
                    {words.productHalf}
                  </Text>
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isDiscarded ? null : removed.rows.map(({ id, name }) => <DiscardedLine key={id} id={id} text={words.productRemoved(name.trim())} />)}
      {rows.length + removed.rows.length < MAX_PRODUCT_ROWS ? (
        <Button ref={addButton} isWide icon={<Plus size={20} />} onPress={add}>
          {words.addProduct}
        </Button>
      ) : null}
    </>
  )
}

const isEmptyRow = ({ name, quantity }: DraftRow): boolean => !name.trim() && !quantity.trim()
