import { parseDays } from '#domain/values/days'
import { texts } from '#texts'
import { after } from '../../ui/forms/field.css'
import { FigureField, type FigureFieldProps } from '../../ui/forms/figure-field'

type Props = Omit<FigureFieldProps, 'parse' | 'format' | 'faultOf' | 'after' | 'inputMode'>

export const DaysField = (props: Props) => (
  <FigureField
    {...props}
    parse={parseDays}
    format={String}
    faultOf={() => texts.errors.fields.days_invalid}
    inputMode="numeric"
    after={<span className={after}>{texts.proposals.form.daysUnit}</span>}
  />
)
