import * as css from './choice-chips.css'
import { RadioField, type RadioProps } from './radio-field'
import type { Option } from './select'

/** One of two to four, all in sight. */
export const ChoiceChips = <Value extends string>(props: RadioProps<Value, Option<Value>>) => (
  <RadioField {...props} look={{ group: css.group, option: css.chip, children: ({ text }) => text }} />
)
