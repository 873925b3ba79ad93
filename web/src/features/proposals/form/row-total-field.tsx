import { formatAmount, hasThirdDecimal, parseMoney } from '#domain/values/money'
import { texts } from '#texts'
import { FigureField, type FigureFieldProps } from '../../../ui/forms/figure-field'

type Props = Pick<FigureFieldProps, 'label' | 'isLabelHidden' | 'placeholder' | 'error' | 'id'> & {
  /** In reais, 0 included; null untyped or unreadable, as `unread`. */
  value: number | null
  unread: string
  onChange: (value: number | null, unread: string) => void
}

const words = texts.quoteForm.rows

const parse = (text: string): number | null => (/^(?:i|inc.*)$/i.test(text.trim()) ? 0 : parseMoney(text))

/** Its 0 is 'Incluso'. */
export const RowTotalField = ({ value, unread, onChange, ...rest }: Props) => (
  <FigureField
    {...rest}
    value={unread ? 0 : value}
    unread={unread}
    onChange={(typed, left) => onChange(left ? null : typed, left)}
    parse={parse}
    format={(typed) => (typed === 0 ? words.included : formatAmount(typed))}
    faultOf={(text) => (hasThirdDecimal(text) ? texts.errors.fields.amount_decimals : words.badTotal)}
    before="R$"
    inputMode="decimal"
    enterKeyHint="next"
  />
)
