import { formatAmount, hasThirdDecimal, parseMoney } from '#domain/values/money'
import { texts } from '#texts'
import { FigureField, type FigureFieldProps } from '../../../ui/forms/figure-field'

type Props = Pick<FigureFieldProps, 'label' | 'isLabelHidden' | 'placeholder' | 'error' | 'id'> & {
  /** In reais, 0 included, null untyped, below 0 unreadable. */
  value: number | null
  onChange: (value: number | null) => void
}

const words = texts.quoteForm.rows
const UNREADABLE = -1

/** The figure field's 0 is unreadable; here 0 is 'Incluso'. */
const swapped = (value: number | null): number | null => (value === 0 ? UNREADABLE : value === UNREADABLE ? 0 : value)

const parse = (text: string): number | null => (/^(?:0+(?:,0+)?|i|inc.*)$/i.test(text.trim()) ? UNREADABLE : parseMoney(text))

export const RowTotalField = ({ value, onChange, ...rest }: Props) => (
  <FigureField
    {...rest}
    value={swapped(value)}
    onChange={(typed) => onChange(swapped(typed))}
    parse={parse}
    format={(typed) => (typed === UNREADABLE ? words.included : formatAmount(typed))}
    faultOf={(text) => (hasThirdDecimal(text) ? texts.errors.fields.amount_decimals : words.badTotal)}
    before="R$"
    inputMode="decimal"
    enterKeyHint="next"
  />
)
