import { texts } from '#texts'
import { showToast } from '../ui/feedback/toasts'
import { LateSelect } from '../ui/forms/late-select'
import * as css from './state-filter.css'
import { stateOptions } from './state-options'

const words = texts.labels.stateFilter

type Props = {
  /** '' is every state. */
  value: string
  onChange: (state: string) => void
}

/** A list of the whole country, or of the state that the person sets. */
export const StateFilter = ({ value, onChange }: Props) => (
  <div className={css.frame}>
    <LateSelect
      label={words.label}
      none={words.every}
      options={stateOptions}
      value={stateOptions.find((option) => option.value === value)?.value ?? ''}
      onChange={onChange}
      onAbsent={() => showToast({ ...texts.shell.notOpened, tone: 'bad' })}
    />
  </div>
)
