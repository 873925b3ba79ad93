import { formatAmount, hasThirdDecimal, parseMoney } from '#domain/values/money'
import { texts } from '#texts'
import { FigureField, type FigureFieldProps } from '../../ui/forms/figure-field'

type Props = Omit<FigureFieldProps, 'parse' | 'format' | 'faultOf' | 'before' | 'inputMode'>

const { amount_decimals, amount_unreadable } = texts.errors.fields

export const AmountField = (props: Props) => (
  <FigureField
    isFigure
    {...props}
    parse={parseMoney}
    format={formatAmount}
    faultOf={(text) => (hasThirdDecimal(text) ? amount_decimals : amount_unreadable)}
    before="R$"
    inputMode="decimal"
  />
)
