import { useSyncExternalStore } from 'react'
import { texts } from '#texts'
import { OptionalSelect } from '../ui/forms/optional-select'
import * as css from './state-filter.css'
import { stateOptions } from './state-options'

const words = texts.labels.stateFilter

type Props = {
  /** '' is every state. */
  value: string
  onChange: (state: string) => void
}

/**
 * A list of the whole country, or of the state that the person sets. A page that was prerendered has its place only: the control carries styles of its
 * own, which the site's policy forbids in the page, and does nothing before the app runs.
 */
export function StateFilter({ value, onChange }: Props) {
  const isRunning = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const chosen = stateOptions.find((option) => option.value === value)?.value ?? ''
  return (
    <div className={css.frame}>
      {isRunning ? <OptionalSelect label={words.label} none={words.every} options={stateOptions} value={chosen} onChange={onChange} /> : null}
    </div>
  )
}
