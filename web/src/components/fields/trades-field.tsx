import { useId } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { type TradeId, trades, tradesOf } from '#domain/projects/trades'
import { texts } from '#texts'
import { chip, group } from '../../ui/forms/choices/choice-chips.css'
import { Select } from '../../ui/forms/choices/select'
import * as css from '../../ui/forms/field.css'
import { useFormLock } from '../../ui/forms/field-frame'

const words = texts.trades

export const tradeOptions = trades.map(({ id, name }) => ({ value: id, text: name }))

type Props = {
  id: string
  label: string
  optional?: string
  hint?: string
  value: readonly string[]
  /** Shown beside the chosen ones, to be pressed. */
  offered?: readonly TradeId[]
  most: number
  onChange(trades: TradeId[]): void
}

/** Chosen trades as pressed chips, in their order, and a list of the others. */
export function TradesField({ id, label, optional, hint, value, offered = [], most, onChange }: Props) {
  const labelId = useId()
  const isLocked = useFormLock()
  const chosen = tradesOf(value)
  const shown = [...new Set([...chosen, ...tradesOf(offered)])]
  const isFull = chosen.length >= most
  const change = (keys: ReadonlySet<unknown>) => {
    const added = shown.filter((trade) => keys.has(trade.id) && !chosen.includes(trade))
    const next = [...chosen.filter((trade) => keys.has(trade.id)), ...added]
    if (!isLocked && next.length <= most) onChange(next.map((trade) => trade.id))
  }
  return (
    <div className={css.field}>
      <span id={labelId} className={css.label}>
        {label}
        {optional ? <span className={css.optional}> {optional}</span> : null}
      </span>
      {shown.length > 0 ? (
        <ToggleButtonGroup
          aria-labelledby={labelId}
          selectionMode="multiple"
          selectedKeys={chosen.map((trade) => trade.id)}
          onSelectionChange={change}
          className={group}
        >
          {shown.map((trade) => (
            <ToggleButton key={trade.id} id={trade.id} isDisabled={isFull && !chosen.includes(trade)} className={chip}>
              {trade.name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ) : null}
      <Select
        id={id}
        label={isFull ? words.full(most) : words.another}
        placeholder={words.choose}
        options={tradeOptions.filter(({ value }) => !shown.some(({ id }) => id === value))}
        value={null}
        isDisabled={isFull}
        onChange={(added) => onChange([...chosen.map((trade) => trade.id), added])}
      />
      {hint ? <span className={css.hint}>{hint}</span> : null}
    </div>
  )
}
